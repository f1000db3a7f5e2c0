/** Cards of a category's page: the descriptions of the docs in it. */

import { expect, test } from "bun:test";
import { makeVersion } from "./docs-model.ts";

test("docs of the category have descriptions, others and those without one do not", async () => {
  const described = (text: string) => ({ frontMatter: { description: text } });
  const docs = { "a.md": described("About a."), "b.md": {}, "c.md": described("About c.") };
  const inner = {
    type: "category",
    label: "Inner",
    link: { type: "generated-index" },
    items: ["a", "b", { type: "link", label: "Away", href: "https://example.com" }],
  };
  const { routes } = await makeVersion({ docs, sidebars: { docs: ["c", { Outer: [inner] }] } });
  const page = routes.find(({ path }) => path === "/docs/category/inner");
  expect(page?.layers.at(-1)?.props).toMatchObject({ descriptions: { a: "About a." } });
});
