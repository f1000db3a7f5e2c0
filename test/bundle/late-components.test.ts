/** Components that load late (React's `lazy`): pages contain them, wherever they are. */

import { expect, test } from "bun:test";
import { buildFixture } from "../support/cli.ts";
import { configText } from "../support/site.ts";

const LATE = `import { lazy, Suspense } from "react";
const Late = lazy(() => import("./Late"));
const Other = lazy(() => import("./Inner"));
export default ({ isOpen }) => <Suspense fallback="Loading"><Late />{isOpen && <Other />}</Suspense>;
`;

test("pages contain components that load late, nested ones, and those in Markdown and in parts of the theme", async () => {
  await using built = await buildFixture({
    "docusaurus.config.js": configText({ presets: [["classic", { blog: false }]] }),
    "src/components/Lazy.jsx": LATE,
    "src/components/Late.jsx":
      'import { lazy } from "react";\nconst Inner = lazy(() => import("./Inner"));\nexport default () => <b>late <Inner /></b>;\n',
    "src/components/Inner.jsx": "export default () => <i>inner</i>;\n",
    "src/theme/Footer.jsx":
      'import Lazy from "@site/src/components/Lazy";\nexport default () => <footer><Lazy /></footer>;\n',
    "src/pages/index.jsx":
      'import Lazy from "@site/src/components/Lazy";\nexport default () => <main><Lazy isOpen /></main>;\n',
    "src/pages/unbound.jsx":
      'import React from "react";\nconst Late = React.lazy(() => import("../components/Late"));\nexport default () => <main><Late /></main>;\n',
    "docs/one.mdx": 'import Lazy from "@site/src/components/Lazy";\n\n# One\n\n<Lazy isOpen />\n',
    "docs/two.md": "# Two\n",
  });
  expect(built.stderr).toBe("");
  const late = /<b>late (?:<!-- -->)?<i>inner<\/i><\/b>/;
  for (const path of ["index.html", "unbound/index.html", "docs/one/index.html"])
    expect(await built.main(path)).toMatch(late);
  for (const path of ["index.html", "docs/one/index.html"])
    expect(await built.main(path)).toMatch(/<\/b><i>inner<\/i>/);
  for (const path of ["docs/one/index.html", "docs/two/index.html"])
    expect((await built.read(path)).split("<footer>")[1]).toMatch(late);
  const files = await built.files();
  const pages = await Promise.all(files.filter((path) => path.endsWith(".html")).map((path) => built.read(path)));
  expect(pages.filter((html) => /<!--\$[!?]-->/.test(html))).toEqual([]);
}, 20_000);

test("a component that only browsers can load leaves its fallback, and one that is made while rendering does not stop the build", async () => {
  await using built = await buildFixture({
    "docusaurus.config.js": configText({ presets: [["classic", { docs: false, blog: false }]] }),
    "src/components/Map.jsx": "const { width } = window;\nexport default () => <b>{width}</b>;\n",
    "src/pages/index.jsx":
      'import { lazy, Suspense } from "react";\nconst Map = lazy(() => import("../components/Map"));\nexport default () => <Suspense fallback={<p>The map loads</p>}><Map /></Suspense>;\n',
    "src/pages/inside.jsx":
      'import { lazy, Suspense } from "react";\nexport default function Page() {\n  const Map = lazy(() => import("../components/Map"));\n  return <Suspense fallback={<p>It loads</p>}><Map /></Suspense>;\n}\n',
  });
  expect([built.code, built.stderr]).toEqual([0, ""]);
  expect(await built.read("index.html")).toContain("<p>The map loads</p>");
  expect(await built.read("inside/index.html")).toContain("<p>It loads</p>");
}, 20_000);

test("pages contain components that suspend without `lazy`, and a promise that is not kept leaves a fallback", async () => {
  await using built = await buildFixture({
    "docusaurus.config.js": configText({ presets: [["classic", { blog: false, docs: false }]] }),
    "src/words.js": 'export default "from words";\n',
    "src/components/Thrown.jsx": `const known = {};
export default () => {
  if (!known.words) throw import("../words").then((module) => { known.words = module.default; });
  return <b>thrown {known.words}</b>;
};
`,
    "src/pages/index.jsx": `import { Suspense, use } from "react";
import Thrown from "../components/Thrown";
const words = import("../words").then((module) => module.default);
const Used = () => <i>used {use(words)}</i>;
export default () => <main><Suspense fallback="It loads"><Thrown /><Used /></Suspense></main>;
`,
    "src/pages/unbound.jsx":
      'import Thrown from "../components/Thrown";\nexport default () => <main><Thrown /></main>;\n',
    "src/pages/never.jsx": `import { Suspense } from "react";
const Never = () => { throw new Promise(() => {}); };
export default () => <main><Suspense fallback={<p>{Math.random()}</p>}><Never /></Suspense></main>;
`,
  });
  expect([built.code, built.stderr]).toEqual([0, ""]);
  for (const path of ["index.html", "unbound/index.html"])
    expect(await built.main(path)).toMatch(/<b>thrown (?:<!-- -->)?from words<\/b>/);
  expect(await built.main("index.html")).toMatch(/<i>used (?:<!-- -->)?from words<\/i>/);
  expect(await built.main("never/index.html")).toMatch(/<p>0\.\d+<\/p>/);
}, 20_000);
