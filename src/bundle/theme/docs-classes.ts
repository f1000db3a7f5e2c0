/** Classes of the theme's style sheet that docs pages may use. */

import { readFileSync } from "node:fs";
import { classesOf, readStyles } from "../styles/lean-styles.ts";
import type { PartModules } from "./part-modules.ts";
import { staticImports } from "../chunks/static-imports.ts";
import { hasDocsStyles, type ThemeModule } from "./theme-modules.ts";

/** Classes of compiled Markdown, and of the loading bar. */
const OF_TEXT =
  /^(?:markdown$|anchor|hash-link|hljs|codeBlock|language-|theme-code|buttonGroup|copyButton|wordWrapButton|token|backToTop|contains-task|footnotes|veloci-progress)/;

/** Classes of rarer Markdown, most frequent first: each group makes a sheet larger than the previous one. */
const OF_RICHER_TEXT = [
  /^(?:alert|admonition|theme-admonition)/,
  /^(?:tabs?(?:_|-|$)|tabList|tabItem|card(?:_|-|$)|cardContainer|docCard|theme-(?:cards|file-tree|steps))/,
];

/** Classes of docs pages by richness; each list extends the previous one. */
export type DocsClasses = readonly (readonly string[])[];

export interface DocsClassesRequest {
  readonly styles: string;
  readonly modules: readonly ThemeModule[];
  /** Browser files by output path. */
  readonly files: Readonly<Record<string, string>>;
  readonly main: string;
  readonly chunkOf: Readonly<Record<string, string>>;
  readonly parts: PartModules;
}

/** A class counts if the code for such pages contains its name. Pages with other classes get the complete sheet. */
export function findDocsClasses({ styles, modules, files, main, chunkOf, parts }: DocsClassesRequest): DocsClasses {
  const docsModules = modules.filter(hasDocsStyles);
  const chunks = new Set(docsModules.map(({ name }) => chunkOf[name] ?? main));
  const reached = new Set([...chunks].flatMap((chunk) => [chunk, ...staticImports(files, chunk)]));
  const printed = new Set(Object.entries(parts).flatMap(([part, inside]) => [part, ...inside]));
  const texts = [
    ...[...reached].map((chunk) => files[chunk] ?? ""),
    ...modules.filter(({ name }) => printed.has(name)).map(({ file }) => readFileSync(file, "utf8")),
  ];
  const isSaid = makeNameFinder(texts);
  const classes = [...classesOf(readStyles(styles))];
  const richer = OF_RICHER_TEXT.map((pattern) => classes.filter((name) => pattern.test(name)));
  const isRicher = (name: string): boolean => OF_RICHER_TEXT.some((pattern) => pattern.test(name));
  return [classes.filter((name) => !isRicher(name) && (OF_TEXT.test(name) || isSaid(name))), ...richer];
}

/** Makes the function that returns whether a name, or its prefix up to a dash or underscore, is a word in some code. */
export function makeNameFinder(texts: readonly string[]): (name: string) => boolean {
  const words = new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []));
  const beginnings = [...words].filter((word) => /^-{0,2}[a-z][\w-]*[-_]$/i.test(word));
  const known = new Map<string, boolean>();
  return (name) => {
    const found = known.get(name) ?? (words.has(name) || beginnings.some((beginning) => name.startsWith(beginning)));
    known.set(name, found);
    return found;
  };
}
