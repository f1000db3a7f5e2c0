/** Checks what a site's plugin passes to its actions. */

import { isAbsolute } from "node:path";
import * as z from "zod/mini";
import { pathWords } from "../../config/issue-words.ts";
import { type Loss, toPlainData } from "../../config/plain-data.ts";
import { resolveModule } from "../../config/resolve-name.ts";
import { siteFrame } from "../../config/thrown.ts";
import { nearestFile } from "../../content/asset-places.ts";
import { toSitePath } from "../../content/files.ts";
import type { Diagnostic, Reporter } from "../../model/diagnostic.ts";
import type { Json, JsonObject } from "../../model/json.ts";
import type { RouteConfig } from "./lifecycle.ts";
import { plannedRouteOf } from "./wrapped/planned-route.ts";

export interface GivenBy {
  /** Name of the plugin. */
  readonly plugin: string;
  /** Absolute path of the site folder. */
  readonly siteDir: string;
  /** Absolute path of the plugin's module, or of the config that contains it. */
  readonly path: string;
  readonly report: Reporter;
}

const time = z.number().check(z.refine((value) => !Number.isNaN(new Date(value).getTime())));

const metadata = z.looseObject({ lastUpdatedAt: z.optional(z.nullable(time)) });

const FIELDS = {
  path: { schema: z.string(), words: "a string such as `/docs`" },
  component: { schema: z.string(), words: "the path of a module" },
  // Any value counts as true or false, as in the format.
  exact: { schema: z.unknown(), words: "" },
  modules: { schema: z.optional(z.record(z.string(), z.unknown())), words: "an object" },
  props: { schema: z.optional(z.record(z.string(), z.unknown())), words: "an object" },
  routes: { schema: z.optional(z.array(z.unknown())), words: "a list of routes" },
  sidebar: { schema: z.optional(z.string()), words: "the name of a sidebar" },
  priority: { schema: z.optional(z.number()), words: "a number" },
  context: { schema: z.optional(z.record(z.string(), z.unknown())), words: "an object" },
  metadata: { schema: z.optional(metadata), words: "an object whose `lastUpdatedAt` is a time in milliseconds" },
} as const;

/** Fields that name files of the site, or generated ones. */
const NAMES_FILES: ReadonlySet<string> = new Set(["modules", "context"]);

/** Maximum depth of child routes, each of which nests one more component. */
const MAX_LEVELS = 50;

/**
 * A route of `addRoute` with plain props; `undefined` if it is invalid. Diagnostics: `invalid-route`, `missing-module`,
 * `not-plain-data`.
 */
export function readRoute(value: unknown, by: GivenBy, above: readonly unknown[] = []): RouteConfig | undefined {
  const fail = (problem: string): undefined => {
    const message = `A route of the plugin \`${by.plugin}\` ${problem}.`;
    by.report.error({ code: "invalid-route", message, ...placeOf(by) });
  };
  if (typeof value !== "object" || value === null) return fail("must be an object with `path` and `component`");
  if (above.includes(value)) return fail("contains itself in its `routes`");
  if (above.length > MAX_LEVELS) return fail(`has child routes more than ${MAX_LEVELS} levels deep`);
  const given = { ...value } as Readonly<Record<string, unknown>>;
  const wrong = Object.entries(FIELDS).find(([name, { schema }]) => !z.safeParse(schema, given[name]).success);
  if (wrong) return fail(`must have \`${wrong[0]}\`, ${wrong[1].words}${isAt(given["path"])}`);
  const { props, routes, ...route } = given as unknown as RouteConfig;
  const named = Object.entries(route).filter(([name]) => Object.hasOwn(FIELDS, name));
  const known = Object.fromEntries(
    named.map(([name, field]) => [name, NAMES_FILES.has(name) ? withSiteNames(field, by.siteDir) : field]),
  );
  if (isMissing(route, by)) return undefined;
  const name = `the route \`${route.path}\``;
  const planned = plannedRouteOf(value);
  const fields = planned ? [] : Object.entries(route).filter(([field]) => !Object.hasOwn(FIELDS, field));
  return {
    ...(toData(known, name, by) as RouteConfig),
    ...(route.exact !== undefined && { exact: Boolean(route.exact) }),
    ...(props && { props: toData(props, `the props of ${name}`, by) as JsonObject }),
    ...(routes && { routes: routes.flatMap((child) => readRoute(child, by, [...above, value]) ?? []) }),
    ...(fields.length > 0 && { fields: toData(Object.fromEntries(fields), `a field of ${name}`, by) as JsonObject }),
    ...(planned && { planned }),
  };
}

/** Whether a route's component is a path without a file. Diagnostic: `missing-module`. */
function isMissing({ path, component }: RouteConfig, by: GivenBy): boolean {
  const file = component.replace(/^@site\//, `${by.siteDir}/`);
  if (!isAbsolute(file) || resolveModule(file, by.siteDir) !== undefined) return false;
  const near = nearestFile(file);
  by.report.error({
    code: "missing-module",
    message: `The route \`${path}\` of the plugin \`${by.plugin}\` names a component that does not exist: \`${toSitePath(by.siteDir, file)}\`.`,
    ...(near !== undefined && { hint: `Did you mean \`${near}\`?` }),
    ...placeOf(by),
  });
  return true;
}

/** Rewrites absolute paths in the site as `@site/…`, so that the graph does not depend on the site's location. */
function withSiteNames(value: unknown, siteDir: string): unknown {
  if (typeof value === "string") return value.startsWith(`${siteDir}/`) ? `@site${value.slice(siteDir.length)}` : value;
  if (Array.isArray(value)) return value.map((item) => withSiteNames(item, siteDir));
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withSiteNames(item, siteDir)]));
}

function isAt(path: unknown): string {
  return typeof path === "string" ? ` (at \`${path}\`)` : "";
}

/**
 * The part of `loadContent`'s result that JSON can hold; the plugin itself receives it unchanged. Diagnostic:
 * `not-plain-data`, once, for the lost part.
 */
export function toContent(value: unknown, by: GivenBy): Json {
  const losses: Loss[] = [];
  const content = toPlainData(value, (loss) => void losses.push(loss)) ?? null;
  const [first, ...others] = losses;
  if (!first) return content;
  const subject = first.path.length === 0 ? "The content" : `\`${pathWords(first.path)}\` in the content`;
  const more = others.length === 0 ? "" : ` (and ${others.length} more)`;
  by.report.warn({
    code: "not-plain-data",
    message: `${subject} of the plugin \`${by.plugin}\` ${first.what}${more}.`,
    hint: "The plugin's hooks receive it unchanged; the debug pages and `veloci graph` show only what JSON can express.",
    ...placeOf(by),
  });
  return content;
}

/**
 * Data as JSON represents it. `name` describes it: "the global data". Diagnostic: `not-plain-data`, with the path inside
 * it, unless a package loses what the format loses as well.
 */
export function toData(value: unknown, name: string, by: GivenBy): Json {
  // The line of the plugin would be too far from the data.
  const place = placeOf(by);
  const isOfPackage = place.file.includes("node_modules/");
  const data = toPlainData(value, ({ path, severity, what }) => {
    if (isOfPackage && severity === "warning") return;
    const subject =
      path.length === 0 ? name.charAt(0).toUpperCase() + name.slice(1) : `\`${pathWords(path)}\` in ${name}`;
    const message = `${subject} of the plugin \`${by.plugin}\` ${what}.`;
    by.report.add({ code: "not-plain-data", severity, message, ...place });
  });
  return data ?? null;
}

/** Whether data is in a file of JSON: files of other kinds are for code that reads them from the disk. */
export function isJsonName(name: string): boolean {
  return /\.json$|^[^.]*$/.test(name.slice(name.lastIndexOf("/") + 1));
}

/** The data of `createData`, which may be JSON text; `undefined` if it is neither. Diagnostic: `invalid-data`. */
export function readData(name: unknown, value: unknown, by: GivenBy): Json | undefined {
  const fail = (problem: string): undefined => {
    const message = `\`createData\` of the plugin \`${by.plugin}\` ${problem}.`;
    by.report.error({ code: "invalid-data", message, ...placeOf(by) });
  };
  if (typeof name !== "string") return fail("needs a name for the data");
  if (typeof value !== "string") return toData(value, `the data \`${name}\``, by);
  if (!isJsonName(name)) return value;
  try {
    return JSON.parse(value) as Json;
  } catch {
    return fail(`receives a text for \`${name}\` that is not JSON`);
  }
}

/** The position in the plugin that is running, or else its module. */
function placeOf({ siteDir, path }: GivenBy): Pick<Diagnostic, "line" | "column"> & { readonly file: string } {
  const frame = siteFrame(new Error("called"), siteDir);
  if (!frame) return { file: toSitePath(siteDir, path) };
  return { file: toSitePath(siteDir, frame.file), line: frame.line, column: frame.column };
}
