/**
 * The reference build of the bundled site, as facts.
 *
 * * The three versions of the manual have the same pages and sidebars there, but for the version in ids and addresses: the files
 * have them once. Permalinks are without the slash that `trailingSlash` adds.
 */

import { join } from "node:path";

export interface ReferenceRoute {
  readonly path: string;
  readonly component: string;
  readonly match: "exact" | "prefix";
  readonly sidebar?: string;
}

export interface ReferenceDoc {
  readonly instance: string;
  readonly version: string;
  /** Without the version. */
  readonly id: string;
  /** File in the folder of the version. */
  readonly source: string;
  readonly permalink: string;
  readonly title: string;
  readonly sidebar: string | null;
  readonly tags: readonly string[];
  readonly previous: string | null;
  readonly next: string | null;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

export interface ReferenceVersion {
  readonly label: string;
  readonly isLast: boolean;
  readonly banner: string | null;
  readonly badge: boolean;
}

export interface ReferenceItem {
  readonly type: "link" | "category" | "html" | "levels";
  readonly label?: string;
  readonly href?: string;
  readonly items?: readonly ReferenceItem[];
  readonly [field: string]: unknown;
}

export interface ReferenceSidebars {
  readonly instance: string;
  readonly version: string;
  readonly facts: ReferenceVersion;
  readonly sidebars: Readonly<Record<string, readonly ReferenceItem[]>>;
}

export interface ReferencePost {
  readonly instance: string;
  readonly permalink: string;
  readonly date: string;
  readonly title: string;
  readonly tags: readonly string[];
  readonly authorCount: number;
}

export interface Reference {
  readonly routes: readonly ReferenceRoute[];
  readonly docs: readonly ReferenceDoc[];
  readonly sidebars: readonly ReferenceSidebars[];
  readonly posts: readonly ReferencePost[];
}

type Instances = Readonly<Record<string, Pick<ReferenceSidebars, "sidebars"> & { versions: Versions }>>;
type Versions = Readonly<Record<string, ReferenceVersion>>;

const DIR = join(import.meta.dir, "facts");

/** Reads all facts. */
export async function readReference(): Promise<Reference> {
  const read = (name: string): Promise<string> => Bun.file(join(DIR, name)).text();
  const instances = JSON.parse(await read("sidebars.json")) as Instances;
  const docs = toLines(await read("docs.jsonl")).map((line) => JSON.parse(line) as Omit<ReferenceDoc, "version">);
  return {
    routes: toLines(await read("routes.tsv"))
      .slice(1)
      .map(toRoute),
    docs: docs.flatMap((doc) => {
      const versions = Object.keys(instances[doc.instance]?.versions ?? {});
      return versions.map((version) => ({ ...inVersion(doc, version), version }));
    }),
    sidebars: Object.entries(instances).flatMap(([instance, { versions, sidebars }]) =>
      Object.entries(versions).map(([version, facts]) => {
        return { instance, version, facts, sidebars: expandLevels(inVersion(sidebars, version)) };
      }),
    ),
    posts: toLines(await read("posts.jsonl")).map((line) => JSON.parse(line) as ReferencePost),
  };
}

function toLines(text: string): string[] {
  return text.split("\n").filter((line) => line !== "");
}

function toRoute(line: string): ReferenceRoute {
  const [path = "", component = "", match, sidebar] = line.split("\t");
  return { path, component, match: match === "prefix" ? "prefix" : "exact", ...(sidebar ? { sidebar } : {}) };
}

/** Addresses of the manual with the version in them. */
function inVersion<T>(facts: T, version: string): T {
  if (version === "current") return facts;
  return JSON.parse(JSON.stringify(facts).replaceAll('"/docs/', `"/docs/${version}/`)) as T;
}

/** Puts what `levels` stands for into its place: eight links and eight categories, three levels deep. */
function expandLevels(sidebars: ReferenceSidebars["sidebars"]): ReferenceSidebars["sidebars"] {
  const expand = (items: readonly ReferenceItem[]): ReferenceItem[] =>
    items.flatMap((item) => {
      if (item.type === "levels") return toLevels(1);
      return item.items ? [{ ...item, items: expand(item.items) }] : [item];
    });
  return Object.fromEntries(Object.entries(sidebars).map(([name, items]) => [name, expand(items)]));
}

function toLevels(level: number): ReferenceItem[] {
  if (level === 4) return [{ type: "link", label: `Link (level ${level})`, href: "/" }];
  const eight = Array.from({ length: 8 }, (_, index) => `${index} (level ${level})`);
  return [
    ...eight.map((name): ReferenceItem => ({ type: "link", label: `Link ${name}`, href: "/" })),
    ...eight.map((name): ReferenceItem => {
      return { type: "category", label: `Category ${name}`, collapsed: true, items: toLevels(level + 1) };
    }),
  ];
}
