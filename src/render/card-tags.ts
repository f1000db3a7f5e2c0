/** Names the social card of a page. In: its head. Out: `<meta>` elements, none when the page has an image of its own. */

import type { SocialCards } from "../cards/social-cards.ts";
import { escapeAttribute } from "../markdown/escape.ts";
import type { PageHead } from "../model/page.ts";
import type { Route } from "../model/route.ts";

/** The page's own image, the site's, or one that a component names. */
const OWN_IMAGE = /<meta [^>]*\b(?:property|name)="(?:og|twitter):image"/i;

export function cardTags({ title, tags }: PageHead, route: Route, cards: SocialCards): string {
  if (OWN_IMAGE.test(tags)) return "";
  const { url, alt, width, height } = cards.cardOf(route, title);
  const properties = { "og:image": url, "og:image:width": width, "og:image:height": height, "og:image:alt": alt };
  const elements = Object.entries(properties).map(([name, value]) => meta("property", name, value));
  return [...elements, meta("name", "twitter:image", url)].join("");
}

function meta(attribute: "name" | "property", name: string, value: string | number): string {
  return `<meta data-rh="true" ${attribute}="${name}" content="${escapeAttribute(String(value))}">`;
}
