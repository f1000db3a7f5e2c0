/** What tests ask of `emitSite`. */

import { join } from "node:path";
import type { EmitRequest, LocaleSite } from "../../src/emit/emit-site.ts";
import { manifestFile } from "../../src/emit/manifest.ts";
import { planWorkplace } from "../../src/emit/workplace.ts";
import type { Manifest } from "../../src/model/manifest.ts";
import { writeTree } from "./temporary-folder.ts";

export const MANIFEST: Manifest = { generator: "Veloci", format: 1, version: "1.2.3", baseUrl: "/" };

export interface Site {
  readonly siteDir: string;
  readonly outDir: string;
}

interface Emitted extends Pick<EmitRequest, "report">, Pick<LocaleSite, "files"> {
  readonly touchesFolder?: boolean;
}

/** Emits files into the output folder of a site, which must survive. */
export function toEmitRequest(
  { siteDir, outDir }: Site,
  { files, report, touchesFolder = false }: Emitted,
): EmitRequest {
  return {
    place: planWorkplace(outDir),
    keep: [{ path: siteDir, name: "the site folder" }],
    siteDir,
    sites: [
      { folder: "", files, afterwards: { touchesFolder, run: noFiles }, finish: noFiles, manifest: () => MANIFEST },
    ],
    report,
  };
}

/** Plugins that write nothing. */
export async function* noFiles(): AsyncGenerator<never> {}

/** An output folder as an earlier build left it. */
export function writeBuilt(outDir: string, files: Readonly<Record<string, string>>): void {
  const manifest = manifestFile(MANIFEST);
  writeTree(outDir, { ...files, [manifest.path]: String(manifest.content) });
}

/** Where the files of a site are that is being written beside its output folder. */
export function toWorkplaceName(outDir: string, pid: number): string {
  const { dir } = planWorkplace(outDir);
  return dir.slice(join(outDir, "..").length + 1).replace(/-\d+-[\da-f]{8}$/, `-${pid}-0badcafe`);
}
