/** Scripts that draw diagrams. Out: files of the output; made only for a site that has diagrams. */

import { contentHash } from "../content/asset-output.ts";
import type { OutputFile } from "../model/build.ts";
import { readDiagramFiles } from "./diagram-files.ts";

export interface DiagramScripts {
  /** Output path of the module that pages load. */
  readonly path: string;
  readonly outputs: readonly OutputFile[];
}

/** Servers know `.js`, but not all of them `.mjs`. The parts import each other by paths from where they are. */
export async function loadDiagramScripts(): Promise<DiagramScripts> {
  const files = Object.entries(await readDiagramFiles()).map(
    ([path, text]) => [path.replace(/\.mjs$/, ".js"), text.replaceAll('.mjs"', '.js"')] as const,
  );
  const folder = `assets/js/mermaid-${contentHash(files.flat().join("\n"))}`;
  const outputs = files.map(([path, content]) => ({ path: `${folder}/${path}`, content, source: "the diagrams" }));
  return { path: outputs[0]?.path ?? "", outputs };
}
