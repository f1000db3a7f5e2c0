/** Which factory makes which plugin. In: what the config declares. Out: plugins; mistakes in options are reported. */

import type { BuiltinName } from "../config/builtins.ts";
import type { LoadedSite, PluginDeclaration } from "../config/loaded-site.ts";
import type { Reporter } from "../model/diagnostic.ts";
import type { Plugin, PluginFactory } from "../model/plugin.ts";
import { blogPlugin } from "./blog/plugin.ts";
import { docsPlugin } from "./docs/plugin.ts";
import { pagesPlugin } from "./pages/plugin.ts";
import { sitemapPlugin } from "./sitemap/plugin.ts";
import { themeClassicPlugin } from "./theme-classic/plugin.ts";

const FACTORIES: Partial<Record<BuiltinName, PluginFactory>> = {
  docs: docsPlugin,
  blog: blogPlugin,
  pages: pagesPlugin,
  sitemap: sitemapPlugin,
  "theme-classic": themeClassicPlugin,
};

/** Built-in names that need no plugin here: what they do is always on, or has no use without a bundler to configure. */
const ALWAYS_ON: readonly BuiltinName[] = ["svgr", "css-cascade-layers", "rsdoctor"];

/** Makes the plugins of a site in the order of its config. Diagnostic `plugin-not-built-in` for what Veloci cannot do yet. */
export function makePlugins({ site, plugins }: LoadedSite, report: Reporter): Plugin[] {
  const wanted = plugins.filter(({ mode }) => mode !== "development");
  return wanted.flatMap((declaration) => {
    if (declaration.kind === "builtin" && ALWAYS_ON.includes(declaration.name)) return [];
    const factory = declaration.kind === "builtin" ? FACTORIES[declaration.name] : undefined;
    if (!factory) {
      reportMissing(declaration, report);
      return [];
    }
    const { id, options } = declaration;
    return factory({ id, options, site, report }) ?? [];
  });
}

function reportMissing(declaration: PluginDeclaration, report: Reporter): void {
  const name = declaration.kind === "builtin" ? declaration.name : declaration.from;
  report.add({
    code: "plugin-not-built-in",
    severity: "warning",
    message: `The plugin \`${name}\` is left out: this version of Veloci does not run it.`,
    file: declaration.origin.file,
  });
}
