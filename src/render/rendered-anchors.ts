/** Checks the links of documents to IDs that only rendered pages show: React pages, and pages with components of the site. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { decodeReferences } from "../markdown/body/escape.ts";
import { nearestName } from "../report/nearest.ts";
import { htmlPath } from "../url/page-path.ts";
import type { Rendering } from "./rendering.ts";

const ID = / (?:id|name)="([^"]*)"/g;

/**
 * Reports `broken-anchor` for every such link whose page neither has nor declares the ID. `dir` is the folder of the written site; pages that
 * are not in it, because another process renders them, are not checked.
 */
export function reportMissingIds({ graph, anchors: declared, report }: Rendering, dir: string): void {
  const { site, renderedAnchors } = graph;
  for (const [path, anchors] of Map.groupBy(renderedAnchors, ({ page }) => page)) {
    const shown = readIds(join(dir, htmlPath(path, site.config)));
    if (!shown) continue;
    const ids = new Set([...shown, ...(declared.get(path) ?? [])]);
    for (const { id, problem } of anchors) {
      if (ids.has(id)) continue;
      const near = nearestName(id, ids);
      const hint = `${near === undefined ? "" : `Did you mean \`#${near}\`? `}${problem.hint}`;
      report.addAt(site.config.onBrokenAnchors, { ...problem, hint });
    }
  }
}

function readIds(file: string): ReadonlySet<string> | undefined {
  try {
    return new Set([...readFileSync(file, "utf8").matchAll(ID)].map(([, id = ""]) => decodeReferences(id)));
  } catch {
    return undefined;
  }
}
