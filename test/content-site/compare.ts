/** Holds a graph against the reference build. */

import type { BlogContent, Post } from "../../src/model/blog.ts";
import type { Doc, DocsContent, DocsVersion, SidebarItem } from "../../src/model/docs.ts";
import type { Graph } from "../../src/model/graph.ts";
import type { Route } from "../../src/model/route.ts";
import type {
  Reference,
  ReferenceDoc,
  ReferenceItem,
  ReferencePost,
  ReferenceRoute,
  ReferenceSidebars,
} from "./reference.ts";

/** All differences: of routes, versions, docs, sidebars and posts. */
export function compareWithReference(graph: Graph, reference: Reference): string[] {
  const instances = contentsOf<DocsContent>(graph, "docusaurus-plugin-content-docs");
  const blogs = contentsOf<BlogContent>(graph, "docusaurus-plugin-content-blog");
  const versionOf = (instance: string, name: string): DocsVersion | undefined =>
    instances.find(({ pluginId }) => pluginId === instance)?.versions.find((version) => version.name === name);
  const posts = blogs.flatMap((blog) => blog.posts.map((post) => ({ ...post, blog: addressOf(blog.path).slice(1) })));
  return [
    ...compareRoutes(graph.routes, reference.routes),
    ...reference.sidebars.flatMap((facts) => compareVersion(versionOf(facts.instance, facts.version), facts)),
    ...compareDocs(instances, reference.docs),
    ...comparePosts(posts, reference.posts),
  ];
}

function contentsOf<C>({ plugins }: Graph, name: string): C[] {
  return plugins.filter((plugin) => plugin.name === name).map(({ content }) => content as C);
}

/** An address as the facts write it: decoded, without slash at its end. */
function addressOf(path: string): string {
  return decodeURI(path).replace(/(?<=.)\/$/, "");
}

/** Fields of one thing that differ from what they should be. */
function compareFields(name: string, found: object, expected: object): string[] {
  const own = Object.entries(found);
  return Object.entries(expected).flatMap(([field, value]) => {
    const is = JSON.stringify(own.find(([key]) => key === field)?.[1]);
    const should = JSON.stringify(value);
    return is === should ? [] : [`${name}: ${field} is ${is}, not ${should}`];
  });
}

interface Things<F, W> {
  readonly found: ReadonlyMap<string, F>;
  readonly expected: ReadonlyMap<string, W>;
  compare(name: string, found: F, expected: W): string[];
}

/** Things by name: those that only one side has, and what differs in those of both. */
function compareThings<F, W>({ found, expected, compare }: Things<F, W>): string[] {
  const added = [...found.keys()].filter((name) => !expected.has(name)).map((name) => `${name}: added`);
  const others = [...expected].flatMap(([name, fact]) => {
    const own = found.get(name);
    return own === undefined ? [`${name}: missing`] : compare(name, own, fact);
  });
  return [...added, ...others];
}

function compareRoutes(routes: readonly Route[], facts: readonly ReferenceRoute[]): string[] {
  return compareThings({
    found: new Map(routes.map((route) => [`route ${decodeURI(route.path)}`, route])),
    expected: new Map(facts.map((fact) => [`route ${fact.path}`, fact])),
    compare: (name, { layers, exact, context }, { component, match, sidebar = null }) => {
      const own: { readonly sidebar?: string } = context ?? {};
      const found = {
        component: layers.at(-1)?.component,
        match: exact ? "exact" : "prefix",
        sidebar: own.sidebar ?? null,
      };
      return compareFields(name, found, { component, match, sidebar });
    },
  });
}

function compareVersion(version: DocsVersion | undefined, facts: ReferenceSidebars): string[] {
  const name = `version ${facts.instance} ${facts.version}`;
  if (!version) return [`${name}: missing`];
  const { label, isLast, badge } = version;
  const banner = version.banner === "none" ? null : version.banner;
  const lines = compareThings({
    found: new Map(Object.entries(version.sidebars).map(([id, items]) => [`sidebar ${id}`, toTree(items)])),
    expected: new Map(Object.entries(facts.sidebars).map(([id, items]) => [`sidebar ${id}`, toReferenceTree(items)])),
    compare: compareTrees,
  });
  return [
    ...compareFields(name, { label, isLast, banner, badge }, facts.facts),
    ...lines.map((line) => `${name}: ${line}`),
  ];
}

/** One line per item of a sidebar, with all that the facts know of it; deeper ones are indented. */
function toTree(items: readonly SidebarItem[], indent = ""): string[] {
  return items.flatMap((item) => {
    const { className, customProps } = item;
    const shown = { ...(className ? { className } : {}), ...(customProps ? { customProps } : {}) };
    if (item.type === "html") return [indent + toLine({ type: "html", ...shown })];
    const href = item.href === undefined ? {} : { href: addressOf(item.href) };
    const { label } = item;
    if (item.type === "link") {
      const docId = item.docId === undefined ? {} : { docId: item.docId };
      return [indent + toLine({ type: "link", label, ...href, ...docId, ...shown })];
    }
    const { collapsed } = item;
    const collapsible = item.collapsible ? {} : { collapsible: false };
    const own = toLine({ type: "category", label, ...href, collapsed, ...collapsible, ...shown });
    return [indent + own, ...toTree(item.items, `${indent}  `)];
  });
}

function toReferenceTree(items: readonly ReferenceItem[], indent = ""): string[] {
  return items.flatMap(({ items: inner, ...item }) => {
    const href = item.href === undefined ? {} : { href: addressOf(item.href) };
    return [indent + toLine({ ...item, ...href }), ...(inner ? toReferenceTree(inner, `${indent}  `) : [])];
  });
}

function toLine({ type, label, ...fields }: Readonly<Record<string, unknown>>): string {
  const sorted = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return [type, label, ...sorted.map(([field, value]) => `${field}=${JSON.stringify(value)}`)].join(" ").trim();
}

/** Lines of one tree that the other has not, and the first place where the order differs. */
function compareTrees(name: string, found: readonly string[], expected: readonly string[]): string[] {
  const added = found.filter((line) => !expected.includes(line));
  const missing = expected.filter((line) => !found.includes(line));
  const both = found.filter((line) => !added.includes(line));
  const moved = expected.filter((line) => !missing.includes(line)).find((line, index) => line !== both[index]);
  return [
    ...added.map((line) => `${name}: ${line.trim()}: added`),
    ...missing.map((line) => `${name}: ${line.trim()}: missing`),
    ...(moved === undefined ? [] : [`${name}: ${moved.trim()}: at another place`]),
  ];
}

function compareDocs(instances: readonly DocsContent[], facts: readonly ReferenceDoc[]): string[] {
  const docs = instances.flatMap(({ pluginId, versions }) =>
    versions.flatMap((version) =>
      version.docs.map((doc): [string, Doc] => [docName(pluginId, version.name, doc), doc]),
    ),
  );
  return compareThings({
    found: new Map(docs),
    expected: new Map(facts.map((fact) => [docName(fact.instance, fact.version, fact), fact])),
    compare: (name, doc, { instance: _instance, version: _version, id: _id, source, frontMatter, ...fields }) => {
      const found = {
        permalink: addressOf(doc.permalink),
        title: doc.title,
        sidebar: doc.sidebar ?? null,
        tags: doc.tags.map(({ label }) => label),
        previous: doc.previous ? addressOf(doc.previous.permalink) : null,
        next: doc.next ? addressOf(doc.next.permalink) : null,
      };
      const expected = {
        ...fields,
        permalink: addressOf(fields.permalink),
        previous: fields.previous && addressOf(fields.previous),
        next: fields.next && addressOf(fields.next),
      };
      return [
        ...compareFields(name, found, expected),
        ...(doc.source.endsWith(`/${source}`) ? [] : [`${name}: file is ${doc.source}, not …/${source}`]),
        ...compareFrontMatter(name, doc.frontMatter, frontMatter),
      ];
    },
  });
}

function docName(instance: string, version: string, { id }: { readonly id: string }): string {
  return `doc ${instance} ${version} ${id}`;
}

/** Front matter is that of the facts, but for descriptions, which the reference takes from the text. */
function compareFrontMatter(name: string, found: object, expected: object): string[] {
  const added = Object.keys(found).filter((field) => field !== "description" && !(field in expected));
  return [
    ...compareFields(`${name}: front matter`, found, expected),
    ...added.map((field) => `${name}: front matter: ${field}: added`),
  ];
}

function comparePosts(posts: readonly (Post & { readonly blog: string })[], facts: readonly ReferencePost[]): string[] {
  const known = new Set(facts.map(({ instance }) => instance));
  const own = posts.filter(({ blog }) => known.has(blog));
  return compareThings({
    found: new Map(own.map((post) => [`post ${addressOf(post.permalink)}`, post])),
    expected: new Map(facts.map((fact) => [`post ${addressOf(fact.permalink)}`, fact])),
    compare: (name, { title, date, tags, authors }, { instance: _instance, permalink: _permalink, ...expected }) => {
      const labels = tags.map(({ label }) => label);
      return compareFields(
        name,
        { title, date: date.slice(0, 10), tags: labels, authorCount: authors.length },
        expected,
      );
    },
  });
}
