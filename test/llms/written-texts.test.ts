/** Texts of more pages than fit into memory. */

import { expect, test } from "bun:test";
import { WrittenTexts } from "../../src/llms/written-texts.ts";

test("texts of few pages are joined at once", () => {
  using texts = new WrittenTexts();
  texts.add("/a", "Ä");
  expect(texts.join([texts.read("/a"), " ", texts.read("/none")])).toBe("Ä ");
});

test("beyond what may stay in memory, texts come from a file, and are joined piece by piece", () => {
  using texts = new WrittenTexts(3);
  texts.add("/a", "One");
  texts.add("/b", "Größe 🙂");
  expect([texts.read("/a"), texts.read("/b")]).toEqual(["One", "Größe 🙂"]);
  const content = texts.join(["a", "b"]);
  expect(content).toEqual({ parts: ["a", "b"] });
});
