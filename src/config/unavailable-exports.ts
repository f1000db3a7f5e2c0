/**
 * Exports of the format's packages that Veloci does not have: each is a function whose error names it. Without these, a plugin
 * that imports one of them for a rare case could not be loaded.
 */

const CORE_COMMANDS =
  "Veloci has its own commands. Run them with `veloci`, or install the package beside the site for scripts of your own.";

const OLD = "Recent releases of the format no longer have it. Write the lines that you need into the plugin.";

const INTERNAL = "It serves the format's own plugins. Write the lines that you need into the plugin.";

/** Names, with what to do instead, by package. */
const UNAVAILABLE: Readonly<Record<string, readonly (readonly [names: string, instead: string])[]>> = {
  "@docusaurus/utils": [
    ["writeMarkdownHeadingId", "Run `veloci write-heading-ids`."],
    ["getWebpackLoaderCompilerName getVcsPreset VcsPresetNames TEST_VCS localizePath getDataFileData", INTERNAL],
    ["replaceMarkdownLinks getElementsAround idx objectWithKeySorted getSubFolder reportMessage", OLD],
    ["genChunkName generateChunkName genComponentName getFilePathForRoutePath getSwizzledComponent", OLD],
  ],
  "@docusaurus/core": [
    ["build start serve deploy clear swizzle externalCommand writeTranslations writeHeadingIds runCLI", CORE_COMMANDS],
    ["loadSite loadContext loadSiteConfig validateConfig buildLocale", CORE_COMMANDS],
    ["globSourceCodeFilePaths extractAllSourceCodeFileTranslations", "Run `veloci write-translations`."],
  ],
};

/** Thrown by such a function. */
export class UnavailableExportError extends Error {
  override readonly name = "UnavailableExportError";
  /** What to do instead. */
  readonly instead: string;

  constructor(packageName: string, name: string, instead: string) {
    super(`\`${name}\` of \`${packageName}\` is not part of Veloci`);
    this.instead = instead;
  }
}

/** The functions of a package, by name. */
export function unavailableExports(packageName: string): Readonly<Record<string, () => never>> {
  const rows = Object.hasOwn(UNAVAILABLE, packageName) ? (UNAVAILABLE[packageName] ?? []) : [];
  const functions = rows.flatMap(([names, instead]) =>
    names.split(" ").map((name) => {
      const fail = (): never => {
        throw new UnavailableExportError(packageName, name, instead);
      };
      return [name, fail] as const;
    }),
  );
  return Object.fromEntries(functions);
}
