/** Files that modules name by URL. Workers, also those of packages, are bundles of their own; other files are copied. */

import { expect, test } from "bun:test";
import { serveFixture } from "../support/serve-fixture.ts";

const PAGE = `import { useEffect, useState } from "react";
import { askPackage } from "counting-pkg";

function ask(text, onAnswer) {
  const worker = new Worker(
    /* webpackChunkName: "upper" */ new URL("../upper", import.meta.url),
    { type: "module" },
  );
  worker.onmessage = ({ data }) => onAnswer(data);
  worker.postMessage(text);
}

export default function Page() {
  const [answers, setAnswers] = useState({});
  useEffect(() => {
    ask("site", (own) => setAnswers((all) => ({ ...all, own })));
    askPackage("package", (counted) => setAnswers((all) => ({ ...all, counted })));
  }, []);
  return <main>{answers.own} {answers.counted}</main>;
}
`;

const FILES = `const photo = new URL("../photo.png", import.meta.url);
const sprite = new URL("../icons.svg#arrow", import.meta.url).pathname;

export default function Files() {
  return <main><img src={photo} alt="" /><b>{sprite}</b></main>;
}
`;

const site = serveFixture(
  {
    "docusaurus.config.js": `module.exports = { title: "T", url: "https://example.com", baseUrl: "/base/", presets: [["classic", { docs: false, blog: false }]] };\n`,
    "src/pages/index.jsx": PAGE,
    "src/pages/files.jsx": FILES,
    "src/photo.png": "png",
    "src/icons.svg": "<svg><g id='arrow' /></svg>",
    "src/upper.ts":
      'import { mark } from "./mark";\nexport const kind: string = "worker";\nself.onmessage = ({ data }) => postMessage(data.toUpperCase() + mark);\n',
    "src/mark.ts": 'export const mark: string = "!";\n',
    "node_modules/counting-pkg/package.json": '{ "name": "counting-pkg", "main": "index.js", "module": "index.js" }',
    "node_modules/counting-pkg/index.js":
      'export function askPackage(text, onAnswer) {\n  const worker = new Worker(new URL("./count.js", import.meta.url));\n  worker.onmessage = ({ data }) => onAnswer(data);\n  worker.postMessage(text);\n}\n',
    "node_modules/counting-pkg/count.js":
      "// A worker may have one itself.\nconst inner = new Worker(new URL('./inner.js', import.meta.url));\ninner.onmessage = ({ data }) => postMessage(data);\nonmessage = ({ data }) => inner.postMessage(data);\nexport default 1;\n",
    "node_modules/counting-pkg/inner.js": "onmessage = ({ data }) => postMessage(String(data.length));\n",
  },
  { silent: true, isBuildOnly: true },
);

test("workers of the site and of packages answer", async () => {
  const { page, problems, close } = await site.browser.open(`${site.served.url}/`);
  await page.locator("main", { hasText: /^SITE! 7$/ }).waitFor();
  expect(problems).toEqual([]);
  await close();
});

test("their scripts are files that may be cached forever", async () => {
  const scripts = (await site.built.files()).filter((path) => /\/worker-/.test(path));
  expect(scripts.map((path) => path.replace(/-\w{8}\.js$/, ""))).toEqual([
    "assets/js/worker-count",
    "assets/js/worker-inner",
    "assets/js/worker-upper",
  ]);
  for (const path of scripts) expect(await site.built.read(path)).not.toMatch(/veloci-worker:|\bexport\b/);
});

test("other files are copied, and HTML names them without a host", async () => {
  const html = await site.built.read("files/index.html");
  const [, path = ""] = /<img src="\/base\/(assets\/[^"]+)"/.exec(html) ?? [];
  expect(path).toMatch(/photo-\w+\.png$/);
  expect(await site.built.read(path)).toBe("png");
  expect(html).toMatch(/<b>\/base\/assets\/.*icons-\w+\.svg<\/b>/);
  const { page, problems, close } = await site.browser.open(`${site.served.url}/files/`);
  await page.locator("main").waitFor();
  await close();
  expect(problems).toEqual([]);
});
