/** Reads the words after `veloci swizzle`: `[theme] [component] [siteDir]`, all optional. */

import { resolve } from "node:path";
import type { Diagnostic } from "../model/diagnostic.ts";
import { nearestName } from "../report/nearest.ts";
import { THEMES } from "../swizzle/swizzle-names.ts";
import type { SwizzleRow } from "../model/swizzle.ts";
import { isFolder } from "../system/lenient-files.ts";

export interface SwizzleWords {
  readonly theme?: string;
  readonly row?: SwizzleRow;
  readonly siteDir: string | undefined;
}

/** Set if the words may name a plugin of the site. */
export interface PluginWords {
  readonly plugin: string;
  readonly component: string | undefined;
  readonly siteDir: string | undefined;
  /** The error to report if no such plugin exists. */
  readonly unknown: Diagnostic;
}

/**
 * Reads the words. A word that is neither a theme nor a component is the site folder, or a plugin if it looks like a package name.
 * Diagnostics: `unknown-component` and `extra-argument`.
 */
export function readSwizzleWords(
  words: readonly string[],
  table: readonly SwizzleRow[],
  cwd: string,
): SwizzleWords | PluginWords | { readonly problem: Diagnostic } {
  const rest = [...words];
  const theme = Object.hasOwn(THEMES, withoutScope(rest[0])) ? withoutScope(rest.shift()) : undefined;
  const row = findRow(rest[0], table);
  if (row) rest.shift();
  const [siteDir, extra] = rest;
  if (extra !== undefined || (siteDir !== undefined && !row && !isFolder(resolve(cwd, siteDir)))) {
    const unknown = toUnknown(row ? (extra ?? "") : (siteDir ?? ""), row ? [] : table.map(({ name }) => name));
    return toPlugin(words, cwd, unknown) ?? { problem: unknown };
  }
  return { ...(theme !== undefined && { theme }), ...(row && { row }), siteDir };
}

/** Recognizes plugin names by their lower case; component names have upper-case letters. */
function toPlugin(words: readonly string[], cwd: string, unknown: Diagnostic): PluginWords | undefined {
  const [plugin = "", ...rest] = words;
  if (!/^[a-z@.]/.test(plugin)) return undefined;
  const last = rest.at(-1);
  const siteDir = last !== undefined && isFolder(resolve(cwd, last)) ? rest.pop() : undefined;
  const [component, extra] = rest;
  return extra === undefined ? { plugin, component, siteDir, unknown } : undefined;
}

/** Returns the short name: `@docusaurus/theme-classic`, `docusaurus-theme-classic` and `classic` name the same theme. */
function withoutScope(word = ""): string {
  const name = word.replace(/^@?docusaurus[-/]/, "");
  return ["classic", "live-codeblock", "mermaid", "search-algolia"].includes(name) ? `theme-${name}` : name;
}

function findRow(word = "", table: readonly SwizzleRow[]): SwizzleRow | undefined {
  const name = word.replace(/^@theme(?:-original)?\//, "").replace(/\/$/, "");
  return table.find((row) => row.name === name);
}

function toUnknown(word: string, names: readonly string[]): Diagnostic {
  if (names.length === 0) {
    const message = `Unexpected argument \`${word}\`: \`swizzle\` takes a theme, a component and the site's folder.`;
    return { code: "extra-argument", severity: "error", message };
  }
  const near = nearestName(word, names);
  const hint = `${near === undefined ? "" : `Did you mean \`${near}\`? `}\`veloci swizzle --list\` lists all components.`;
  return { code: "unknown-component", severity: "error", message: `The theme has no component \`${word}\`.`, hint };
}
