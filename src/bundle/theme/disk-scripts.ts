/**
 * The scripts of a site's offline copy. Browsers load no modules from a disk, so all chunks become one classic script, and those
 * that draw diagrams another.
 */

import { posix } from "node:path";
import type { OutputFile } from "../../model/build.ts";
import { DIAGRAM_SCRIPTS } from "../../runtime/browser/diagrams/script-path.ts";
import type { DiskRequest } from "../../url/disk-path.ts";
import { type EntryRequest, startStatement } from "../site/entry-script.ts";
import { SCRIPT_NOTE } from "../chunks/license-file.ts";

/** Output path of the script that starts the pages of the copy. */
export const DISK_SCRIPT = "assets/js/offline.js";

export interface DiskScriptsRequest {
  /** `LateTexts.disk`. */
  readonly program: string;
  /** What the site's entry script starts. */
  readonly entry: EntryRequest;
  /** All browser files, including diagrams. */
  readonly outputs: readonly OutputFile[];
  readonly disk: DiskRequest;
}

/** Makes the scripts: texts by output path. Throws what the bundler throws. */
export async function makeDiskScripts({
  program,
  entry,
  outputs,
  disk,
}: DiskScriptsRequest): Promise<Map<string, string>> {
  const modules = new Map<string, string>(
    outputs.flatMap(({ path, content }) =>
      path.endsWith(".js") && typeof content === "string" ? [[`/${path}`, content] as const] : [],
    ),
  );
  const folder = posix.dirname(`/${entry.main}`);
  const site = { ...entry.site, ...(entry.site.search && { search: { ...entry.site.search, isOffline: true } }) };
  const start = startStatement({ ...entry, site }, "offline", ["disk", "makeRouter:disk.makeRouter"]);
  const text = [
    `import{openFromDisk}from"./from-disk.js";`,
    `const disk=openFromDisk(${JSON.stringify(disk)});`,
    start.imports,
    `(async()=>{${start.own}${start.call}})();`,
  ].join("\n");
  modules.set(`${folder}/from-disk.js`, program);
  modules.set(`${folder}/offline-entry.js`, text);
  const scripts = new Map([[DISK_SCRIPT, SCRIPT_NOTE + (await toClassic(`${folder}/offline-entry.js`, modules))]]);
  const diagrams = `/${DIAGRAM_SCRIPTS}/mermaid.esm.min.js`;
  if (modules.has(diagrams)) {
    const holder = `/${DIAGRAM_SCRIPTS}/offline.js`;
    modules.set(holder, `import held from"./mermaid.esm.min.js";document.currentScript.held={default:held};`);
    scripts.set(diagrams.slice(1), SCRIPT_NOTE + (await toClassic(holder, modules)));
  }
  return scripts;
}

/** One script from a module and all its imports, static and dynamic. */
async function toClassic(entry: string, modules: ReadonlyMap<string, string>): Promise<string> {
  const { outputs } = await Bun.build({
    entrypoints: [entry],
    files: Object.fromEntries(modules),
    target: "browser",
    format: "iife",
    minify: true,
    // Only modules have the first, and no browser has the second; packages test for it before they use it.
    define: { "import.meta.url": "document.baseURI", require: "undefined" },
  });
  return (await outputs[0]?.text()) ?? "";
}
