/** What a site's own plugin gets when the pages are written. */

import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ownValue } from "../../lookup/own-value.ts";
import type { AllContent, BuildOutput } from "../../model/plugin.ts";
import { generatedDir } from "./context.ts";
import type { Asked } from "./record.ts";

/** The plugins of the site as the format has them: each with its options, and its content, which is made when it is looked at. */
export function toLoadedPlugins({ plugins }: Pick<BuildOutput, "plugins">, published: AllContent): object[] {
  return plugins.map(({ name, id, options }) => ({
    name,
    options: { ...Object(options), id },
    get content(): unknown {
      return ownValue(ownValue(published, name) ?? {}, id);
    },
  }));
}

/** Writes what the format has in `.docusaurus`, for plugins that read it there: the data of this plugin, and what is known of the site. */
export function writeGenerated(
  { site, generatedFiles }: Pick<BuildOutput, "site" | "generatedFiles">,
  { data }: Pick<Asked, "data">,
): void {
  const folder = generatedDir(site);
  const files = [
    ...Object.entries(generatedFiles()).map(([name, text]) => [join(folder, name), text] as const),
    ...Object.entries(data).map(([path, value]) => [join(site.dir, path), JSON.stringify(value)] as const),
  ];
  for (const [file, text] of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
