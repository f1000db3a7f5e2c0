/** Preloads of images, which React puts before everything else in the HTML of a page. */

import type { PageHead } from "../../model/page.ts";
import type { RenderedPage } from "../../model/theme.ts";

const HOISTED = /^(?:<link [^>]*>)+/;

/** Moves them to the head, where they belong. */
export function splitHoisted(html: string, head: PageHead): Pick<RenderedPage, "html" | "head"> {
  const hoisted = HOISTED.exec(html)?.[0] ?? "";
  if (hoisted === "") return { html, head };
  const links = [...hoisted.matchAll(/<link ([^>]*)>/g)].map(([, attributes = ""]) => ({
    tagName: "link",
    attributes: Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, readReferences(value)]),
    ),
  }));
  return { html: html.slice(hoisted.length), head: { ...head, tags: [...head.tags, ...links] } };
}

/** Characters that React escapes in attributes. */
const REFERENCES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

function readReferences(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => REFERENCES[name] ?? whole);
}

/** Browsers find images in the middle of a page as early without React's preloads. */
export function withoutPreloads(html: string): string {
  return html.replace(HOISTED, "");
}
