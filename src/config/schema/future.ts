/** Config fields `future` and `storage`: behaviors that a site opts in to, and where browsers store a reader's choices. */

import * as z from "zod/mini";
import { withDefault } from "../fields.ts";

const V4_FLAGS = [
  "removeLegacyPostBuildHeadAttribute",
  "useCssCascadeLayers",
  "siteStorageNamespacing",
  "fasterByDefault",
  "mdx1CompatDisabledByDefault",
] as const;

const FASTER_FLAGS = [
  "swcJsLoader",
  "swcJsMinimizer",
  "swcHtmlMinimizer",
  "lightningCssMinimizer",
  "mdxCrossCompilerCache",
  "rspackBundler",
  "ssgWorkerThreads",
  "rspackPersistentCache",
  "gitEagerVcs",
] as const;

/** All flags at once with `true` or `false`, or an object that sets some. */
function flags<const K extends string>(names: readonly K[]) {
  const each = Object.fromEntries(names.map((name) => [name, z.optional(z.boolean())])) as Record<
    K,
    z.ZodMiniOptional<z.ZodMiniBoolean>
  >;
  return z.union([z.boolean(), z.strictObject(each)]);
}

/** Schema of `storage`. */
export const storageSchema = z.strictObject({
  type: withDefault(z.enum(["localStorage", "sessionStorage"]), "localStorage"),
  /** Suffix of all storage keys: `true` derives one from the site's URL. Defaults to none, unless `future.v4` requests one. */
  namespace: z.optional(z.union([z.boolean(), z.string()])),
});

/** Schema of `future`. */
export const futureSchema = z.strictObject({
  /** Behaviors of the format's next major version. */
  v4: withDefault(flags(V4_FLAGS), false),
  /** Faster build tools of the reference implementation; accepted and without effect. */
  faster: z.optional(flags(FASTER_FLAGS)),
  /** Former name of `faster`. */
  experimental_faster: z.optional(flags(FASTER_FLAGS)),
  /** Former name of `storage`. */
  experimental_storage: z.optional(storageSchema),
  /** URL scheme of pages; only `browser` is supported. */
  experimental_router: withDefault(z.enum(["browser", "hash"]), "browser"),
  /** Source of dates and authors; accepted and without effect. */
  experimental_vcs: z.optional(z.unknown()),
});

export type FutureFields = z.output<typeof futureSchema>;
export type StorageFields = z.output<typeof storageSchema>;
export type HasRelease = (release: readonly [major: number, minor: number]) => boolean;
/** A flag of `future.v4`. */
export type V4Flag = (typeof V4_FLAGS)[number];

/** Flags that `v4: true` turns on only if the site has the release that introduced them, because they change the meaning of Markdown. */
const LATER_FLAGS: Readonly<Partial<Record<V4Flag, readonly [major: number, minor: number]>>> = {
  mdx1CompatDisabledByDefault: [3, 10],
};

/** Every flag of `future.v4`. `hasRelease` returns whether the site is written for a release of the format or a later one. */
export function v4Flags({ v4 }: FutureFields, hasRelease: HasRelease): Record<V4Flag, boolean> {
  const isKnown = (name: V4Flag): boolean => LATER_FLAGS[name] === undefined || hasRelease(LATER_FLAGS[name]);
  const isOn = (name: V4Flag): boolean => (typeof v4 === "boolean" ? v4 && isKnown(name) : (v4[name] ?? false));
  return Object.fromEntries(V4_FLAGS.map((name) => [name, isOn(name)])) as Record<V4Flag, boolean>;
}
