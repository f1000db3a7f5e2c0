/** Returns the `meta` tags for the social card of a page; none if the page has an image of its own. */

import type { SocialCards } from "../cards/social-cards.ts";
import type { PageHead } from "../model/page.ts";
import type { Route } from "../model/route.ts";
import type { HtmlTag } from "../model/site.ts";

export function cardTags({ title, tags }: PageHead, route: Route, cards: SocialCards): HtmlTag[] {
  if (tags.some(isOwnImage)) return [];
  const { url, alt, width, height } = cards.cardOf(route, title);
  const properties = { "og:image": url, "og:image:width": width, "og:image:height": height, "og:image:alt": alt };
  const elements = Object.entries(properties).map(([name, value]) => meta("property", name, value));
  return [...elements, meta("name", "twitter:image", url)];
}

/** Whether a tag sets an image of the page or the site, or one from a component. */
function isOwnImage({ tagName, attributes: { property, name } }: HtmlTag): boolean {
  return tagName === "meta" && [property, name].some((key) => /^(?:og|twitter):image$/i.test(String(key)));
}

function meta(attribute: "name" | "property", name: string, value: string | number): HtmlTag {
  return { tagName: "meta", attributes: { [attribute]: name, content: String(value) } };
}
