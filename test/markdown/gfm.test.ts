/** What GFM adds to CommonMark comes out as in micromark, which MDX is made with. */

import { describe, expect, test } from "bun:test";
import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import { compileText } from "./compile-text.ts";
import { canonicalHtml, documentHtml } from "./spec/canonical-html.ts";
import { GFM } from "./spec/differences.ts";
import { GFM_EXAMPLES } from "./spec/gfm-examples.ts";

const reference = (text: string): string =>
  micromark(text, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] });

describe.each(["md", "mdx"] as const)("GFM in `%s` files", (format) => {
  test.each(Object.entries(GFM_EXAMPLES))("%s", (name, text) => {
    const actual = canonicalHtml(documentHtml(compileText(text, { format })));
    const expected = canonicalHtml(reference(text));
    if (name in GFM) expect(actual, "a listed difference has gone").not.toBe(expected);
    else expect(actual).toBe(expected);
  });
});
