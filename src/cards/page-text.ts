import type { Route } from "../model/route.ts";
import type { SiteConfig } from "../model/site.ts";
import type { NavbarItemConfig } from "../model/theme-config.ts";
import { toSiteUrl } from "../url/paths.ts";
import type { CardText } from "./card.ts";

/** Makes the function that returns the text on a page's card. `title` is the page's document title. */
export function makePageTexts(config: SiteConfig): (route: Route, title: string) => CardText {
  const parts = partsOf(config);
  const ending = ` ${config.titleDelimiter} ${config.title}`;
  return (route, full) => {
    const title = full.endsWith(ending) ? full.slice(0, -ending.length) : full;
    const { breadcrumbs = [] } = route.search ?? {};
    const section = breadcrumbs.length > 0 ? breadcrumbs.join(" › ") : parts.get(firstName(route.path, config));
    const shown = title === config.title ? config.tagline : section;
    return { title, ...(shown !== undefined && shown !== "" && shown !== title && { section: shown }) };
  };
}

/** Maps the first segment of each navbar link, such as `docs` or `blog`, to its label. */
function partsOf(config: SiteConfig): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  const add = ({ to, label, items = [] }: NavbarItemConfig): void => {
    if (typeof to === "string" && typeof label === "string") {
      const name = firstName(toSiteUrl(to, config.baseUrl), config);
      if (name !== "" && !parts.has(name)) parts.set(name, label);
    }
    items.forEach(add);
  };
  config.themeConfig.navbar.items.forEach(add);
  return parts;
}

function firstName(path: string, { baseUrl }: SiteConfig): string {
  const below = path.startsWith(baseUrl) ? path.slice(baseUrl.length) : path;
  return /^\/?([^/?#]*)/.exec(below)?.[1] ?? "";
}
