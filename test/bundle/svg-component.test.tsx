import { expect, test } from "bun:test";
import { renderToStaticMarkup } from "react-dom/server";
import { createElement, type ComponentType } from "react";
import { NO_BUNDLER_SETTINGS, type SvgSettings } from "../../src/model/bundler-settings.ts";
import { svgComponent } from "../../src/bundle/site/svg-component.ts";

/** Runs the generated module. */
async function moduleOf(svg: string, settings: Partial<SvgSettings> = {}): Promise<Record<string, Component>> {
  const source = svgComponent(svg, { ...NO_BUNDLER_SETTINGS.svg, ...settings });
  const file = `${import.meta.dir}/.svg-${Bun.hash(source).toString(36)}.mjs`;
  await Bun.write(file, source);
  try {
    return (await import(file)) as Record<string, Component>;
  } finally {
    await Bun.file(file).delete();
  }
}

type Component = ComponentType<Record<string, unknown>>;

async function rendered(svg: string, settings: Partial<SvgSettings>, props: object = {}): Promise<string> {
  const { default: Svg } = await moduleOf(svg, settings);
  return renderToStaticMarkup(createElement(Svg ?? "none", { ...props }));
}

test("an SVG component's props override the file's attributes", async () => {
  const svg =
    '<?xml version="1.0"?><svg width="10" fill-rule="evenodd" style="fill: red"><g clip-path="url(#a)"/></svg>';
  expect(await rendered(svg, {}, { width: 20, role: "img", title: "A < B" })).toBe(
    '<svg width="20" fill-rule="evenodd" style="fill:red" role="img"><title>A &lt; B</title><g clip-path="url(#a)"/></svg>',
  );
});

const TITLED =
  '<svg width="4" height="2" fill="#000"><path fill="#000"/><title id="t">File</title><g stroke="#111"/></svg>';

const CASES: readonly [string, Partial<SvgSettings>, object, string][] = [
  [
    "a title of the file",
    {},
    {},
    '<svg width="4" height="2" fill="#000"><title id="t">File</title><path fill="#000"/><g stroke="#111"/></svg>',
  ],
  [
    "another title",
    {},
    { title: "New" },
    '<svg width="4" height="2" fill="#000"><title id="t">New</title><path fill="#000"/><g stroke="#111"/></svg>',
  ],
  ["no title", {}, { title: "" }, '<svg width="4" height="2" fill="#000"><path fill="#000"/><g stroke="#111"/></svg>'],
  [
    "an ID of the title",
    {},
    { titleId: 'a"' },
    '<svg width="4" height="2" fill="#000" aria-labelledby="a&quot;"><title id="a&quot;">File</title><path fill="#000"/><g stroke="#111"/></svg>',
  ],
  [
    "`titleProp: false`",
    { labels: [] },
    {},
    '<svg width="4" height="2" fill="#000"><path fill="#000"/><title id="t">File</title><g stroke="#111"/></svg>',
  ],
  [
    "`descProp`",
    { labels: ["title", "desc"] },
    { desc: "D", title: null },
    '<svg width="4" height="2" fill="#000"><desc>D</desc><path fill="#000"/><g stroke="#111"/></svg>',
  ],
  [
    "`dimensions: false`",
    { labels: [], size: "" },
    {},
    '<svg fill="#000"><path fill="#000"/><title id="t">File</title><g stroke="#111"/></svg>',
  ],
  [
    "`icon`",
    { labels: [], size: "1em" },
    {},
    '<svg fill="#000" width="1em" height="1em"><path fill="#000"/><title id="t">File</title><g stroke="#111"/></svg>',
  ],
  [
    "`replaceAttrValues`",
    { labels: [], replaced: { "#000": "currentColor", "#111": "{props.color}" } },
    { color: "<" },
    '<svg width="4" height="2" fill="currentColor" color="&lt;"><path fill="currentColor"/><title id="t">File</title><g stroke="&lt;"/></svg>',
  ],
  [
    "`svgProps`",
    { labels: [], added: { role: "img", "data-of": "{props.id + 1}" } },
    { id: 1 },
    '<svg width="4" height="2" fill="#000" role="img" data-of="2" id="1"><path fill="#000"/><title id="t">File</title><g stroke="#111"/></svg>',
  ],
  [
    '`expandProps: "start"`',
    { labels: [], props: "start" },
    { fill: "red" },
    '<svg fill="#000" width="4" height="2"><path fill="#000"/><title id="t">File</title><g stroke="#111"/></svg>',
  ],
  [
    "`expandProps: false`",
    { labels: [], props: false },
    { id: "x" },
    '<svg width="4" height="2" fill="#000"><path fill="#000"/><title id="t">File</title><g stroke="#111"/></svg>',
  ],
];

test.each(CASES.map(([name, ...rest]) => [name, rest] as const))("%s", async (_, [settings, props, html]) => {
  expect(await rendered(TITLED, settings, props)).toBe(html);
});

test("`exportType` adds a name, and `memo` wraps the component", async () => {
  const module = await moduleOf(TITLED, { memo: true, exportName: "ReactComponent" });
  expect(module["ReactComponent"]).toBe(module["default"] as Component);
  expect(typeof module["default"]).toBe("object");
});
