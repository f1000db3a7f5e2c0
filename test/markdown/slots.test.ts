import { expect, test } from "bun:test";
import { fillProps, fillSlots, slotText } from "../../src/markdown/slots.ts";

const values = [
  { url: "/docs/a?b=1&c=2" },
  { url: "/img.png", width: 20, height: 10 },
  { url: "/x.pdf", newTab: true },
];

test("a link's slot is filled with its URL as HTML", () => {
  expect(fillSlots(`<a href="${slotText(0)}">a</a>`, values)).toBe('<a href="/docs/a?b=1&amp;c=2">a</a>');
});

test("an image brings its size, a file opens in a new tab", () => {
  expect(fillSlots(`<img src="${slotText(1)}" alt="">`, values)).toBe(
    '<img src="/img.png" width="20" height="10" alt="">',
  );
  expect(fillSlots(`<a href="${slotText(2)}">x</a>`, values)).toBe(
    '<a href="/x.pdf" target="_blank" rel="noopener noreferrer">x</a>',
  );
});

test("a slot without value is empty, and text without slots is left alone", () => {
  expect(fillSlots(`<a href="${slotText(9)}">`, values)).toBe('<a href="">');
  expect(fillSlots("<p>text</p>", values)).toBe("<p>text</p>");
});

test("slots anywhere in props are filled with plain URLs", () => {
  const props = { a: slotText(0), b: [{ c: `x ${slotText(1)} y` }], d: 1, e: null };
  expect(fillProps(props, values)).toEqual({ a: "/docs/a?b=1&c=2", b: [{ c: "x /img.png y" }], d: 1, e: null });
});
