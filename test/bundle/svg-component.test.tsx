import { expect, test } from "bun:test";
import { renderToStaticMarkup } from "react-dom/server";
import { createElement, type ComponentType } from "react";
import { svgComponent } from "../../src/bundle/site/svg-component.ts";

/** Runs the generated module. */
async function componentOf(svg: string): Promise<ComponentType<Record<string, unknown>>> {
  const file = `${import.meta.dir}/.svg-${Bun.hash(svg).toString(36)}.mjs`;
  await Bun.write(file, svgComponent(svg));
  try {
    return ((await import(file)) as { default: ComponentType<Record<string, unknown>> }).default;
  } finally {
    await Bun.file(file).delete();
  }
}

test("an SVG component's props override the file's attributes", async () => {
  const Svg = await componentOf(
    '<?xml version="1.0"?><svg width="10" fill-rule="evenodd" style="fill: red"><g clip-path="url(#a)"/></svg>',
  );
  expect(renderToStaticMarkup(createElement(Svg, { width: 20, role: "img", title: "A < B" }))).toBe(
    '<svg width="20" fill-rule="evenodd" style="fill:red" role="img"><title>A &lt; B</title><g clip-path="url(#a)"/></svg>',
  );
});
