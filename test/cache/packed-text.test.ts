import { expect, test } from "bun:test";
import { PackedText } from "../../src/cache/packed-text.ts";

test("texts come back in order, compressed or not", () => {
  const packed = new PackedText();
  expect([...packed.join()].join("")).toBe("");
  const texts = Array.from({ length: 5 }, (_, index) => `${index} Größe 🙂 ${"a".repeat(400_000)}`);
  for (const text of texts) packed.add(text);
  expect([...packed.join()].join("")).toBe(texts.map((text) => `\n${text}`).join(""));
});
