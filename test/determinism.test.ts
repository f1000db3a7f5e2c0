/**
 * One site, one output: from every folder, at every path, whatever the clock, the language and the file modes of the
 * machine, interpreted and compiled.
 */

import { afterAll, beforeAll, expect, test } from "bun:test";
import { cp, mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { hashFiles } from "./support/built-files.ts";
import { type CliOptions, runProgram } from "./support/cli.ts";
import { compileExecutable } from "./support/executable.ts";
import { cliPath } from "./support/paths.ts";
import { copyFixture, makeFolder, type TestSite } from "./support/site.ts";

const TIMEOUT_MS = 120_000;

const BOX = `import styles from "./box.module.css";
import sheet from "./sheet.module.scss";
export default ({ children }) => <b className={styles.box + " " + sheet.inner}>{children}</b>;
`;

/** What a folder, a clock or a language could change, beside what the tour has. */
const MORE: Readonly<Record<string, string>> = {
  "src/components/Box/index.jsx": BOX,
  "src/components/Box/box.module.css":
    '.box { composes: base from "../base.module.css"; animation: spin 1s; } @keyframes spin { to { rotate: 1turn; } }\n',
  "src/components/Box/sheet.module.scss": ".inner { .deep & { color: red; } }\n",
  "src/components/base.module.css": ".base { background: url(./dot.svg); }\n",
  "src/components/dot.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  "src/pages/other.jsx":
    'import Box from "@site/src/components/Box";\nimport { name } from "parts";\nexport default () => <Box>{name}</Box>;\n',
  "src/pages/late.jsx":
    'import styles from "./late.module.css";\nexport default () => <i className={styles.late}>{import.meta.env?.MODE}</i>;\n',
  "src/pages/late.module.css": ".late { color: blue; }\n",
  "docs/boxed.mdx":
    '# Boxed\n\nimport Box from "@site/src/components/Box";\nimport { name } from "parts";\n\n<Box>text</Box>\n',
  "docs/program.mdx":
    'import Box from "../src/components/Box";\nimport { name } from "parts";\n\n# Program\n\n<Box>{name}</Box> $x^2$\n',
  "docs/dated.md":
    "---\nlast_update: { date: 2024-03-31 23:30, author: İlker }\ntags: [ısı, Çay, apple, Zebra]\n---\n\n# Dated\n\nIIII iiii\n",
  "docs/math.md": '# Math\n\n```ts title="a.ts" {1}\nconst title = `I ${1}`;\n```\n',
  "versioned_docs/version-1.0/old.md": "# Old\n\nText.\n",
  "versioned_sidebars/version-1.0-sidebars.json": "{}\n",
  "versions.json": '["1.0"]\n',
  "blog/2024-05-06-evening.md": "---\ndate: 2024-05-06 23:45\ntags: [ı, i]\n---\n\n# Evening\n\nText.\n",
  "blog/midnight.md": "---\ndate: 2024-12-31\n---\n\n# Midnight\n\nText.\n",
  "node_modules/parts/package.json":
    '{ "name": "parts", "exports": { "development": "./development.js", "browser": "./browser.js", "default": "./server.js" } }',
  "node_modules/parts/development.js": 'export const name = "development";\n',
  "node_modules/parts/browser.js": 'export const name = "browser";\n',
  "node_modules/parts/server.js": 'export const name = "server";\n',
};

/** What other folders may have that a build starts in. */
const DISTURBANCE: Readonly<Record<string, string>> = {
  "package.json": '{ "name": "elsewhere", "sideEffects": false, "browser": { "react": "./other.js" } }',
  "tsconfig.json": JSON.stringify({
    compilerOptions: {
      jsx: "react",
      jsxFactory: "h",
      baseUrl: ".",
      paths: Object.fromEntries(
        ["react", "parts", "@site/*", "@theme/*", "zod/mini"].map((name) => [name, ["./other.js"]]),
      ),
    },
  }),
  "other.js": 'throw new Error("This is not for the site.");\n',
  "bunfig.toml": 'preload = ["./other.js"]\n[define]\n"process.env.NODE_ENV" = "\'development\'"\n',
  ".env": "NODE_ENV=development\nNODE_PATH=.\n",
  "node_modules/parts/package.json": '{ "name": "parts", "main": "../../other.js" }',
};

let site: TestSite;
let elsewhere: TestSite;
let executable: string;
let first: Record<string, string>;

beforeAll(async () => {
  [site, elsewhere, executable] = await Promise.all([copyFixture("tour"), makeFolder(), compileExecutable()]);
  for (const [path, text] of Object.entries(MORE)) await site.write(path, text);
  const copy = elsewhere.path("a/much/deeper/folder/copy of the site");
  await mkdir(dirname(copy), { recursive: true });
  await cp(site.dir, copy, { recursive: true });
  for (const [path, text] of Object.entries(DISTURBANCE)) await elsewhere.write(`cwd/${path}`, text);
  first = await build("first", { TZ: "UTC", LANG: "C.UTF-8" });
}, TIMEOUT_MS);

afterAll(() => Promise.all([site?.remove(), elsewhere?.remove()]), TIMEOUT_MS);

interface Variant extends CliOptions {
  readonly site?: string;
  readonly program?: readonly string[];
  readonly umask?: string;
  readonly args?: readonly string[];
}

async function build(
  name: string,
  env: CliOptions["env"] = {},
  variant: Variant = {},
): Promise<Record<string, string>> {
  const { program = [process.execPath, cliPath], umask = "022", cwd = site.dir, args = [] } = variant;
  const out = elsewhere.path(`built/${name.replaceAll(/\W/g, "-")}`);
  const command = [...program, "build", variant.site ?? site.dir, "--out-dir", out, ...args];
  const shell = ["sh", "-c", `umask ${umask}; exec "$@"`, "sh", ...command];
  const { code, stderr } = await runProgram(shell, { cwd, env: { ...env } });
  expect({ code, errors: stderr.match(/^error.*/gm) }).toEqual({ code: 0, errors: null });
  return hashFiles(out);
}

test("the site contains what could differ between builds", async () => {
  const paths = Object.keys(first);
  expect(paths.length).toBeGreaterThan(80);
  for (const path of ["blog/2024/05/06/evening/index.html", "docs/old/index.html", "docs/next/program/index.html"])
    expect(paths).toContain(path);
  const styles = paths.find((path) => /\/styles\.\w+\.css$/.test(path)) ?? "";
  expect(await elsewhere.read(`built/first/${styles}`)).toMatch(/\.box_[\w-]+\{.*\.inner_[\w-]+/s);
});

const copyDir = "a/much/deeper/folder/copy of the site";

test.each<[string, CliOptions["env"], () => Variant]>([
  [
    "in development, a copy of the site from another folder, on another day, in another language, for its owner alone",
    {
      TZ: "Pacific/Kiritimati",
      LANG: "tr_TR.UTF-8",
      LC_ALL: "tr_TR.UTF-8",
      LANGUAGE: "tr",
      NODE_ENV: "development",
      BUN_ENV: "development",
    },
    () => ({
      site: elsewhere.path(copyDir),
      cwd: elsewhere.path("cwd"),
      program: [process.execPath, "--config=/dev/null", cliPath],
      umask: "077",
    }),
  ],
  [
    "the executable with all of it",
    { TZ: "Asia/Kathmandu", LC_ALL: "tr_TR.UTF-8", NODE_ENV: "development", PATH: "/usr/bin:/bin" },
    () => ({ program: [executable], site: elsewhere.path(copyDir), cwd: elsewhere.path("cwd"), umask: "027" }),
  ],
])(
  "%s gives the same bytes",
  async (title, env, variant) => {
    expect(await build(title, { TZ: "UTC", LANG: "C.UTF-8", ...env }, variant())).toEqual(first);
  },
  TIMEOUT_MS,
);

test(
  "code that is not minified is the same, too, also from a folder of the site, hours behind",
  async () => {
    const args = ["--no-minify"];
    const readable = await build("readable", {}, { args });
    expect(readable).not.toEqual(first);
    const cwd = elsewhere.path(`${copyDir}/docs/guide`);
    const compiled = { args, cwd, program: [executable], site: elsewhere.path(copyDir) };
    const env = { TZ: "America/St_Johns", LANG: undefined, LC_ALL: "C" };
    expect(await build("readable compiled", env, compiled)).toEqual(readable);
  },
  TIMEOUT_MS,
);
