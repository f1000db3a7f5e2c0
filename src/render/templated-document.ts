/** Writes the HTML files of pages into the site's own `ssrTemplate`. */

import { readFileSync } from "node:fs";
import { makeLocator } from "../config/locate.ts";
import { compileTemplate } from "../config/ssr-template.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Site } from "../model/site.ts";
import { toSitePath } from "../report/site-path.ts";
import { type HtmlDocument, toDocumentParts, toHtmlDocument } from "./html-document.ts";

/** An error in the code of a template. */
export class TemplateError extends Error {
  readonly place: Pick<Diagnostic, "file"> & Partial<Pick<Diagnostic, "line" | "column" | "length">>;

  constructor(cause: unknown, place: TemplateError["place"]) {
    super("A page cannot be written into the template.", { cause });
    this.place = place;
  }
}

/** Makes the function that writes a page: into the template of the site, if it has one. It throws a `TemplateError`. */
export function makeDocumentWriter(
  { dir, configPath, config: { ssrTemplate: template = "", baseUrl, noIndex } }: Site,
  version: string,
): (document: HtmlDocument) => string {
  const run = template === "" ? undefined : compileTemplate(template);
  if (typeof run !== "function") return toHtmlDocument;
  const namesViewport = /\bname\s*=\s*["']?viewport\b/i.test(template);
  const namesEnd = /\bpostBodyTags\b/.test(template);
  let place: TemplateError["place"] | undefined;
  return (document) => {
    const parts = toDocumentParts(document);
    const values = {
      appHtml: document.html,
      baseUrl,
      htmlAttributes: parts.htmlAttributes.trim(),
      bodyAttributes: parts.bodyAttributes.trim(),
      headTags: document.frame.bootScript + parts.links + (namesEnd ? "" : parts.data),
      preBodyTags: parts.bodyStart,
      postBodyTags: parts.data + document.frame.bodyEnd,
      metaAttributes: [...(namesViewport ? [] : [document.frame.viewport]), parts.title, ...parts.tags],
      scripts: [],
      stylesheets: [],
      noIndex,
      version,
    };
    try {
      return run(values);
    } catch (error) {
      place ??= placeOf(dir, configPath);
      throw new TemplateError(error, place);
    }
  };
}

function placeOf(dir: string, configPath: string): TemplateError["place"] {
  const at = makeLocator(readFileSync(configPath, "utf8"))(["ssrTemplate"]);
  return { file: toSitePath(dir, configPath), ...(at && { ...at, length: "ssrTemplate".length }) };
}
