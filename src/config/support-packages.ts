import { supported, notNeeded, rows, type SupportRows, translated, unsupported } from "./support-kinds.ts";

const IN_TURN = "Remove it, or keep it to replace the built-in one.";
const ERROR = { severity: "error" as const };

/** How Veloci treats popular plugins and themes from npm: rows of the table in `support.ts`. Each was built, alone or in a real site. */
export const PACKAGE_ROWS: SupportRows = {
  ...supported(`docusaurus-plugin-image-zoom docusaurus-plugin-openapi-docs docusaurus-theme-openapi-docs docusaurus-plugin-typedoc
    docusaurus-plugin-typedoc-api
    docusaurus-plugin-matomo docusaurus-plugin-plausible docusaurus-plugin-goatcounter @dipakparmar/docusaurus-plugin-umami posthog-docusaurus
    docusaurus-plugin-segment docusaurus-plugin-hotjar docusaurus-plugin-drawio docusaurus-theme-github-codeblock
    docusaurus2-dotenv docusaurus-plugin-module-alias docusaurus-lunr-search
    @easyops-cn/docusaurus-search-local docusaurus-theme-search-typesense redocusaurus docusaurus-theme-redoc @getcanary/docusaurus-theme-search-pagefind`),
  ...rows(
    "docusaurus-plugin-sass @docusaurus/plugin-client-redirects @docusaurus/plugin-ideal-image",
    translated("it is built in and need not be installed"),
  ),
  ...rows(
    "docusaurus-plugin-llms @signalwire/docusaurus-plugin-llms-txt",
    notNeeded("every site has `llms.txt`, and its pages as Markdown", IN_TURN),
  ),
  "docusaurus-plugin-copy-page-button": notNeeded(
    "doc pages already have such a button",
    "Remove it, or keep both buttons: it works.",
  ),
  "docusaurus-plugin-less": translated("the package `less` of the site compiles its style sheets, with its defaults"),
  "@cmfcmf/docusaurus-search-local": unsupported(
    "a webpack loader writes part of its code",
    "Remove it: every site has a local search.",
    ERROR,
  ),
};
