/** The letters of social cards: outlines, how they are filled, which texts can be shown, and how lines break. */

import { describe, expect, test } from "bun:test";
import { breakLines } from "../../src/cards/break-lines.ts";
import { readFont } from "../../src/cards/font.ts";
import { FONT_FILES } from "../../src/cards/font-files.ts";
import type { Contour } from "../../src/cards/outlines.ts";
import { rasterize } from "../../src/cards/rasterize.ts";
import { makeTypeface } from "../../src/cards/typeface.ts";
import { makeOrderer } from "../../src/cards/visual-order.ts";

const typeface = makeTypeface(FONT_FILES);

function polygon(...points: readonly (readonly [number, number])[]): Contour {
  return points.map(([x, y]) => ({ x, y, isOnCurve: true }));
}

function areaOf(contours: readonly Contour[], scale = 1): number {
  return rasterize(contours, scale)?.data.reduce((sum, covered) => sum + covered, 0) ?? 0;
}

describe("filling", () => {
  test("covers each pixel by the share that is inside", () => {
    const square = rasterize([polygon([0.5, 0], [2.5, 0], [2.5, 1.25], [0.5, 1.25])], 1);
    expect(square).toMatchObject({ left: 0, top: -2, width: 3, height: 2 });
    expect([...(square?.data ?? [])]).toEqual([0.125, 0.25, 0.125, 0.5, 1, 0.5]);
  });

  test("keeps the area of slanted shapes in both directions", () => {
    const triangle = [
      [0.3, 0.2],
      [9.7, 3.1],
      [4.4, 8.9],
    ] as const;
    const area = Math.abs((9.7 - 0.3) * (8.9 - 0.2) - (4.4 - 0.3) * (3.1 - 0.2)) / 2;
    expect(areaOf([polygon(...triangle)])).toBeCloseTo(area, 6);
    expect(areaOf([polygon(...triangle.toReversed())])).toBeCloseTo(area, 6);
  });

  test("leaves holes open and counts overlaps once", () => {
    const outer = polygon([0, 0], [10, 0], [10, 10], [0, 10]);
    const hole = polygon([3, 3], [3, 7], [7, 7], [7, 3]);
    expect(areaOf([outer, hole])).toBeCloseTo(84, 6);
    expect(areaOf([outer, polygon([5, 0], [15, 0], [15, 10], [5, 10])])).toBeCloseTo(150, 6);
  });

  test("rounds curves, also with two control points in a row", () => {
    const circle = [0, 1, 2, 3, 4, 5, 6, 7].map((part) => {
      const angle = (part * Math.PI) / 4;
      const radius = 100 / Math.cos(Math.PI / 8);
      return { x: radius * Math.cos(angle), y: radius * Math.sin(angle), isOnCurve: false };
    });
    const on = { x: 100 * Math.cos(Math.PI / 8), y: 100 * Math.sin(Math.PI / 8), isOnCurve: true };
    const area = areaOf([[circle[0] as Contour[number], on, ...circle.slice(1)]]);
    expect(area / (Math.PI * 100 * 100)).toBeCloseTo(1, 1);
  });
});

describe("the font", () => {
  test("has every letter of Latin, Greek, Cyrillic and Hebrew, with an outline", async () => {
    for (const file of FONT_FILES) expect([1000, 2048]).toContain(readFont(await Bun.file(file).bytes()).unitsPerEm);
    for (const text of [
      "Grüße, ça va?",
      "Łódź ijswater",
      "Ελληνικά",
      "Українська",
      "Tiếng Việt",
      "עברית",
      "#x86_64 {a: 1}",
    ])
      expect(typeface.toShown(text)).toBe(text);
    expect(typeface.set("Ấ", { size: 60, color: 1 }, { x: 0, y: 100 })).toHaveLength(1);
  });

  test("kerns pairs of letters", () => {
    expect(typeface.measure("AV", 100)).toBeLessThan(typeface.measure("A", 100) + typeface.measure("V", 100) - 5);
    expect(typeface.measure("HH", 100)).toBeCloseTo(2 * typeface.measure("H", 100), 6);
  });

  test("never overlaps the ink of two letters", () => {
    for (const { y, rows } of [{ y: 100, rows: 100 }]) {
      const placed = typeface.set("fj(jT.VA/.LT“f”", { size: 78, color: 1 }, { x: 10, y });
      for (let row = y - rows; row < y + rows; row++) {
        let end = 0;
        for (const { strip, x, y: top } of placed) {
          const ink = strip.rows[row - top];
          if (!ink) continue;
          expect(x + ink.start).toBeGreaterThanOrEqual(end);
          end = x + ink.start + ink.length;
        }
      }
    }
  });

  test("shows a text without emoji, and rejects a text with missing letters", () => {
    expect(typeface.toShown("📦 plugin-content-docs 👨‍👩‍👧 🇩🇪")).toBe("plugin-content-docs");
    expect(typeface.toShown("soft\u00adhyphen\u200b  and\nbreak")).toBe("softhyphen and break");
    expect(typeface.toShown("A → B ✓")).toBe("A B");
    expect(typeface.toShown("© 2024™")).toBe("© 2024™");
    expect(typeface.toShown("e\u0301")).toBe("é");
    for (const text of ["中文", "English 日本語", "हिन्दी", "ไทย", "한국어", "👋", ""])
      expect(typeface.toShown(text)).toBeUndefined();
  });
});

describe("Arabic", () => {
  test("joins letters unless something separates them, and drops vowel signs", () => {
    // Each letter as its neighbors shape it: alone, at the end, at the beginning, in the middle.
    for (const [text, shown] of [
      ["العربية", "ﺍﻟﻌﺮﺑﻴﺔ"],
      ["كِتَابٌ", "ﻛﺘﺎﺏ"],
      ["الأولى", "ﺍﻷﻭﻟﻰ"],
      ["می‌خواهم", "ﻣﯽﺧﻮﺍﻫﻢ"],
      ["گچپژ", "ﮔﭽﭙﮋ"],
    ] as const)
      expect([text, typeface.toShown(text)]).toEqual([text, shown]);
  });

  test("draws lines from left to right, with numbers and Latin text in their own order", () => {
    const order = makeOrderer("rtl");
    expect(order("אב (API 3.2) גד")).toBe("דג (API 3.2) בא");
    expect(makeOrderer("ltr")("See אב, please")).toBe("See בא, please");
  });

  test("draws joined letters as one piece without gaps", () => {
    const word = typeface.set(typeface.toShown("مستشفى") ?? "", { size: 78, color: 1 }, { x: 0, y: 100 });
    expect(word).toHaveLength(1);
    const { pixels } = word[0]?.strip ?? { pixels: { width: 0, data: [] } };
    const inked = new Set([...pixels.data].flatMap((pixel, index) => (pixel > 0 ? index % pixels.width : [])));
    expect(inked.size).toBe(pixels.width);
  });
});

describe("lines", () => {
  const room = { width: 10, lines: 3, measure: (text: string) => text.length };

  test("break at spaces", () => {
    expect(breakLines("one two three four", room)).toEqual({ lines: ["one two", "three four"], isCut: false });
  });

  test("break inside long words, after punctuation where possible", () => {
    expect(breakLines("a some.long.name", room).lines).toEqual(["a", "some.long.", "name"]);
    expect(breakLines("abcdefghijklmnop", room).lines).toEqual(["abcdefghij", "klmnop"]);
  });

  test("end with an ellipsis where they are cut", () => {
    expect(breakLines("one two three four five six seven eight", room)).toEqual({
      lines: ["one two", "three four", "five six…"],
      isCut: true,
    });
  });
});
