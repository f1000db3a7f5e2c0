/** Opens the last output, so that a build can reuse the files of unchanged pages. */

import { join } from "node:path";
import { openKeptFiles } from "../emit/kept-files.ts";
import { isUsualUmask } from "../emit/modes.ts";
import { takeSpare } from "../emit/spare-folder.ts";
import type { Workplace } from "../emit/workplace.ts";
import { listFiles } from "../emit/written-folder.ts";
import type { BuildRequest } from "../model/build.ts";
import type { KeptPages } from "../render/rendering.ts";
import { type BuiltLocale, surroundingsOfPages } from "./build-inputs.ts";

export interface KeptPagesRequest extends Pick<BuildRequest, "cache"> {
  readonly locale: BuiltLocale;
  readonly place: Workplace;
  /** Path of the locale inside the output; empty at its root. */
  readonly folder: string;
  /** Absolute path of an earlier output to start from. */
  readonly spare: string | undefined;
}

/** Returns where the output before the last one is kept. Sites with several locales keep none, because these share one folder. */
export function spareOf(
  { cache }: Pick<BuildRequest, "cache">,
  { asked }: Workplace,
  locales: number,
): string | undefined {
  return cache && locales === 1 ? join(cache.dir, `spare-${Bun.hash(asked).toString(36)}`) : undefined;
}

/** Opens the files. Returns `undefined` if a plugin changes output files in place, which would also change the last output. */
export function openKeptPages({ cache, locale, place, folder, spare }: KeptPagesRequest): KeptPages | undefined {
  const ledger = cache?.output;
  const newDir = join(place.newDir, folder);
  if (!ledger || locale.made.some(({ touchesOutput }) => touchesOutput)) return undefined;
  const surroundings = surroundingsOfPages(locale);
  if (surroundings === undefined || (folder === "" && listFiles(newDir).length > 0)) return undefined;
  const setsModes = !isUsualUmask();
  const hasFiles = spare !== undefined && folder === "" && !setsModes && takeSpare(spare, newDir);
  const files = openKeptFiles({ ledger, oldDir: join(place.outDir, folder), newDir, setsModes, hasFiles });
  return { files, surroundings, hasFiles };
}
