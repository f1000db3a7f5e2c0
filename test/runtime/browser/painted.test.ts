/** The app of a page under development starts after the first frame, and also where there will be none. */

import { expect, spyOn, test } from "bun:test";
import { painted } from "../../../src/runtime/browser/dev/painted.ts";
import { openWindow } from "../../support/browser-globals.ts";

test("resolves after a visible page is painted", async () => {
  await using _window = openWindow("https://example.com/");
  const order: string[] = [];
  using _frame = spyOn(globalThis, "requestAnimationFrame").mockImplementation((draw) => {
    setTimeout(() => {
      draw(0);
      order.push("frame");
    });
    return 0;
  });
  await painted();
  expect(order).toEqual(["frame"]);
});

test.each([true, false])(
  "no frame is needed when the page is in the background (from the start: %p)",
  async (hidden) => {
    await using _window = openWindow("https://example.com/");
    Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
    using frame = spyOn(globalThis, "requestAnimationFrame").mockReturnValue(0);
    await painted();
    expect(frame).toHaveBeenCalledTimes(hidden ? 0 : 1);
  },
);
