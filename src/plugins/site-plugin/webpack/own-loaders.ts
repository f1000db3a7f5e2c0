/** Reads which loaders of webpack rules can be run, those of the site and those of packages. */

import { createRequire } from "node:module";
import { isAbsolute, join } from "node:path";
import type { LoaderRequest, OwnLoader } from "../../../config/run-loaders.ts";

/** Conditions on the absolute path of a file, as webpack has them. */
export type RuleConditions = Readonly<Partial<Record<"test" | "include" | "exclude", unknown>>>;

/**
 * The loaders at the end of a rule that can be run, which run first, the last one first of all; `undefined` if the last one cannot.
 * `isRun` tells which loaders of packages are.
 */
export function readOwnLoaders(
  entries: readonly unknown[],
  isRun: (entry: unknown) => boolean,
  request: LoaderRequest,
): readonly OwnLoader[] | undefined {
  const loaders = entries.map((entry) => toOwnLoader(entry, isRun(entry), request));
  const own = loaders.slice(loaders.findLastIndex((loader) => loader === undefined) + 1);
  return own.length === 0 ? undefined : (own as OwnLoader[]);
}

function toOwnLoader(entry: unknown, isRun: boolean, { siteDir }: LoaderRequest): OwnLoader | undefined {
  const { loader = entry, options } = Object(entry) as Partial<Record<"loader" | "options", unknown>>;
  if (typeof loader !== "string" || !(isRun || isAbsolute(loader) || loader.startsWith("."))) return undefined;
  try {
    const path = createRequire(join(siteDir, "package.json")).resolve(loader);
    return isRun || !/[\\/]node_modules[\\/]/.test(path) ? { path, options } : undefined;
  } catch {
    return undefined;
  }
}

/** Paths of the loaders that `resolveLoader.alias` gives names. */
export function readNamedLoaders(aliases: unknown, request: LoaderRequest): Record<string, string> {
  const entries = Object.entries(Object(aliases) as object).flatMap(([name, target]: [string, unknown]) => {
    const loader = toOwnLoader(target, true, request);
    return loader === undefined ? [] : [[name, loader.path] as const];
  });
  return Object.fromEntries(entries);
}

/** Whether a rule is for a file. */
export function isInRule({ test, include, exclude }: RuleConditions, file: string): boolean {
  const fits = (condition: unknown): boolean => condition === undefined || matches(condition, file);
  return fits(test) && fits(include) && !(exclude !== undefined && matches(exclude, file));
}

function matches(condition: unknown, file: string): boolean {
  if (typeof condition === "string") return file.startsWith(condition);
  if (condition instanceof RegExp) return condition.test(file);
  if (Array.isArray(condition)) return condition.some((each) => matches(each, file));
  return typeof condition === "function" && Boolean(condition(file));
}
