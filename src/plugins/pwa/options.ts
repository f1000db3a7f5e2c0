/** Options of the PWA plugin. */

import * as z from "zod/mini";
import { callback, flag, text, withDefault } from "../../config/fields.ts";

/** A file that the service worker precaches. */
export interface PrecacheEntry {
  /** Relative to the worker, or absolute. */
  readonly url: string;
  /** Identifies the content; `null` if the name does. */
  readonly revision?: string | null | undefined;
  readonly integrity?: string | undefined;
}

/** An entry as the site's transforms see it. */
export interface SizedEntry extends PrecacheEntry {
  readonly size: number;
}

/** A site's function that changes the precache list. */
export type ManifestTransform = (entries: readonly SizedEntry[]) => Promise<TransformedManifest> | TransformedManifest;

interface TransformedManifest {
  readonly manifest: readonly (PrecacheEntry & { readonly size?: number | undefined })[];
  readonly warnings?: readonly string[] | undefined;
}

export const STRATEGIES = ["appInstalled", "standalone", "queryString", "mobile", "saveData", "always"] as const;

/** One element for the head of every page: its name and attributes. */
const headElement = z.catchall(
  z.object({ tagName: text() }),
  z.union([z.string(), z.boolean()], "a string, `true` or `false`"),
);

const entry = z.union([
  text(),
  z.strictObject({ url: text(), revision: z.nullish(z.string()), integrity: z.optional(z.string()) }),
]);

/** Files to precache. Paths in patterns are relative to the output folder. */
const injectManifestConfig = z.strictObject({
  /** Files to precache besides the usual ones. */
  globPatterns: withDefault(z.array(text()), []),
  /** Files to leave out. */
  globIgnores: withDefault(z.array(text()), []),
  additionalManifestEntries: withDefault(z.array(entry), []),
  manifestTransforms: withDefault(z.array(callback<ManifestTransform>()), []),
  /** Larger files are not precached. */
  maximumFileSizeToCacheInBytes: withDefault(z.number().check(z.positive()), 2 * 1024 * 1024),
  /** Prefixes of URLs and their replacements. */
  modifyURLPrefix: withDefault(z.record(z.string(), z.string()), {}),
  /** Names that identify their content, besides those that the build made. */
  dontCacheBustURLsMatching: z.optional(z.instanceof(RegExp, { error: "a regular expression" })),
});

export const pwaOptionsSchema = z.strictObject({
  /** Whether page and worker log their actions. */
  debug: flag(false),
  /** Conditions that turn offline mode on; one is enough. */
  offlineModeActivationStrategies: withDefault(z.array(z.enum(STRATEGIES)), [
    "appInstalled",
    "queryString",
    "standalone",
  ]),
  injectManifestConfig: z.prefault(injectManifestConfig, {}),
  /** Elements in the head of every page, such as the link to the web manifest. */
  pwaHead: withDefault(z.array(headElement), []),
  /** The site's own worker code, relative to the site. */
  swCustom: z.optional(text()),
  /** The site's own registration code, or `false` for none. */
  swRegister: z.optional(z.union([text(), z.literal(false)], "the path of a module, or `false`")),
});

export type PwaOptions = z.infer<typeof pwaOptionsSchema>;
