/** Pages in a second build, whose code may ask for the time and other things that change by themselves. */

import { expect, test } from "bun:test";
import { join } from "node:path";
import { useTemporaryFolders } from "../emit/temporary-folder.ts";
import { hashFiles } from "../support/built-files.ts";
import { runCli } from "../support/cli.ts";
import { configText, makeSite, type TestSite } from "../support/site.ts";

const makeFolder = useTemporaryFolders();

/** Code that a package has, but no page runs. */
const UNUSED = `export const later = () => [Date.now(), Math.random(), globalThis.fetch, process.hrtime()];\n`;

interface Code {
  /** The package that the component imports. */
  readonly it?: string;
  /** Statements of the component's module, and of the component. */
  readonly module?: string;
  readonly component?: string;
  /** What it shows. */
  readonly shown?: string;
}

const docs = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [`docs/${name}.mdx`, `# ${name}\n\n<Own name="${name}" />\n`]));

/** A site with the docs `a` to `d`, each with a component that says when it is rendered. */
async function makeDocs({ it = "", module = "", component = "", shown = `"text"` }: Code): Promise<TestSite> {
  return makeSite({
    "docusaurus.config.mjs": configText({
      presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]],
      themeConfig: { llms: false },
    }),
    "node_modules/it/package.json": '{ "name": "it", "type": "module", "main": "index.js" }',
    "node_modules/it/index.js": it + UNUSED,
    "src/components/Own.jsx": `
import * as it from "it";
${module}
export default function Own({ name }) {
  if (typeof window === "undefined") console.log(\`rendered ${"${name}"}\`);
  ${component}
  return <p onClick={() => it.later()}>{name}: {${shown}}</p>;
}
`,
    "src/theme/MDXComponents.js": `
import MDXComponents from "@theme-original/MDXComponents";
import Own from "@site/src/components/Own";
export default { ...MDXComponents, Own };
`,
    "docs/start.md": "---\nslug: /\n---\n\n# Start\n",
    ...docs(["a", "b", "c", "d"]),
  });
}

/** Builds, and returns the docs whose component was rendered. */
async function build(site: TestSite, ...options: string[]): Promise<string[]> {
  const { code, stdout, stderr } = await runCli(["build", site.dir, ...options]);
  expect(code).toBe(0);
  const names = Array.from(`${stdout}${stderr}`.matchAll(/^rendered (\w)/gm), ([, name = ""]) => name);
  return [...new Set(names)].sort();
}

async function edit(site: TestSite, name: string): Promise<void> {
  await site.write(`docs/${name}.mdx`, `${await site.read(`docs/${name}.mdx`)}\nMore.\n`);
}

/** Builds, and twice more after edits of the last doc. Then compares the output with that of a clean build after an edit of `b`. */
async function buildThrice(site: TestSite): Promise<{ readonly rendered: string[][]; readonly isClean: boolean }> {
  const rendered = [await build(site)];
  for (const name of ["d", "d", "b"]) {
    await edit(site, name);
    rendered.push(await build(site));
  }
  const clean = join(makeFolder(), "clean");
  await build(site, "--no-cache", "--out-dir", clean);
  const [kept, made] = [await hashFiles(site.path("dist")), await hashFiles(clean)];
  return { rendered, isClean: JSON.stringify(kept) === JSON.stringify(made) };
}

const ALL = ["a", "b", "c", "d"];

test("pages are taken over although their packages could ask for the time, once one has come out the same", async () => {
  await using site = await makeDocs({});
  expect(await buildThrice(site)).toEqual({ rendered: [ALL, ["b", "d"], ["d"], ["b"]], isClean: true });
});

test("so are pages that ask for the year, and packages that take the time when they are loaded", async () => {
  const it = "export const time = Date.now(); export const year = () => new Date().getFullYear();\n";
  await using site = await makeDocs({ it, shown: "it.year()" });
  expect(await buildThrice(site)).toEqual({ rendered: [ALL, ["b", "d"], ["d"], ["b"]], isClean: true });
});

test.each([
  ["ask for the time", { component: "new Date().getTime();" }],
  ["ask for a random number", { component: "Math.random();" }],
  ["ask for a variable by a name that they compute", { component: 'process.env[["A", "B"].join("_")];' }],
  ["start what ends later", { component: "if (name === 'a') setTimeout(() => {}, 0);" }],
  ["took the time when their module was loaded", { module: "const time = Date.now();", shown: "time > 0" }],
])("pages that %s are rendered each time", async (_, code) => {
  await using site = await makeDocs(code);
  expect(await buildThrice(site)).toEqual({ rendered: [ALL, ALL, ALL, ALL], isClean: true });
});

test("pages that count pages are rendered each time", async () => {
  await using site = await makeDocs({ module: "let count = 0;", component: "count++;", shown: "count" });
  expect(await buildThrice(site)).toEqual({ rendered: [ALL, ALL, ALL, ALL], isClean: true });
});

test("pages that show what a package took at random when it was loaded are rendered each time", async () => {
  await using site = await makeDocs({ it: "export const id = Math.random();\n", shown: "it.id" });
  const { rendered } = await buildThrice(site);
  expect(rendered).toEqual([ALL, ALL, ALL, ALL]);
  const [a = "", d = ""] = [await site.read("dist/a/index.html"), await site.read("dist/d/index.html")];
  const shown = (html: string) => /<p>\w(?:<!-- -->)?: (?:<!-- -->)?(0\.\d+)/.exec(html)?.[1];
  expect(shown(a)).toBeDefined();
  expect(shown(a)).toBe(shown(d));
});

test("a part that pages share is not repeated if it asks for the time", async () => {
  await using site = await makeDocs({});
  await site.write(
    "src/theme/Footer.jsx",
    'export default () => { if (typeof window === "undefined") console.log("rendered f"); return <footer>{Date.now() > 0 ? "now" : ""}</footer>; };\n',
  );
  expect((await buildThrice(site)).rendered).toEqual([
    [...ALL, "f"],
    [...ALL, "f"],
    [...ALL, "f"],
    [...ALL, "f"],
  ]);
});
