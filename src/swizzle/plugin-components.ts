/** Lists the components of plugins with their declared safety, and collects the files to copy. */

import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, extname, join, relative, resolve, sep } from "node:path";
import { findPluginOverrides } from "../content/theme-overrides.ts";
import type { PluginTheme, SwizzleRow, SwizzleVerdict } from "../model/swizzle.ts";
import type { Language } from "./eject.ts";
import type { ThemeSource } from "./theme-source.ts";

/** A component of a plugin. */
export interface PluginComponent {
  readonly row: SwizzleRow;
  readonly source: ThemeSource;
  /** Absolute paths of its JavaScript and TypeScript files. */
  readonly file: string;
  readonly typedFile?: string;
}

/** A file to copy, with its path relative to the component's folder. */
export interface CopiedFile {
  readonly name: string;
  readonly content: string | Uint8Array;
}

const PREFIX = "@theme/";
const CODE = /\.[cm]?[jt]sx?$/;
const NOT_COPIED = /\.(?:d\.ts|map)$|\.(?:test|stories)\./;
const RELATIVE = /(?<=\b(?:from|import|import\s*\(|require\s*\()\s*["'])\.\.?\/[^"']+(?=["'])/g;

/** All components of a plugin, by name. */
export function listPluginComponents(theme: PluginTheme): PluginComponent[] {
  const typed = theme.typedFolder === undefined ? {} : findPluginOverrides([theme.typedFolder]);
  return Object.entries(findPluginOverrides([theme.folder]))
    .filter(([name]) => /\/[A-Z][^/]*$/.test(name))
    .map(([known, file]) => {
      const name = known.slice(PREFIX.length);
      const source = {
        name,
        path: relative(theme.folder, file).split(sep).join("/"),
        text: readFileSync(file, "utf8"),
      };
      const typedFile = typed[known];
      const component = { source, file, ...(typedFile !== undefined && { typedFile }) };
      return { ...component, row: toRow(component, theme) };
    });
}

function toRow({ source, file }: Omit<PluginComponent, "row">, theme: PluginTheme): SwizzleRow {
  const { name } = source;
  const stated = Object.hasOwn(theme.verdicts, name) ? theme.verdicts[name] : undefined;
  const verdict = (action: "wrap" | "eject"): SwizzleVerdict => {
    const safety = stated?.[action] ?? "unsafe";
    if (safety === "safe") return { safety };
    return { safety, reason: `the plugin \`${theme.from}\` does not mark it as safe` };
  };
  const outside = outsideImports(file, theme.folder)[0];
  const eject: SwizzleVerdict =
    outside === undefined
      ? verdict("eject")
      : { safety: "forbidden", reason: `it needs \`${outside}\` of the plugin, which a copy cannot import` };
  return {
    name,
    summary: stated?.summary ?? `From \`${theme.from}\``,
    theme: theme.from,
    wrap: verdict("wrap"),
    eject,
  };
}

/** Returns the component's imports from outside the plugin's theme folder. */
function outsideImports(file: string, folder: string): string[] {
  return [...readFileSync(file, "utf8").matchAll(RELATIVE)].flatMap(([path]) =>
    relative(folder, resolve(dirname(file), path)).startsWith("..") ? [path] : [],
  );
}

/** Returns the files to copy: the component, and everything next to it in its own folder. It imports other components by name. */
export function copyComponent(component: PluginComponent, language: Language, theme: PluginTheme): CopiedFile[] {
  const { file, typedFile } = component;
  const [from, folder] =
    language === "typescript" && typedFile !== undefined && theme.typedFolder !== undefined
      ? [typedFile, theme.typedFolder]
      : [file, theme.folder];
  const dir = dirname(from);
  const main = basename(from);
  if (!main.startsWith("index.")) return [{ name: `index${extname(main)}`, content: copyCode(from, folder, []) }];
  const files = readdirSync(dir, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && !NOT_COPIED.test(entry.name),
  );
  const names = files.map(({ name }) => name);
  return names.map((name) => {
    const path = join(dir, name);
    return { name, content: CODE.test(name) ? copyCode(path, folder, names) : readFileSync(path) };
  });
}

function copyCode(file: string, folder: string, beside: readonly string[]): string {
  const dir = dirname(file);
  return readFileSync(file, "utf8").replace(RELATIVE, (path) => {
    const target = resolve(dir, path);
    const isBeside =
      dirname(target) === dir && beside.some((name) => name === basename(target) || stem(name) === basename(target));
    if (isBeside) return path;
    return PREFIX + stem(relative(folder, target).split(sep).join("/"));
  });
}

function stem(path: string): string {
  return path.replace(CODE, "");
}
