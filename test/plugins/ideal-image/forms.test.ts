/** In which widths a picture is made, and how the files are called. */

import { expect, test } from "bun:test";
import { toOutputPath, toWidths } from "../../../src/plugins/ideal-image/forms.ts";
import { idealImageOptionsSchema } from "../../../src/plugins/ideal-image/options.ts";

function widths(original: number, options: object = {}): number[] {
  return toWidths(original, idealImageOptionsSchema.parse(options));
}

test("there are two widths by default", () => {
  expect(widths(4000)).toEqual([640, 1030]);
  expect(widths(4000, { steps: 4 })).toEqual([640, 770, 900, 1030]);
  expect(widths(4000, { min: 100, max: 200, steps: 1 })).toEqual([200]);
  expect(widths(4000, { size: 500 })).toEqual([500]);
  expect(widths(4000, { sizes: [900, 300, 600] })).toEqual([300, 600, 900]);
});

test("no image is enlarged, and none is made twice", () => {
  expect(widths(800)).toEqual([640, 800]);
  expect(widths(320)).toEqual([320]);
  expect(widths(320, { sizes: [200, 400, 600] })).toEqual([200, 320]);
});

test("names follow the template", () => {
  const form = { file: "/site/docs/My photo.v2.JPG", width: 640, hash: "0123456789abcdef" };
  expect(toOutputPath("ideal-img/[name].[hash:hex:7].[width].[ext]", form)).toBe(
    "assets/ideal-img/My-photo.v2.0123456.640.webp",
  );
  expect(toOutputPath("p/[hash]-[width].[ext]", form)).toBe("assets/p/0123456789abcdef-640.webp");
  expect(toOutputPath("[md5:hash:hex:10]/[width].[ext]", form)).toBe("assets/0123456789/640.webp");
});
