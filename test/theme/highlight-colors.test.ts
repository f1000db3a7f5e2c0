/** Colors of highlighted code: each is readable (AA) on every background it may stand on, in both modes. */

import { describe, expect, test } from "bun:test";
import { join } from "node:path";

const STYLES = join(import.meta.dir, "../../theme/styles");
const readStyles = (name: string): Promise<string> => Bun.file(join(STYLES, name)).text();
const [highlight, tokens] = await Promise.all([readStyles("highlight.css"), readStyles("tokens.css")]);

type Color = readonly [number, number, number];

/** Values of custom properties in the rules that begin with a selector. */
function variables(css: string, selector: RegExp): Map<string, string> {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, head = ""]) =>
    selector.test(head.replace(/\/\*.*?\*\//gs, "").trim()),
  );
  const pairs = rules.flatMap(([, , body = ""]) => [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)]);
  return new Map(pairs.map(([, name = "", value = ""]) => [name, value]));
}

function parse(hex: string | undefined): Color {
  expect(hex).toMatch(/^#[\da-f]{6}$/i);
  const number = Number.parseInt(hex?.slice(1) ?? "", 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

/** `share` of one color over another. */
function mix(over: Color, under: Color, share: number): Color {
  const channel = (index: 0 | 1 | 2): number => over[index] * share + under[index] * (1 - share);
  return [channel(0), channel(1), channel(2)];
}

/** Contrast ratio as WCAG defines it. */
function contrast(a: Color, b: Color): number {
  const luminance = (color: Color): number => {
    const [red = 0, green = 0, blue = 0] = color.map((value) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

describe.each([
  ["light", /^:root$/],
  ["dark", /^(?:html)?\[data-theme="dark"\]$/],
])("%s", (_, selector) => {
  const colors = variables(highlight, selector);
  const values = variables(tokens, selector);
  const background = parse(values.get("--ifm-pre-background"));
  const names = [...colors.keys()].filter((name) => !/inserted|deleted/.test(name));

  test("there is a color for each kind of token", () => {
    const used = new Set([...highlight.matchAll(/color: var\((--[\w-]+)\)/g)].map(([, name]) => name));
    expect(names.length).toBeGreaterThan(9);
    for (const name of used) expect(names).toContain(String(name));
  });

  test.each(names)("%s is readable on the block and on a highlighted line", (name) => {
    const color = parse(colors.get(name));
    const line = mix(parse(values.get("--ifm-color-primary")), background, 0.12);
    expect(contrast(color, background)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(color, line)).toBeGreaterThanOrEqual(4.5);
  });

  test("the text of a diff is readable on its background", () => {
    for (const mark of ["inserted", "deleted"]) {
      const marked = parse(colors.get(`--veloci-code-${mark}`));
      expect(contrast(parse(colors.get("--veloci-code-color")), marked)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
