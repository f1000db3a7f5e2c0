/** Texts of the search, by part. `themeConfig.algolia.translations` takes precedence over a site's own component. */

import { translate } from "@docusaurus/Translate";

const search = translate({ id: "theme.SearchBar.label", message: "Search" });

const SearchTranslations = {
  button: { buttonText: search, buttonAriaLabel: search },
  modal: {
    searchBox: {
      placeholderText: translate({ id: "theme.SearchModal.placeholder", message: "Search docs" }),
      cancelButtonText: translate({ id: "theme.SearchModal.searchBox.cancelButtonText", message: "Cancel" }),
    },
    footer: {
      selectText: translate({ id: "theme.SearchModal.footer.selectText", message: "to select" }),
      navigateText: translate({ id: "theme.SearchModal.footer.navigateText", message: "to navigate" }),
      closeText: translate({ id: "theme.SearchModal.footer.closeText", message: "to close" }),
    },
    noResultsScreen: {
      noResultsText: translate({ id: "theme.SearchModal.noResultsScreen.noResultsText", message: "No results for" }),
    },
  },
  placeholder: translate({ id: "theme.SearchModal.placeholder", message: "Search docs" }),
};

export default SearchTranslations;
