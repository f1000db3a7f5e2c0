import { supported, inside, notNeeded, rows, type SupportRows, translated, unsupported } from "./support-kinds.ts";
import { PACKAGE_ROWS } from "./support-packages.ts";
import { SASS_ROWS, SVGR_ROWS } from "./support-compilers.ts";
import { SEARCH_ROWS } from "./support-search.ts";

const ONE_COMPILER = "Bun compiles scripts and styles, without any other tool";
const DROP_IT = "Remove it.";
const NO_EFFECT = translated("importing it has no effect");
const INSTALLED = "the package is used where it is installed; otherwise";
const ERROR = { severity: "error" as const };
const FASTER = notNeeded(ONE_COMPILER, DROP_IT, { unless: [false] });
const OFF = { unless: [false] };
const BROWSER = { unless: ["browser"] };

const COMPILE_ROWS: SupportRows = {
  ...supported(`remarkPlugins rehypePlugins recmaPlugins beforeDefaultRemarkPlugins beforeDefaultRehypePlugins admonitions
    admonitions.keywords admonitions.extendDefaults`),
  "admonitions.tag": unsupported(
    "admonitions always start with `:::`",
    "Remove `tag`, and write the admonitions of the site with `:::`.",
    { unless: [":::"] },
  ),
};

const BLOG_OPTIONS = `id path routeBasePath tagsBasePath archiveBasePath pageBasePath authorsBasePath postsPerPage blogListComponent
  blogPostComponent blogTagsListComponent blogTagsPostsComponent blogArchiveComponent blogAuthorsListComponent
  blogAuthorsPostsComponent blogTitle blogDescription blogSidebarCount blogSidebarTitle showReadingTime readingTime truncateMarker
  sortPosts authorsMapPath editUrl editLocalizedFiles feedOptions feedOptions.type feedOptions.title feedOptions.description
  feedOptions.copyright feedOptions.language feedOptions.limit feedOptions.xslt feedOptions.xslt.rss feedOptions.xslt.atom
  feedOptions.createFeedItems showLastUpdateTime showLastUpdateAuthor processBlogPosts tags onInlineTags onInlineAuthors
  onUntruncatedBlogPosts`;

const NAVBAR_ITEM = "type label html className position";
const DROPDOWN_ITEM = `${NAVBAR_ITEM} dropdownItemsBefore dropdownItemsAfter`;
const LOGO = "alt src srcDark href target width height style className";

const AREAS = {
  config: {
    ...supported(`title url baseUrl tagline titleDelimiter favicon trailingSlash noIndex i18n i18n.defaultLocale i18n.locales i18n.path
      i18n.localeConfigs i18n.localeConfigs.*.label i18n.localeConfigs.*.htmlLang i18n.localeConfigs.*.direction
      i18n.localeConfigs.*.calendar i18n.localeConfigs.*.path i18n.localeConfigs.*.translate i18n.localeConfigs.*.url
      i18n.localeConfigs.*.baseUrl onBrokenLinks onBrokenAnchors onBrokenMarkdownLinks onDuplicateRoutes themeConfig plugins
      themes presets customFields staticDirectories scripts stylesheets headTags headTags[].tagName headTags[].attributes
      headTags[].innerHTML headTags[].customElement clientModules markdown markdown.format markdown.mermaid markdown.emoji
      markdown.mdx1Compat markdown.mdx1Compat.comments markdown.mdx1Compat.admonitions markdown.mdx1Compat.headingIds
      markdown.anchors markdown.anchors.maintainCase markdown.preprocessor markdown.parseFrontMatter markdown.remarkRehypeOptions markdown.hooks
      markdown.hooks.onBrokenMarkdownLinks markdown.hooks.onBrokenMarkdownImages markdown.hooks.onUnknownComponents storage storage.type storage.namespace
      future future.v4 future.v4.siteStorageNamespacing future.v4.mdx1CompatDisabledByDefault future.experimental_storage
      future.experimental_storage.type future.experimental_storage.namespace
      organizationName projectName deploymentBranch githubHost githubPort csp baseUrlIssueBanner`),
    ssrTemplate: translated(
      "`it.headTags` has the scripts and styles of Veloci; `it.scripts` and `it.stylesheets` are empty",
    ),
    webpack: notNeeded(ONE_COMPILER, DROP_IT),
    "future.v4.removeLegacyPostBuildHeadAttribute": notNeeded(
      "`postBuild` always receives `head`, which reads a page when it is asked for",
      DROP_IT,
      OFF,
    ),
    "future.v4.useCssCascadeLayers": translated("all styles of the theme are in the layer `docusaurus.theme-classic`"),
    ...rows("future.v4.fasterByDefault future.faster future.experimental_faster", FASTER),
    "future.experimental_router": unsupported("each page has its own URL", 'Use `"browser"`.', BROWSER),
    "future.experimental_vcs": notNeeded("dates and authors always come from Git", DROP_IT),
  },

  themeConfig: {
    ...supported(`colorMode colorMode.defaultMode colorMode.disableSwitch colorMode.respectPrefersColorScheme image metadata
      announcementBar announcementBar.id announcementBar.content announcementBar.backgroundColor announcementBar.textColor
      announcementBar.isCloseable navbar navbar.title navbar.items navbar.hideOnScroll navbar.style footer footer.style navbar.logo footer.logo
      footer.copyright footer.links docs docs.versionPersistence docs.sidebar docs.sidebar.hideable
      docs.sidebar.autoCollapseCategories blog blog.sidebar blog.sidebar.groupByYear tableOfContents untranslatedNotice
      tableOfContents.minHeadingLevel tableOfContents.maxHeadingLevel prism prism.defaultLanguage prism.magicComments
      prism.magicComments[].className prism.magicComments[].line prism.magicComments[].block
      prism.magicComments[].block.start prism.magicComments[].block.end llms llms.ignorePatterns socialCards socialCards.background socialCards.text socialCards.accent socialCards.logo liveCodeBlock
      liveCodeBlock.playgroundPosition mermaid mermaid.theme mermaid.theme.light
      mermaid.theme.dark mermaid.options`),
    ...SEARCH_ROWS,
    ...inside("navbar.logo", LOGO),
    ...inside("footer.logo", LOGO),
    ...rows(
      "prism.theme prism.darkTheme",
      translated("its colors and font styles apply to the classes of highlight.js, which colors the code"),
    ),
    "prism.additionalLanguages": translated(
      "all languages of highlight.js are available without being listed, and others if the site has the package `prismjs`",
    ),
  },

  navbarItem: {
    ...inside("default", `${NAVBAR_ITEM} to href activeBasePath activeBaseRegex prependBaseUrlToHref`),
    ...inside("dropdown", `${NAVBAR_ITEM} items to href activeBasePath activeBaseRegex`),
    ...inside("doc", `${NAVBAR_ITEM} docId docsPluginId`),
    ...inside("docSidebar", `${NAVBAR_ITEM} sidebarId docsPluginId`),
    ...inside("docsVersion", `${NAVBAR_ITEM} to docsPluginId`),
    ...inside("docsVersionDropdown", `${DROPDOWN_ITEM} docsPluginId dropdownActiveClassDisabled versions`),
    ...inside("localeDropdown", `${DROPDOWN_ITEM} queryString`),
    ...inside("search", NAVBAR_ITEM),
    ...inside("html", `${NAVBAR_ITEM} value`),
  },

  footerLink: { ...inside("column", "title className items"), ...inside("item", "label to href html className") },

  preset: supported("docs blog pages sitemap svgr theme gtag googleAnalytics googleTagManager debug"),

  plugin: {
    ...supported(`docs blog changelog pages sitemap debug client-redirects ideal-image pwa google-analytics google-gtag
      google-tag-manager vercel-analytics theme-classic theme-live-codeblock theme-mermaid`),
    sass: translated("style sheets in `.scss` and `.sass` are compiled in every site"),
    svgr: translated("imports of SVG files are React components in every site"),
    "theme-search-algolia": translated("`themeConfig.algolia` turns hosted search on, with or without it"),
    "css-cascade-layers": unsupported("its layers are fixed", "Set `future.v4.useCssCascadeLayers` instead."),
    rsdoctor: notNeeded("it analyzes a bundler that Veloci does not use", DROP_IT),
  },

  "plugin package": PACKAGE_ROWS,

  "docs option": {
    ...supported(`id path routeBasePath tagsBasePath editUrl editCurrentVersion editLocalizedFiles include exclude sidebarPath
      sidebarItemsGenerator sidebarCollapsible sidebarCollapsed numberPrefixParser docsRootComponent docVersionRootComponent
      docRootComponent docLayoutComponent docItemComponent docTagsListComponent docTagDocListComponent
      docCategoryGeneratedIndexComponent showLastUpdateTime showLastUpdateAuthor breadcrumbs disableVersioning
      includeCurrentVersion lastVersion onlyIncludeVersions versions versions.*.path versions.*.label versions.*.banner
      versions.*.badge versions.*.className versions.*.noIndex tags onInlineTags`),
    ...COMPILE_ROWS,
  },
  "blog option": { ...supported(`${BLOG_OPTIONS} include exclude`), ...COMPILE_ROWS },
  "changelog option": { ...supported(`${BLOG_OPTIONS} showUnreleased onUndatedReleases`), ...COMPILE_ROWS },
  "pages option": {
    ...supported(`id path routeBasePath include exclude mdxPageComponent editUrl editLocalizedFiles showLastUpdateTime
      showLastUpdateAuthor`),
    ...COMPILE_ROWS,
  },
  "sitemap option": supported("id changefreq priority lastmod ignorePatterns filename createSitemapItems"),
  "client-redirects option": supported(
    "id fromExtensions toExtensions redirects redirects[].from redirects[].to createRedirects",
  ),
  "ideal-image option": {
    ...supported("id name sizes size min max steps quality"),
    disableInDev: notNeeded("`dev` makes an image when a page requests it", DROP_IT),
  },
  "google-analytics option": supported("id trackingID anonymizeIP"),
  "google-gtag option": supported("id trackingID anonymizeIP"),
  "google-tag-manager option": supported("id containerId"),
  "vercel-analytics option": supported("id mode debug"),
  "theme-classic option": supported("id customCss"),
  "debug option": supported("id"),
  "sass option": SASS_ROWS,
  "css-cascade-layers option": rows("layers", unsupported("the plugin is not built in", DROP_IT)),
  "rsdoctor option": rows("rsdoctorOptions", notNeeded("it analyzes a bundler that Veloci does not use", DROP_IT)),
  "svgr option": SVGR_ROWS,
  "pwa option": {
    ...supported(`id debug offlineModeActivationStrategies pwaHead pwaHead[].tagName swCustom swRegister injectManifestConfig
      injectManifestConfig.globPatterns injectManifestConfig.globIgnores injectManifestConfig.manifestTransforms
      injectManifestConfig.additionalManifestEntries injectManifestConfig.additionalManifestEntries[].url
      injectManifestConfig.additionalManifestEntries[].revision injectManifestConfig.additionalManifestEntries[].integrity
      injectManifestConfig.maximumFileSizeToCacheInBytes injectManifestConfig.modifyURLPrefix
      injectManifestConfig.dontCacheBustURLsMatching`),
  },

  styleSheet: {
    ...supported(".css .module.css .scss .module.scss .sass .module.sass"),
    ...rows(".less .module.less", translated("the package `less` of the site compiles it")),
    "@apply, @tailwind": unsupported(
      "no PostCSS plugin compiles it, and browsers ignore it",
      "Install PostCSS and the plugin, and list it in a `postcss.config.js` or in `configurePostCss` of a plugin.",
    ),
    ...rows(".styl .stylus .module.styl", translated("the package `stylus` of the site compiles it")),
  },

  toolConfig: {
    ...supported(
      "babel.config.js postcss.config.js postcss.config.cjs postcss.config.mjs postcss.config.ts .postcssrc.js .postcssrc.json",
    ),
    ...rows(
      "babel.config.cjs babel.config.mjs babel.config.json .babelrc .babelrc.js",
      notNeeded("sites read no config of Babel but `babel.config.js`", DROP_IT),
    ),
  },

  translationFile: {
    ...supported(`code.json docusaurus-plugin-content-docs docusaurus-plugin-content-blog docusaurus-plugin-content-pages
      docusaurus-plugin-content-docs/current.json docusaurus-plugin-content-blog/options.json
      docusaurus-theme-classic/navbar.json docusaurus-theme-classic/footer.json`),
  },

  import: {
    ...supported("require(string)"),
    "require(`./folder/${name}`)": translated(
      "the bundle contains all matching files, and code chooses among them at run time",
    ),
    "require(expression)": unsupported(
      "which file is meant is known only at run time",
      'Begin the path with a folder, as in `require("./images/" + name)`, or make URLs of static files with `useBaseUrl`.',
      ERROR,
    ),
    'require.context("./folder")': translated("the bundle contains the files that match when the site is built"),
    "require.context(expression)": unsupported(
      "which files are meant is known only at run time",
      "Write the folder as a string, and the pattern as a regular expression.",
      ERROR,
    ),
    "raw-loader": translated("`!!raw-loader!./file` is the text of the file"),
    ...rows("url-loader file-loader", translated("`!!file-loader!./file` is the URL of the file")),
    ...rows("yaml-loader js-yaml-loader json-loader", translated("`!!yaml-loader!./file` is what the file says")),
    "@svgr/webpack": translated("`!!@svgr/webpack!./file.svg` is the image as a component"),
    "files of the site": translated(
      "`!!./loader.js?from=1!./file` runs a loader of the site, or one that is installed",
    ),
    "resolveLoader.alias": translated("such a loader can be named: `!!part?from=1!./file`"),
    "other loaders": unsupported(
      "it is neither a file of the site nor an installed package, or the build does without it",
      "Correct its name, install it beside the site, or import the file without it.",
      ERROR,
    ),
  },

  package: {
    ...rows(
      "@docusaurus/preset-classic remark-math remark-gfm rehype-katex @docusaurus/remark-plugin-npm2yarn",
      translated("it is built in: listing it turns it on, calling it is an error"),
    ),
    ...rows("@docusaurus/types @docusaurus/tsconfig @docusaurus/module-type-aliases @docusaurus/faster", NO_EFFECT),
    ...rows("@docusaurus/core @docusaurus/mdx-loader", translated(`${INSTALLED} it has no effect`)),
    "validate-peer-dependencies": translated("it finds the packages of the format, which are built in"),
    webpack: translated("constructors of its plugins work in `configureWebpack`; webpack itself never runs"),
    "@docusaurus/logger": translated(`${INSTALLED} its methods write to the console`),
    "@docusaurus/utils": translated(
      `${INSTALLED} its functions for paths, hashes, globs, Markdown files, tags and commits work; calling one of the few others is an error that names it`,
    ),
    "@docusaurus/utils-common": translated(`${INSTALLED} its functions for paths and texts work, also in components`),
    "@docusaurus/utils-validation": translated(`${INSTALLED} Joi, its schemas and its functions work`),
    "@docusaurus/theme-translations": translated(`${INSTALLED} it reads the translations of a plugin or theme`),
    "prism-react-renderer": translated(`${INSTALLED} its themes work; components may render \`<Highlight>\``),
  },

  themeFile: {
    "prism-include-languages": notNeeded(
      "all languages of highlight.js are available",
      "Remove it. If it adds others, install Prism beside the site: `npm install prismjs`.",
    ),
    "grammars of Prism": unsupported(
      "highlight.js has no grammar for it, and Prism is not installed",
      "Install it beside the site: `npm install prismjs`. Until then, code in this language has no colors.",
    ),
    "languages that Prism lacks": unsupported(
      "neither highlight.js nor Prism has a grammar for it",
      "Remove it from `additionalLanguages`. `src/theme/prism-include-languages` can add grammars.",
    ),
    other: unsupported("the theme has no such component, and nothing imports it", "Replace the component around it."),
  },

  remarkPlugin: {
    ...inside("@docusaurus/remark-plugin-npm2yarn", "sync converters"),
    ...supported("remark-math.singleDollarTextMath rehype-katex.*"),
    "remark-gfm.*": unsupported("GitHub's syntax is always used", "Remove the options."),
  },

  node: rows(
    "jsx import export html raw",
    translated("text that a remark or rehype plugin leaves behind is parsed as MDX"),
  ),

  lifecycle: {
    ...supported(`name loadContent contentLoaded allContentLoaded injectHtmlTags getClientModules getPathsToWatch configureWebpack
      configurePostCss postBuild extendCli getThemePath getTranslationFiles translateContent translateThemeConfig
      getTypeScriptThemePath getDefaultCodeTranslationMessages`),
  },

  route: {
    ...supported("path component exact modules context props routes sidebar priority metadata"),
    "context (files)": unsupported(
      "the context of a route takes only what `createData` returns",
      "Import it in the component.",
      ERROR,
    ),
  },

  staticMethod: {
    ...supported("validateOptions validateThemeConfig getSwizzleComponentList getSwizzleConfig"),
  },
};

/** An area of the format: `config`, `themeConfig`, `docs option` and so on. */
export type SupportArea = keyof typeof AREAS;

/**
 * How Veloci treats every feature of the format. The diagnostics `not-supported` and `not-needed` and the compatibility
 * page of the manual come from this table; a test compares it with the schemas. A row covers everything below its name.
 */
export const SUPPORT: Readonly<Record<SupportArea, SupportRows>> = AREAS;
