/** Bodies as their pages have them. In: what pages are rendered from. Out: HTML of a body, for those that need their page. */

import type { RenderedRoute } from "../render/renderer.ts";
import { makeRouteRenderer } from "../render/render.ts";
import type { Rendering } from "../render/rendering.ts";
import type { Route } from "../model/route.ts";
import { findEnd } from "./markup.ts";

/** What the theme puts around the text of a doc, of a post or release, and of a page. */
const AROUND = [
  /<(div) class="theme-doc-markdown markdown">/,
  /<(div) id="__blog-post-container"[^>]*>/,
  /mdxPageWrapper"[\s\S]*?<(article)>/,
];

/** Makes the function that renders a page once more and cuts its body out; nothing where a site's own theme has no such place. */
export function makeBodyReader(rendering: Rendering): (route: Route) => string | undefined {
  let render: ((route: Route) => RenderedRoute) | undefined;
  return (route) => {
    render ??= makeRouteRenderer(rendering);
    const content = render(route).files[0]?.content;
    return typeof content === "string" ? cutBody(content) : undefined;
  };
}

function cutBody(html: string): string | undefined {
  const found = AROUND.map((pattern) => pattern.exec(html)).find((match) => match !== null);
  if (!found) return undefined;
  const from = found.index + found[0].length;
  return html.slice(from, findEnd(html, found[1] ?? "", from).inside);
}
