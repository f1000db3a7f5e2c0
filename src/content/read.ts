/** Stage content: every plugin finds and reads its files; nothing reads the content folders after this. */

import type { Reporter } from "../model/diagnostic.ts";
import type { Found, Plugin } from "../model/plugin.ts";
import type { Site } from "../model/site.ts";

/** A plugin with what it found. */
export interface PluginContent {
  readonly plugin: Plugin;
  readonly found: Found;
}

export interface ReadRequest {
  readonly site: Site;
  readonly plugins: readonly Plugin[];
  readonly report: Reporter;
}

/** Lets all plugins read side by side. */
export function readContent({ site, plugins, report }: ReadRequest): Promise<PluginContent[]> {
  return Promise.all(
    plugins.map(async (plugin) => ({ plugin, found: (await plugin.read?.({ site, report })) ?? { sources: [] } })),
  );
}
