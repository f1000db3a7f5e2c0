/** A component that changes its `<Head>` while its page is shown. */

import { expect, test } from "bun:test";
import type { ReactNode } from "react";
import { applyHeadChange } from "../../../src/runtime/browser/head-changes.ts";
import { openWindow } from "../../support/browser-globals.ts";

const PAGE =
  '<title>Old</title><meta data-rh="true" name="description" content="old"><link rel="canonical" href="/old">';

/** The head after the change, and the attributes of `<html>`. */
async function change(
  before: ReactNode,
  now: ReactNode,
): Promise<{ readonly head: string; readonly className: string }> {
  await using _window = openWindow("https://example.com/");
  document.head.innerHTML = PAGE;
  document.documentElement.className = "theme one";
  applyHeadChange(before, now);
  return { head: document.head.innerHTML, className: document.documentElement.className };
}

test("tags with the same key are replaced, others are added as written", async () => {
  const { head } = await change(null, [
    <title key="1">New</title>,
    <meta key="2" name="description" content={'"new" & <more>'} />,
    <link key="3" rel="canonical" href="/new" />,
    <style key="4">{"a > b { color: red }"}</style>,
    <script key="5" type="application/ld+json">
      {'{"a": "</script>"}'}
    </script>,
  ]);
  expect(head).toBe(
    '<title>New</title><meta data-rh="true" name="description" content="&quot;new&quot; &amp; <more>">' +
      '<link data-rh="true" rel="canonical" href="/new"><style data-rh="true">a > b { color: red }</style>' +
      '<script data-rh="true" type="application/ld+json">{"a": "</script>"}</script>',
  );
});

test("classes that a component added are removed, others stay", async () => {
  const { className } = await change(<html className="one" />, <html className="two" />);
  expect(className).toBe("theme two");
});
