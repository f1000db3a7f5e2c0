/** The effects of webpack loaders, in terms of the bundler. */

import { packageName } from "../../../config/scan-modules.ts";
import type { ImportRule, SassSettings } from "../../../model/bundler-settings.ts";
import { BARE_LOADER, type LoaderMeaning, meaningOf } from "../../../config/loader-meanings.ts";
import { type LoaderRequest, makeChange } from "../../../config/run-loaders.ts";
import { toSassSettings } from "../../../config/sass-options.ts";
import { readSvgrLoader } from "../../../config/svgr-options.ts";
import { isInRule, readOwnLoaders, type RuleConditions } from "./own-loaders.ts";

/** Files of these kinds are read without loaders of packages, which may need more of webpack than there is. */
const BUILT_IN =
  "a.js a.jsx a.ts a.tsx a.mjs a.worker.js a.worker.ts a.css a.scss a.md a.mdx a.json a.png a.jpg a.gif a.webp a.svg a.ico a.woff2 a.ttf a.mp4 a.pdf".split(
    " ",
  );

/** The known part of a rule. */
export interface FoundRule extends Pick<ImportRule, "isBare" | "svg" | "change"> {
  readonly test: RegExp | undefined;
  /** Name of the loader that decides: the last one to run turns a file into a module. */
  readonly loader: string;
  readonly meaning: LoaderMeaning;
  /** Name of a loader that could be run if it were installed. */
  readonly missing?: string | undefined;
  /** Options of the loader without effect. */
  readonly lost?: readonly string[];
  /** What a loader in the rule tells the compiler of Sass. */
  readonly sass?: SassSettings | undefined;
}

/** The rules in a rule: itself, or those of its `oneOf` and `rules`. Anything that is not an object is skipped. */
export function readRule(rule: unknown, request: LoaderRequest): FoundRule[] {
  const { test, include, oneOf, rules, type, use, loader, resolve } = Object(rule) as Readonly<Record<string, unknown>>;
  const inner = [...toList(oneOf), ...toList(rules)];
  if (inner.length > 0) return inner.flatMap((each) => readRule({ test, ...Object(each) }, request));
  const entries = [...toList(use), ...(loader === undefined ? [] : [rule]), ...(type === undefined ? [] : [type])];
  const names = entries.map(loaderName).filter((name) => name !== undefined);
  // A rule that only sets resolution (`fullySpecified: false`) requests the default.
  if (names.length === 0)
    return resolve === undefined ? [] : [{ test: toTest(test), loader: "resolve", meaning: "built in" }];
  const files = toTest(test) ?? toTest(include);
  const isRun = (entry: unknown): boolean =>
    files !== undefined &&
    meaningOf(loaderName(entry) ?? "") === "unknown" &&
    BUILT_IN.every((name) => !files.test(name));
  const own = readOwnLoaders(entries, isRun, request);
  if (own !== undefined && files !== undefined) {
    const rest = entries.slice(0, -own.length).map((entry) => meaningOf(loaderName(entry) ?? ""));
    const meaning = rest.find((each) => each !== "built in") ?? "script";
    const isBare = isBareModule(entries[0]);
    const isIn = (file: string): boolean => isInRule(rule as RuleConditions, file);
    return [{ test: files, loader: names.at(-1) ?? "", meaning, isBare, change: makeChange(own, isIn, request) }];
  }
  const known = names.map((name) => ({ name, meaning: meaningOf(name) }));
  const { name, meaning } = known.find((each) => each.meaning !== "built in") ??
    known[0] ?? { name: "", meaning: "unknown" };
  const entry = entries.find((each) => loaderName(each) === name);
  const svgr = readSvgrLoader(meaning === "component" ? optionsOf(entry) : {}, {
    ...request,
    warn: (problem) => request.report.warn(problem),
  });
  const missing = loaderName(entries.find((each) => isRun(each) && !readOwnLoaders([each], isRun, request)));
  const sass = readSassLoader(entries, request);
  return [{ test: files, loader: name, meaning, missing, isBare: isBareModule(entry), ...svgr, ...sass }];
}

function readSassLoader(entries: readonly unknown[], { siteDir }: LoaderRequest): Partial<FoundRule> {
  const loader = "sass-loader";
  const { additionalData, ...options } = optionsOf(entries.find((each) => loaderName(each) === loader));
  if (typeof additionalData === "function")
    return { sass: toSassSettings(options, siteDir), loader, lost: ["additionalData"] };
  return { sass: toSassSettings({ ...options, additionalData: additionalData as string | undefined }, siteDir) };
}

function optionsOf(entry: unknown): Readonly<Record<string, unknown>> {
  return Object((Object(entry) as { readonly options?: unknown }).options) as Readonly<Record<string, unknown>>;
}

function isBareModule(entry: unknown): boolean {
  return BARE_LOADER.test(loaderName(entry) ?? "") || optionsOf(entry)["esModule"] === false;
}

function toList(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** A name, or a path from `require.resolve`. */
function loaderName(entry: unknown): string | undefined {
  const written: unknown = typeof entry === "object" && entry !== null && "loader" in entry ? entry.loader : entry;
  if (typeof written !== "string") return undefined;
  const inside = written.replaceAll("\\", "/").split("/node_modules/").at(-1) ?? written;
  return /^(?:asset|javascript)(?:\/|$)/.test(inside) ? inside : packageName(inside.split("?")[0] ?? inside);
}

function toTest(test: unknown): RegExp | undefined {
  const tests = toList(test).flatMap((each) => {
    // A path is that of a file, or of a folder with all files in it.
    if (typeof each === "string") return [new RegExp(`^${RegExp.escape(each)}`)];
    return each instanceof RegExp ? [each] : [];
  });
  if (tests.length === 0) return undefined;
  return new RegExp(
    tests.map(({ source }) => `(?:${source})`).join("|"),
    tests.some(({ ignoreCase }) => ignoreCase) ? "i" : "",
  );
}
