import { hasRelease, precedesRelease } from "../config/format-release.ts";
import type { LoadedSite } from "../config/loaded-site.ts";
import type { SiteContent } from "../content/read.ts";
import { hasOwnAdmonitions, hasOwnCodeBlocks } from "../content/theme-overrides.ts";
import type { PackageManagerTabs, Source, SourceOptions } from "../model/document.ts";
import type { SiteCode } from "../model/site-code.ts";
import { readCodeSettings } from "./code/code-compiler.ts";
import { DEFAULT_TABS } from "./code/package-managers.ts";
import { type Highlighter, makeHighlighter } from "./code/highlighter.ts";
import type { SourceCompileOptions } from "./compile-source.ts";
import { loadFormulas } from "./math/formulas.ts";
import { type CompileOptions, defaultCompileOptions } from "./options.ts";
import { loadEmoji, mayHaveEmoji } from "./text/emoji.ts";
import type { Chain } from "./unified/chain.ts";
import type { SitePlugins } from "./unified/site-plugins.ts";

export interface SettingsRequest extends Pick<LoadedSite, "site" | "functions">, Pick<SiteContent, "contents"> {
  readonly siteCode: SiteCode;
  readonly highlighter?: Highlighter;
}

/** The options for compiling a file: the site's, and those of its plugin, prepared once for all its files. */
export function makeSettings(request: SettingsRequest): (source: Source) => Promise<SourceCompileOptions> {
  const options = siteOptions(request);
  const known = new Map<SourceOptions | undefined, SourceCompileOptions>();
  const withEmoji = new Map<SourceCompileOptions, SourceCompileOptions>();
  const { emoji } = request.site.config.markdown;
  return async ({ compile, text }) => {
    const { formulas, npm2yarn, ...own } = compile ?? {};
    const settings = known.get(compile) ?? {
      ...options,
      ...own,
      npm2yarn: { ...options.npm2yarn, ...npm2yarn },
      ...(formulas && { formulas: await loadFormulas(formulas) }),
      loadChain: makeChainLoader(own),
    };
    known.set(compile, settings);
    if (!emoji || !mayHaveEmoji(text)) return settings;
    const whole = withEmoji.get(settings) ?? { ...settings, replaceEmoji: await loadEmoji() };
    withEmoji.set(settings, whole);
    return whole;
  };
}

/** Attaches plugins at the first file. Tries again if that fails, so that each file reports it. */
function makeChainLoader(plugins: SitePlugins): () => Promise<Chain> {
  let chain: Chain | undefined;
  return async () => {
    const { makeChain } = await import("./unified/compile.ts");
    return (chain ??= makeChain(plugins));
  };
}

function siteOptions(request: SettingsRequest): CompileOptions {
  const { site, contents, functions, siteCode, highlighter = makeHighlighter({ prism: site.grammars }) } = request;
  const { markdown } = site.config;
  const plugins = contents.map(({ plugin }) => plugin);
  return {
    ...defaultCompileOptions({ highlighter }),
    siteCode,
    siteDir: site.dir,
    format: markdown.format,
    mdx1Compat: markdown.mdx1Compat,
    precedesVersion3: precedesRelease(site.dir, [3, 0]),
    followsVersion3: hasRelease(site.dir, [3, 0]),
    precedesVersion23: precedesRelease(site.dir, [2, 3]),
    npm2yarn: packageManagers(site.dir),
    maintainCase: markdown.anchors.maintainCase,
    diagrams: markdown.mermaid,
    hasOwnAdmonitions: hasOwnAdmonitions(site.dir, plugins),
    live: plugins.some(({ hasLiveCode }) => hasLiveCode),
    keepsText: hasOwnCodeBlocks(site.dir, plugins),
    ...readCodeSettings(site.config),
    // For the keys of documents.
    ...(site.grammars && { grammars: site.grammars }),
    ...(functions.remarkRehypeOptions && { remarkRehypeOptions: functions.remarkRehypeOptions }),
  };
}

/** The tabs of package managers of the release that a site is written for: Bun came with 3.8, other names for `npx` with 3.6. */
function packageManagers(siteDir: string): PackageManagerTabs {
  if (!precedesRelease(siteDir, [3, 8])) return DEFAULT_TABS;
  return { sync: true, converters: ["yarn", "pnpm"], keepsNpx: precedesRelease(siteDir, [3, 6]) };
}
