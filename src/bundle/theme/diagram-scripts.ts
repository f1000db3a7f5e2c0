/** Scripts that draw diagrams. Only sites with diagrams have them. */

import type { OutputFile } from "../../model/build.ts";
import { DIAGRAM_SCRIPTS } from "../../runtime/browser/diagrams/script-path.ts";
import { readDiagramFiles } from "./diagram-files.ts";

/** All servers know `.js`, but not all know `.mjs`. The parts import each other by relative paths. */
export async function loadDiagramScripts(): Promise<readonly OutputFile[]> {
  return Object.entries(await readDiagramFiles()).map(([path, text]) => ({
    path: `${DIAGRAM_SCRIPTS}/${path.replace(/\.mjs$/, ".js")}`,
    content: text.replaceAll('.mjs"', '.js"'),
    source: "the diagrams",
  }));
}
