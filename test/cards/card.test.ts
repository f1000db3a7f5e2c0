/** What a card shows, and that its bytes depend on that alone. */

import { expect, test } from "bun:test";
import { type CardFrame, type CardText, makeCards } from "../../src/cards/card.ts";
import { FONT_FILES } from "../../src/cards/font-files.ts";
import { readLogo } from "../../src/cards/logo.ts";
import { toColors } from "../../src/cards/site-colors.ts";
import { makeTypeface } from "../../src/cards/typeface.ts";
import { makePicture } from "../support/picture.ts";

const frame: CardFrame = {
  siteName: "Tools",
  host: "tools.example",
  colors: toColors({}, ":root{--ifm-color-primary:#2e8555}"),
  logo: undefined,
};

const draw = makeCards(frame, makeTypeface(FONT_FILES));

function digest(png: Uint8Array): string {
  return Bun.SHA256.hash(png, "hex").slice(0, 16);
}

test("the bytes of a card are the same on every machine", () => {
  const card = draw({ title: "Getting started with Tools — Ünïcödé", section: "Guides › Basics" });
  expect(digest(card)).toBe("a4711ded050ceb4c");
});

test("a card does not depend on those before it", () => {
  const text: CardText = { title: "Configuration", section: "Reference" };
  const again = makeCards(frame, makeTypeface(FONT_FILES));
  for (const title of ["A", "中文", "A title of many words that needs several lines"]) draw({ title });
  expect(digest(draw(text))).toBe(digest(again(text)));
});

test("a title that the font cannot show is replaced by the site's name, without its section", () => {
  const name = digest(draw({ title: "Tools" }));
  expect(digest(draw({ title: "日本語のページ", section: "Guides" }))).toBe(name);
  expect(digest(draw({ title: "हिन्दी" }))).toBe(name);
  expect(digest(draw({ title: "English", section: "日本語" }))).toBe(digest(draw({ title: "English" })));
});

test("in a right-to-left language everything starts at the right margin", () => {
  const turned = makeCards({ ...frame, siteName: "أدوات" }, makeTypeface(FONT_FILES, "rtl"));
  const card = turned({ title: "الخطوات الأولى مع React (الإصدار 3.2)", section: "الدليل › البداية" });
  expect(digest(card)).toBe("0808041d171c7da6");
  expect(digest(draw({ title: "العربية" }))).not.toBe(digest(draw({ title: "Tools" })));
});

test("a site whose name cannot be shown either has cards without text", () => {
  const bare = makeCards({ ...frame, siteName: "文档", host: "" }, makeTypeface(FONT_FILES));
  expect(bare({ title: "日本語" }).length).toBeLessThan(draw({ title: "I" }).length - 500);
});

test("a logo is blended with the background; an unreadable image is left out", async () => {
  const picture = await makePicture({ width: 100, height: 50, isTransparent: true });
  const logo = await readLogo(picture, [255, 0, 0]);
  expect(logo?.strip.width).toBe(144);
  // The half that can be seen through is background.
  expect(logo?.strip.rows[10]?.start).toBeGreaterThan(40);
  expect(
    await readLogo(new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'/>"), [0, 0, 0]),
  ).toBeUndefined();
  expect(await readLogo(picture.subarray(0, 60), [0, 0, 0])).toBeUndefined();
});

test("colors come from the settings, else from the light mode's styles", () => {
  const styles =
    ":root{--ifm-color-primary:#123456}[data-theme=dark]{--ifm-color-primary:#fff}a{--ifm-color-primary:var(--x)}";
  expect(toColors({}, styles)).toEqual({ background: [255, 255, 255], text: [28, 30, 33], accent: [18, 52, 86] });
  expect(toColors({ background: "#000", accent: "red" }, styles)).toEqual({
    background: [0, 0, 0],
    text: [255, 255, 255],
    accent: [255, 0, 0],
  });
});
