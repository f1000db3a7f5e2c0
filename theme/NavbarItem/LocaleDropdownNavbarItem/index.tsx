/** A dropdown with the page in the site's other languages. */

import { ownValue, useMissingLocales } from "@docusaurus/theme-common/internal";
import { useLocation } from "@docusaurus/router";
import { translate } from "@docusaurus/Translate";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import type { NavbarItemConfig } from "@docusaurus/theme-common/internal";
import IconLanguage from "@theme/Icon/Language";
import DropdownNavbarItem, { type Props as DropdownProps } from "@theme/NavbarItem/DropdownNavbarItem";
import type { ReactElement } from "react";

export type Props = Omit<DropdownProps, "items"> & {
  readonly dropdownItemsBefore?: readonly NavbarItemConfig[];
  readonly dropdownItemsAfter?: readonly NavbarItemConfig[];
  /** Appended to the links. */
  readonly queryString?: string;
};

export default function LocaleDropdownNavbarItem(props: Props): ReactElement {
  const { dropdownItemsBefore = [], dropdownItemsAfter = [], queryString = "", ...dropdown } = props;
  const { i18n, siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const { currentLocale, locales, localeConfigs } = i18n;
  const rest = pathname.slice(siteConfig.baseUrl.length);
  const labelOf = (locale: string): string => ownValue(localeConfigs, locale)?.label ?? locale;
  /** Omits the host if it is the current one. */
  const urlOf = (locale: string): string => {
    const { url, baseUrl } = ownValue(localeConfigs, locale) ?? siteConfig;
    return url === siteConfig.url ? baseUrl : url + baseUrl;
  };
  const missing = useMissingLocales();
  const items = locales.map((locale) => {
    const isMissing = missing.includes(locale);
    return {
      label: labelOf(locale),
      lang: ownValue(localeConfigs, locale)?.htmlLang,
      // Each locale is built separately, so the link must load a whole page.
      to: `pathname://${urlOf(locale)}${isMissing ? "" : rest}${queryString}`,
      target: "_self",
      autoAddBaseUrl: false,
      ...(isMissing && {
        title: translate({
          id: "theme.navbar.localeDropdown.missing",
          message: "This page does not exist in that language. The link leads to the home page.",
        }),
      }),
      className: locale === currentLocale ? (dropdown.mobile ? "menu__link--active" : "dropdown__link--active") : "",
    };
  });
  const label = dropdown.mobile
    ? translate({ id: "theme.navbar.mobileLanguageDropdown.label", message: "Languages" })
    : labelOf(currentLocale);
  return (
    <DropdownNavbarItem
      {...dropdown}
      label={[<IconLanguage key="icon" className="iconLanguage" />, label]}
      items={[...dropdownItemsBefore, ...items, ...dropdownItemsAfter]}
    />
  );
}
