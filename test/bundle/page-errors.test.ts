/** Errors of pages, components and the packages they import: at the author's own line, with the component and what to do. */

import { describe, expect, test } from "bun:test";
import { buildFixture, type BuiltSite, type CliOptions } from "../support/cli.ts";
import { configText } from "../support/site.ts";

const TIMEOUT_MS = 60_000;

const CONFIG = { "docusaurus.config.js": configText({ presets: [["classic", { docs: false, blog: false }]] }) };

/** Messages and places, without code frames and hints. */
function told({ stderr }: BuiltSite): string {
  return [...stderr.matchAll(/^(?:\w+\[.*|  \S+\.\w+(?::\d+)*)$/gm)].map(([line]) => line.trim()).join("\n");
}

/** What a build of these pages says. */
async function failure(files: Readonly<Record<string, string>>, options?: CliOptions): Promise<string> {
  await using built = await buildFixture({ ...CONFIG, "src/pages/index.md": "# Home\n", ...files }, options);
  expect(built.code).toBe(1);
  expect(built.stderr).not.toContain("bug in Veloci");
  return told(built);
}

/** A package of one file, installed in the site. */
function installed(name: string, text: string): Record<string, string> {
  const manifest = JSON.stringify({ name, version: "1.0.0", main: "index.js" });
  return { [`node_modules/${name}/package.json`]: manifest, [`node_modules/${name}/index.js`]: text };
}

const page = (line: string) => `import React from "react";\n\n${line}\nexport default () => <p>{typeof x}</p>;\n`;

describe("a module that fails when it is imported", () => {
  test(
    "because it uses what only browsers have",
    async () => {
      await using built = await buildFixture({
        ...CONFIG,
        "src/pages/a.tsx": page("const x: number = window.innerWidth;"),
      });
      expect(built.stderr).toMatchInlineSnapshot(`
        "error[browser-only] The module fails when it is imported: \`window\` exists only in browsers, not while pages are rendered to HTML.
          src/pages/a.tsx:3:19
          3 | const x: number = window.innerWidth;
            |                   ^
          4 | export default () => <p>{typeof x}</p>;
          help: Move it into \`useEffect\` or an event handler, render that part in \`<BrowserOnly>\`, or check \`ExecutionEnvironment.canUseDOM\` first.

        Nothing built: 1 error. \`build\` is unchanged.
        "
      `);
      const text = "# A\n\nText\n\nexport const lang = document.documentElement.lang;\n";
      expect(await failure({ "src/pages/a.mdx": text })).toMatchInlineSnapshot(`
        "error[browser-only] The module fails when it is imported: \`document\` exists only in browsers, not while pages are rendered to HTML.
        src/pages/a.mdx:5:21"
      `);
    },
    TIMEOUT_MS,
  );

  test(
    "is a package, which is reported at the import that leads to it",
    async () => {
      const outer = installed("outer", 'const inner = require("inner");\nmodule.exports = () => inner;\n');
      const inner = installed("inner", '"use strict";\nmodule.exports = window.innerWidth;\n');
      const files = { ...outer, ...inner, "src/pages/a.mdx": '# A\n\nimport Outer from "outer";\n\n<Outer />\n' };
      expect(await failure(files)).toMatchInlineSnapshot(`
        "error[browser-only] The package \`inner\` fails when it is imported: \`window\` exists only in browsers, not while pages are rendered to HTML.
        src/pages/a.mdx:3:20"
      `);
      const ofModule = installed("outer", "export const x = navigator.mediaDevices.length;\n");
      expect(await failure({ ...ofModule, "src/pages/a.jsx": page('import { x } from "outer";') }))
        .toMatchInlineSnapshot(`
        "error[browser-only] The package \`outer\` fails when it is imported: \`navigator\` exists only in browsers, not while pages are rendered to HTML.
        src/pages/a.jsx:3:20"
      `);
    },
    TIMEOUT_MS,
  );

  test(
    "because it throws or ends the process",
    async () => {
      expect(await failure({ "src/pages/a.jsx": page('throw new TypeError("plain");') })).toMatchInlineSnapshot(`
        "error[module-throws] The module throws \`TypeError: plain\` when it is imported.
        src/pages/a.jsx:3:11"
      `);
      expect(await failure({ "src/pages/a.jsx": page("process.exit(0);") })).toMatchInlineSnapshot(`
        "error[process-exit] The site's code calls \`process.exit()\`, which would end the command before it finishes.
        src/pages/a.jsx:3:9"
      `);
    },
    TIMEOUT_MS,
  );
});

test(
  "all modules that fail are reported in one run, and what they share fails once",
  async () => {
    const shared = 'import "@site/src/shared";\nexport default () => null;\n';
    const files = {
      "src/shared.js": "export const x = window.innerWidth;\n",
      "src/pages/a.js": shared,
      "src/pages/b.js": shared,
      "src/pages/c.tsx": 'const x: string = "no";\nthrow new Error(x);\nexport default () => null;\n',
      "src/pages/d.jsx": "await new Promise(() => {});\nexport default () => null;\n",
      "src/pages/e.mdx": "# E\n\nexport const lang = document.title;\n",
      "src/pages/good.js": "export default () => null;\n",
      "src/theme/Footer/index.js": "process.exit(0);\nexport default () => null;\n",
    };
    // Only a process of its own ends when nothing can go on.
    expect(await failure(files, { isAlone: true })).toMatchInlineSnapshot(`
      "error[module-throws] The module throws \`Error: no\` when it is imported.
      src/pages/c.tsx:2:11
      error[never-settles] \`src/pages/d.jsx\` never finishes: it waits for a promise that nothing can settle.
      src/pages/d.jsx
      error[browser-only] The module fails when it is imported: \`document\` exists only in browsers, not while pages are rendered to HTML.
      src/pages/e.mdx:3:21
      error[browser-only] The module fails when it is imported: \`window\` exists only in browsers, not while pages are rendered to HTML.
      src/shared.js:1:18
      error[process-exit] The site's code calls \`process.exit()\`, which would end the command before it finishes.
      src/theme/Footer/index.js:1:9"
    `);
  },
  TIMEOUT_MS,
);

test(
  "a component that imports itself is reported once, with the import it needs",
  async () => {
    await using built = await buildFixture({
      ...CONFIG,
      "src/pages/index.md": "# Home\n",
      "src/pages/other.md": "# Other\n",
      "src/theme/Footer/index.jsx":
        'import Footer from "@theme/Footer";\nexport default (props) => <Footer {...props} />;\n',
    });
    expect(told(built)).toMatchInlineSnapshot(`
      "error[render-error] The page \`/\` and 3 other pages cannot be rendered: Maximum call stack size exceeded.
      src/pages/index.md"
    `);
    expect(built.stdout + built.stderr).toContain("imports it from `@theme-original/`");
  },
  TIMEOUT_MS,
);

describe("a component that fails", () => {
  test(
    "is named with its line, in words, and once for all its pages",
    async () => {
      await using built = await buildFixture({
        ...CONFIG,
        "src/Boom.tsx": `import React from "react";\ntype Props = { n: number };\nexport default function Boom({ n }: Props) {\n  if (n) throw new Error("Out of tea.");\n  return null;\n}\n`,
        "src/pages/in-document.mdx": '# A\n\nimport Boom from "@site/src/Boom";\n\n<Boom n={1} />\n',
        "src/pages/again.mdx": '# A\n\nimport Boom from "@site/src/Boom";\n\n<Boom n={1} />\n',
        "src/pages/local.mdx":
          "# B\n\nexport function Local() {\n  return <p>{window.innerWidth}</p>;\n}\n\n<Local />\n",
        "src/pages/object.tsx": `import React from "react";\nfunction Inner() {\n  return <p>{{ a: 1 } as any}</p>;\n}\nexport default function Page() {\n  return <main><Inner /></main>;\n}\n`,
        "src/pages/undefined.tsx": `import React from "react";\nimport Nothing from "../nothing";\nexport default function Page() {\n  return <main><Nothing /></main>;\n}\n`,
        "src/nothing.ts": "export default undefined;\n",
        "src/pages/exit.jsx": `import React from "react";\nexport default function Exit() {\n  process.exit(0);\n}\n`,
        "src/pages/waits.jsx": `import React, { use } from "react";\nconst never = new Promise(() => {});\nexport default function Waits() {\n  return <p>{use(never)}</p>;\n}\n`,
        "src/components/Unnamed.jsx": 'export default () => {\n  throw new Error("Lost its name.");\n};\n',
        "src/pages/unnamed.mdx": '# U\n\nimport Unnamed from "@site/src/components/Unnamed";\n\n<Unnamed />\n',
        "src/pages/text.jsx": 'export default () => {\n  throw "text";\n};\n',
      });
      expect(built.code).toBe(1);
      expect(told(built)).toMatchInlineSnapshot(`
        "error[render-error] The page \`/again\` and 1 other page cannot be rendered: \`<Boom>\` fails: Out of tea.
        src/Boom.tsx:4:20
        error[render-error] The page \`/unnamed\` cannot be rendered: \`<Unnamed>\` fails: Lost its name.
        src/components/Unnamed.jsx:2:13
        error[render-error] The page \`/exit\` cannot be rendered: \`<Exit>\` fails: The site's code calls \`process.exit()\`, which would end the command before it finishes.
        src/pages/exit.jsx:3:11
        error[render-error] The page \`/local\` cannot be rendered: \`<Local>\` fails: \`window\` exists only in browsers, not while pages are rendered to HTML.
        src/pages/local.mdx:4:14
        error[render-error] The page \`/object\` cannot be rendered: \`<Inner>\` fails: Objects are not valid as a React child (found: object with keys {a}). If you meant to render a collection of children, use an array instead.
        src/pages/object.tsx:2:10
        error[render-error] The page \`/text\` cannot be rendered: text.
        src/pages/text.jsx
        error[render-error] The page \`/undefined\` cannot be rendered: \`<Page>\` fails: Element type is invalid: expected a string (for built-in components) or a class/function (for composite components) but got: undefined.
        src/pages/undefined.tsx:3:25
        error[render-error] The page \`/waits\` cannot be rendered: \`<Waits>\` fails: A component suspended while responding to synchronous input. This will cause the UI to be replaced with a loading indicator. To fix, updates that suspend should be wrapped with startTransition.
        src/pages/waits.jsx:4:14"
      `);
      expect(await built.files()).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
