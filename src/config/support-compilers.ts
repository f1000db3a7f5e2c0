/** How Veloci treats the options of plugins for compilers: Sass and SVGR. */

import { notNeeded, rows, type SupportRows, supported, translated, unsupported } from "./support-kinds.ts";

const DROP_IT = "Remove it.";

export const SASS_ROWS: SupportRows = {
  ...supported("id additionalData sassOptions sassOptions.includePaths sassOptions.loadPaths"),
  ...rows(
    "sassOptions.functions sassOptions.importers sassOptions.importer",
    unsupported("the compiler runs no code of the site", DROP_IT),
  ),
  ...rows(
    "implementation sourceMap warnRuleAsWarning webpackImporter api cssLoader",
    notNeeded("the compiler is built in, and its output is minified", DROP_IT),
  ),
};

export const SVGR_ROWS: SupportRows = {
  ...supported(`id svgrConfig.titleProp svgrConfig.descProp svgrConfig.dimensions svgrConfig.icon svgrConfig.expandProps
      svgrConfig.memo svgrConfig.ref svgrConfig.svgProps svgrConfig.replaceAttrValues svgrConfig.exportType svgrConfig.namedExport
      svgrConfig.svgo`),
  "svgrConfig.svgoConfig": translated(
    "the package `svgo` of the site optimizes the files; without this option, they are used unchanged",
  ),
  ...rows(
    "svgrConfig.template svgrConfig.plugins svgrConfig.configFile svgrConfig.jsx svgrConfig.native svgrConfig.index",
    unsupported("SVGR itself does not run", DROP_IT, { unless: [false] }),
  ),
};
