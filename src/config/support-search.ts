/** What Veloci does with the fields of `themeConfig` that are about the search: rows of the table in `support.ts`. */

import { honoured, inside, type SupportRows, unsupported } from "./support-kinds.ts";

const HOSTED = `apiKey indexName contextualSearch externalUrlRegex searchParameters replaceSearchResultPathname
  replaceSearchResultPathname.from replaceSearchResultPathname.to url`;

export const SEARCH_ROWS: SupportRows = {
  ...honoured("search search.local search.ignorePatterns search.missingResultsUrl search.provider algolia"),
  ...inside("search.provider", `name ${HOSTED}`),
  ...inside("algolia", `appId ${HOSTED} searchPagePath insights placeholder`),
  "algolia.askAi": unsupported("the search box has no assistant", "Remove `askAi`."),
  "algolia.translations": unsupported("texts of the search box are fixed", "Remove `translations`."),
};
