/** Options of sass-loader. */

import { resolve } from "node:path";
import type { SassSettings } from "../model/bundler-settings.ts";

/** The part of the options that has an effect. */
export interface SassOptions {
  /** Written above each sheet. */
  readonly additionalData?: string | undefined;
  readonly sassOptions?:
    | { readonly includePaths?: readonly string[] | undefined; readonly loadPaths?: readonly string[] | undefined }
    | undefined;
}

/** What they mean for the compiler. */
export function toSassSettings(options: SassOptions, siteDir: string): SassSettings {
  const { additionalData = "", sassOptions: { includePaths = [], loadPaths = [] } = {} } = options;
  return { above: additionalData, folders: [...includePaths, ...loadPaths].map((path) => resolve(siteDir, path)) };
}
