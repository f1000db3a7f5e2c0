/** Resolves a name in `plugins`, `themes` or `presets`. */

import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, isAbsolute, join, resolve } from "node:path";
import { nearestName } from "../report/nearest.ts";
import { BUILTIN_PACKAGES, builtinOf, CLASSIC_PRESET } from "./builtins.ts";
import { archiveHint, isInstalled, packageName } from "./scan-modules.ts";

export type ExtensionKind = "plugin" | "theme" | "preset";

export type Target =
  | { readonly is: "builtin"; readonly package: string }
  | { readonly is: "module"; readonly path: string }
  | { readonly is: "unknown"; readonly hint: string };

export interface NameRequest {
  readonly name: string;
  readonly kind: ExtensionKind;
  /** Absolute path of the file that contains the name; relative paths start at its folder. */
  readonly from: string;
}

/** Target of a name or path. */
export function resolveName({ name, kind, from }: NameRequest): Target {
  if (name.startsWith(".") || isAbsolute(name)) return resolvePath(name, from);
  const candidates = packagesFor(name, kind);
  const builtin = candidates.map(packageName).find(isBuiltinPackage);
  if (builtin !== undefined) return { is: "builtin", package: builtin };
  const installed = candidates.find((candidate) => isInstalled(candidate, from));
  const path = installed === undefined ? undefined : resolveModule(installed, dirname(from));
  return path === undefined
    ? { is: "unknown", hint: archiveHint(from) ?? unknownHint(name, kind) }
    : { is: "module", path };
}

/** Packages that a name may refer to, in order: itself, then with the prefix of its kind. */
export function packagesFor(name: string, kind: ExtensionKind): string[] {
  if (!name.startsWith("@")) return [name, `docusaurus-${kind}-${name}`, `@docusaurus/${kind}-${name}`];
  const [scope = "", rest] = name.split("/", 2);
  if (rest === undefined) return [`${scope}/docusaurus-${kind}`];
  const prefixed = scope === "@docusaurus" ? `${scope}/${kind}-${rest}` : `${scope}/docusaurus-${kind}-${rest}`;
  return [name, prefixed];
}

/** A path, possibly from `require.resolve` with the name of a built-in package. */
function resolvePath(name: string, from: string): Target {
  const inside = name.replaceAll("\\", "/").split("/node_modules/").slice(1).at(-1);
  const owner = inside === undefined ? undefined : packageName(inside);
  if (owner !== undefined && isBuiltinPackage(owner)) return { is: "builtin", package: owner };
  const path = resolveModule(resolve(dirname(from), name), dirname(from));
  if (path !== undefined) return { is: "module", path };
  return { is: "unknown", hint: `Looked for it at \`${join(dirname(from), name)}\`.` };
}

function isBuiltinPackage(name: string): boolean {
  return name === CLASSIC_PRESET || builtinOf(name) !== undefined;
}

/** Absolute path of a module, as `import` resolves it, or else `require`: older packages have `exports` only for `require`. */
export function resolveModule(specifier: string, dir: string): string | undefined {
  // Without an ending, JavaScript comes first, as `require` has it. Bun prefers other endings, and ignores case.
  if (isAbsolute(specifier) && existsSync(`${specifier}.js`)) return `${specifier}.js`;
  const ways = [() => Bun.resolveSync(specifier, dir), () => createRequire(join(dir, "config.cjs")).resolve(specifier)];
  for (const resolveIt of ways) {
    try {
      return resolveIt();
    } catch {
      // The next method may find it.
    }
  }
  return undefined;
}

/** The nearest built-in name, in the form that the author used. */
function unknownHint(name: string, kind: ExtensionKind): string {
  const isOfOthers = name.startsWith("@") && !name.startsWith("@docusaurus/");
  const prefix = `@docusaurus/${kind}-`;
  const packages = [...BUILTIN_PACKAGES, CLASSIC_PRESET].filter((candidate) => candidate.startsWith(prefix));
  const short = name.replace(/^(?:@docusaurus\/|docusaurus-)/, "").replace(/^(?:plugin|theme|preset)-/, "");
  const near = nearestName(short, isOfOthers ? [] : packages.map((candidate) => candidate.slice(prefix.length)));
  if (near === undefined) return `Install it beside the site, or remove it from the config.`;
  return `Did you mean \`${name.startsWith("@") ? prefix + near : near}\`?`;
}
