/** Edit links: the base a site gives, joined with the file. */

import { expect, test } from "bun:test";
import { toEditUrl } from "../../src/plugin-kit/edit-url.ts";

test.each([
  ["https://example.com/edit/main", "docs/a.md", "https://example.com/edit/main/docs/a.md"],
  ["https://example.com/edit/main/", "docs/a.md", "https://example.com/edit/main/docs/a.md"],
  ["https://example.com/edit/main/website/", "../docs/a.md", "https://example.com/edit/main/docs/a.md"],
  ["https://example.com", "docs/a.md", "https://example.com/docs/a.md"],
])("%s and %s make %s", (base, file, url) => {
  expect(toEditUrl(base, file)).toBe(url);
});
