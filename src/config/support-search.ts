/** How Veloci treats the search fields of `themeConfig`: rows of the table in `support.ts`. */

import { supported, inside, notNeeded, rows, type SupportRows, translated } from "./support-kinds.ts";

const HOSTED = `apiKey indexName contextualSearch externalUrlRegex searchParameters replaceSearchResultPathname
  replaceSearchResultPathname.from replaceSearchResultPathname.to url`;

/** Texts of the search box, by DocSearch's names. */
const TEXTS = `button button.buttonText button.buttonAriaLabel modal modal.searchBox modal.searchBox.placeholderText
  modal.searchBox.cancelButtonText modal.errorScreen modal.errorScreen.titleText modal.errorScreen.helpText modal.footer
  modal.footer.selectText modal.footer.navigateText modal.footer.closeText modal.noResultsScreen
  modal.noResultsScreen.noResultsText modal.noResultsScreen.suggestedQueryText
  modal.noResultsScreen.reportMissingResultsText modal.noResultsScreen.reportMissingResultsLinkText`;

export const SEARCH_ROWS: SupportRows = {
  ...supported("search search.local search.ignorePatterns search.missingResultsUrl search.provider algolia"),
  ...inside("search.provider", `name ${HOSTED}`),
  ...inside("algolia", `appId ${HOSTED} searchPagePath insights placeholder translations`),
  ...inside("algolia.translations", TEXTS),
  ...rows(
    "algolia.translations.modal.startScreen algolia.translations.modal.resultsScreen algolia.translations.modal.askAiScreen",
    notNeeded("the search box has no such screen", "Remove it."),
  ),
  "algolia.askAi": translated("a `SearchBar` of the site receives it, and the built-in search box has no assistant"),
};
