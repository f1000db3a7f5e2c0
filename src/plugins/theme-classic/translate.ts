/** Texts of navbar and footer in the site's language. Keys are the format's. */

import type {
  BuiltInThemeConfig,
  FooterColumnItem,
  FooterConfig,
  FooterLinkItem,
  LogoConfig,
  NavbarItemConfig,
} from "../../model/theme-config.ts";
import type { Labels } from "../../translations/labels.ts";

type NavbarConfig = BuiltInThemeConfig["navbar"];

/** Returns the navbar with `title`, `logo.alt` and `item.label.<label>` translated. */
export function translateNavbar(navbar: NavbarConfig, labels: Labels): NavbarConfig {
  const { title, logo, items } = navbar;
  return {
    ...navbar,
    ...(title && { title: labels.say("title", title, "Title in the navbar") }),
    ...(logo && { logo: translateLogo(logo, labels, "navbar") }),
    items: items.map((item) => translateItem(item, labels)),
  };
}

function translateItem(item: NavbarItemConfig, labels: Labels): NavbarItemConfig {
  const { label, items } = item;
  return {
    ...item,
    ...(typeof label === "string" && {
      label: labels.say(`item.label.${label}`, label, `Navbar item with the label '${label}'`),
    }),
    ...(items && { items: items.map((inner) => translateItem(inner, labels)) }),
  };
}

/** Returns the footer with `copyright`, `logo.alt`, `link.title.<title>` and `link.item.label.<label>` translated. */
export function translateFooter(footer: FooterConfig, labels: Labels): FooterConfig {
  const { links, copyright, logo } = footer;
  return {
    ...footer,
    links: links.map((link) =>
      "items" in link ? translateColumn(link as FooterColumnItem, labels) : translateLink(link, labels),
    ) as FooterConfig["links"],
    ...(copyright && { copyright: labels.say("copyright", copyright, "Copyright line of the footer") }),
    ...(logo && { logo: translateLogo(logo, labels, "footer") }),
  };
}

function translateColumn(column: FooterColumnItem, labels: Labels): FooterColumnItem {
  const { title, items } = column;
  return {
    ...column,
    title: title && labels.say(`link.title.${title}`, title, `Title of the footer column '${title}'`),
    items: items.map((item) => translateLink(item, labels)),
  };
}

function translateLink(link: FooterLinkItem, labels: Labels): FooterLinkItem {
  const { label, to, href } = link;
  if (!label) return link;
  const description = `Footer link '${label}' to ${to ?? href ?? "another place"}`;
  return { ...link, label: labels.say(`link.item.label.${label}`, label, description) };
}

function translateLogo(logo: LogoConfig, labels: Labels, place: string): LogoConfig {
  const { alt } = logo;
  return alt ? { ...logo, alt: labels.say("logo.alt", alt, `Alternative text of the logo in the ${place}`) } : logo;
}
