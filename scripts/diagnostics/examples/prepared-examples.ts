/** Mistakes that need more than text files and a command: other bytes, links, packages, a Git repository, or a port. */

import { mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { git } from "../../../src/deploy/git.ts";
import { docs, type Files, styled } from "./files.ts";

/** An example, with the step that completes the folder. What the step returns is disposed of after the run. */
export interface PreparedExample {
  readonly files?: Files;
  readonly words?: readonly string[];
  readonly prepare: (dir: string) => Promise<Disposable | void>;
}

/** Free on most machines. Where another program uses it, the example is right as well. */
const PORT = 3999;

/** By code. */
export const PREPARED_EXAMPLES: Readonly<Record<string, PreparedExample>> = {
  "not-utf8": { prepare: (dir) => writeFile(join(dir, "docs/intro.md"), Buffer.from("# Intro\n\nCafé\n", "latin1")) },
  "unreadable-file": {
    files: { "static/robots.txt": "" },
    prepare: (dir) => symlink("gone.png", join(dir, "static/logo.png")),
  },
  "less-error": { files: styled("a {\n  color: @brand;\n}\n", "less"), prepare: (dir) => link(dir, "less") },
  "stylus-error": { files: styled("a\n  color: darken(\n", "styl"), prepare: (dir) => link(dir, "stylus") },
  "postcss-error": {
    files: withPostCss('throw node.error("Use a class of the theme")'),
    prepare: (dir) => link(dir, "postcss"),
  },
  "postcss-warning": {
    files: withPostCss('node.warn(result, "Use a class of the theme")'),
    prepare: (dir) => link(dir, "postcss"),
  },
  "unusable-path": { prepare: (dir) => symlink("static", join(dir, "static")) },
  "shallow-git-history": {
    files: docs("{ showLastUpdateTime: true }"),
    async prepare(dir) {
      await commitAll(dir);
      await writeFile(join(dir, ".git/shallow"), "");
    },
  },
  "output-not-found": { words: ["deploy", "--skip-build"], prepare: (dir) => commitAll(dir) },
  "uncommitted-changes": {
    words: ["deploy", "--skip-build"],
    async prepare(dir) {
      await commitAll(dir);
      await writeFile(join(dir, "docs/intro.md"), "# Introduction\n");
    },
  },
  "deploy-to-own-branch": { words: ["deploy"], prepare: (dir) => commitAll(dir, "gh-pages") },
  "foreign-branch": {
    words: ["deploy", "--skip-build"],
    files: { "dist/veloci-manifest.json": "{}\n" },
    async prepare(dir) {
      await commitAll(dir);
      await run(dir, "branch", "gh-pages");
      await run(dir, "remote", "set-url", "origin", dir);
    },
  },
  "port-in-use": {
    words: ["serve", "--dir", "out", "--port", `${PORT}`],
    files: { "out/index.html": "<p>Home</p>\n" },
    prepare: async () => hold(PORT),
  },
};

/** Returns a site with a PostCSS plugin that runs this statement for each declaration of its style sheet. */
function withPostCss(statement: string): Files {
  const plugin = `{ postcssPlugin: "house-rules", Declaration: (node, { result }) => { ${statement}; } }`;
  return {
    ...styled("a {\n  color: red;\n}\n", "css"),
    "postcss.config.js": `module.exports = { plugins: [${plugin}] };\n`,
  };
}

/** Installs a package, as far as the site can tell. */
async function link(dir: string, name: string): Promise<void> {
  await mkdir(join(dir, "node_modules"));
  await symlink(join(import.meta.dir, "../../../node_modules", name), join(dir, "node_modules", name), "dir");
}

/** Makes the folder a repository with one commit and a remote. */
async function commitAll(dir: string, branch = "main"): Promise<void> {
  await run(dir, "init", "--quiet", "-b", branch);
  await run(dir, "remote", "add", "origin", "https://git.example/tools.git");
  await run(dir, "add", "--all");
  const identity = ["-c", "user.name=Mel", "-c", "user.email=mel@tools.example", "-c", "commit.gpgsign=false"];
  await run(dir, ...identity, "commit", "--quiet", "--no-verify", "-m", "Add the site");
}

async function run(dir: string, ...words: readonly string[]): Promise<void> {
  const { ok, text } = await git(dir, ...words);
  if (!ok) throw new Error(`git ${words.join(" ")}: ${text}`);
}

/** Uses a port until it is disposed of. */
function hold(port: number): Disposable | undefined {
  try {
    const server = Bun.listen({ hostname: "localhost", port, socket: { data() {} } });
    return { [Symbol.dispose]: () => server.stop(true) };
  } catch {
    return undefined;
  }
}
