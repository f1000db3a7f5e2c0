/** Plans the migration of a Docusaurus site to Veloci. */

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Glob } from "bun";
import { releaseIn } from "../config/format-release.ts";
import { isRecord } from "../lookup/is-record.ts";

/** A file that the migration changes. Content files are never changed. */
export interface PlannedChange {
  /** Relative to the site, with `/`. */
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

const CI_FILES =
  ".github/workflows/*.{yml,yaml} .gitlab-ci.yml .circleci/config.yml azure-pipelines.yml netlify.toml vercel.json Dockerfile".split(
    " ",
  );

/** Docusaurus's output folder, which the site's hosts and workflows expect. */
const OUT_DIR = "build";

/** Matches calls of the tool, also through a package manager. The second group is the command. */
const CALL = /(?<![\w@/.-])(?:(?:npx|pnpm exec|pnpm|yarn|bunx)\s+)?docusaurus[ \t]+([a-z][\w:-]*)/g;

/** Packages that Veloci has built in. Other dependencies of the site stay. */
const BUILT_IN =
  /^@docusaurus\/(?:core|preset-classic|types|tsconfig|module-type-aliases|faster|mdx-loader|theme-(?:classic|common|mermaid|live-codeblock|search-algolia)|plugin-(?:content-(?:docs|blog|pages)|client-redirects|ideal-image|pwa|sitemap|debug|google-(?:analytics|gtag|tag-manager)|svgr|css-cascade-layers|rsdoctor|vercel-analytics))$/;

export function planMigration(siteDir: string): PlannedChange[] {
  const ci = CI_FILES.flatMap((pattern) => [...new Glob(pattern).scanSync({ cwd: siteDir, dot: true })]).sort();
  return [...(existsSync(join(siteDir, "package.json")) ? ["package.json"] : []), ...ci].flatMap((path) => {
    const before = readFileSync(join(siteDir, path), "utf8");
    const after = path === "package.json" ? changePackage(before) : changeCalls(before);
    return after === before ? [] : [{ path: path.replaceAll("\\", "/"), before, after }];
  });
}

/** Replaces each call of the tool by the equivalent call of Veloci. */
export function changeCalls(text: string): string {
  return text.replace(CALL, (...[, command = ""]: string[]) => {
    if (command === "start") return "veloci dev";
    if (command === "build") return `veloci build --out-dir ${OUT_DIR}`;
    if (command === "serve") return `veloci serve --dir ${OUT_DIR}`;
    return `veloci ${command}`;
  });
}

/** Changes `package.json`. A file without a JSON object stays unchanged. */
function changePackage(text: string): string {
  const value = parseObject(text);
  if (!value) return text;
  const scripts = mapValues(value["scripts"], (script) => (script === "docusaurus" ? "veloci" : changeCalls(script)));
  const format = releaseIn(value);
  const changed = {
    ...value,
    // What the site was written for stays known, because it decides details such as indented code.
    ...(typeof format === "string" && { veloci: { ...Object(value["veloci"]), format } }),
    ...(scripts && { scripts }),
    ...withoutBuiltIn("dependencies", value),
    ...withoutBuiltIn("devDependencies", value),
  };
  if (Bun.deepEquals(changed, value)) return text;
  const indent = /^([ \t]+)"/m.exec(text)?.[1] ?? "  ";
  return JSON.stringify(changed, null, indent) + (text.endsWith("\n") ? "\n" : "");
}

type JsonMembers = Readonly<Record<string, unknown>>;

function parseObject(text: string): JsonMembers | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function mapValues(value: unknown, change: (text: string) => string): JsonMembers | undefined {
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value).map(([key, each]) => [key, typeof each === "string" ? change(each) : each]);
  return Object.fromEntries(entries) as JsonMembers;
}

function withoutBuiltIn(field: string, value: JsonMembers): JsonMembers {
  const list = value[field];
  if (!isRecord(list)) return {};
  return { [field]: Object.fromEntries(Object.entries(list).filter(([name]) => !BUILT_IN.test(name))) };
}
