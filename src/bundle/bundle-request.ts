/** Input of the bundle stage. */

import type { Reporter } from "../model/diagnostic.ts";
import type { Graph } from "../model/graph.ts";
import type { Memo } from "../model/memo.ts";
import type { ClientModule } from "../model/plugin.ts";
import type { SiteData } from "../model/theme.ts";
import type { VolatileReads } from "../system/volatile-reads.ts";
import type { ModuleCache } from "./kept-modules.ts";
import type { HotCode } from "./site/hot-source.ts";
import type { PluginSettings } from "./site/plugin-settings.ts";
import type { CachedSheet } from "./styles/cached-sheets.ts";
import type { LoadedTheme } from "./theme/loaded-theme.ts";

export interface BundleRequest {
  readonly graph: Graph;
  readonly theme: LoadedTheme;
  readonly site: Omit<SiteData, "build">;
  /** Modules that the browser runs on every page, as named by the config and plugins. */
  readonly clientModules: readonly ClientModule[];
  readonly settings: PluginSettings;
  readonly minify: boolean;
  /** Whether the pages are for the author in development: they stay connected to the server. */
  readonly isDevelopment?: boolean;
  /** Makes code that open pages can replace. */
  readonly hot?: HotCode | undefined;
  /** Cache of style sheets from earlier runs. */
  readonly sheetCache?: Memo<readonly CachedSheet[]> | undefined;
  /** Cache of the site's own modules from earlier runs. */
  readonly moduleCache?: ModuleCache | undefined;
  /** Watches how the code of pages is loaded. */
  readonly volatileReads?: VolatileReads | undefined;
  /** Absolute path of a folder for temporary files, which the caller removes. */
  readonly workDir: string;
  readonly report: Reporter;
}
