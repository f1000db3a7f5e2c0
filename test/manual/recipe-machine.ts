/** Runs the shell commands of recipes, with a site to build and stand-ins for the programs that ask other machines. */

import { chmodSync } from "node:fs";
import { dirname, join } from "node:path";
import { runProgram } from "../support/cli.ts";
import { cliPath } from "../support/paths.ts";
import { configText, makeSite, type TestSite } from "../support/site.ts";

/** What a recipe finds on its machine, beside the programs of this one. */
const PROGRAMS = {
  veloci: `exec "\${VELOCI_TEST_EXECUTABLE:-${cliPath}}" "$@"`,
  // The download writes the executable: `curl … --output veloci <url>`.
  curl: 'cp "$PROGRAMS/veloci" veloci',
  "apt-get": "true",
  // The other machine is another folder.
  ssh: 'shift; cd "$OTHER" && sh -c "$1"',
  scp: 'cp "$OTHER/${1#*:}" "$2"',
};

export interface RecipeMachine {
  /** A site of two docs in a Git repository. */
  readonly site: TestSite;
  /** Runs a script, and throws what it prints if it fails. */
  readonly runShell: (script: string, cwd: string, env?: Readonly<Record<string, string>>) => Promise<void>;
  /** Makes a clone of the site in a folder, as a service with machines of its own does, and returns its path. */
  readonly checkOut: (parent: string) => Promise<string>;
  readonly remove: () => Promise<void>;
}

/** Makes the site and the stand-ins. */
export async function makeRecipeMachine(): Promise<RecipeMachine> {
  const programs = await makeSite();
  for (const [name, script] of Object.entries(PROGRAMS)) {
    await programs.write(name, `#!/bin/sh\n${script}\n`);
    chmodSync(programs.path(name), 0o755);
  }
  const site = await makeSite({
    ".gitignore": "/dist*\n/public*\n/veloci\n/.veloci\n",
    "docusaurus.config.mjs": configText({ presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]] }),
    "docs/start.md": "---\nslug: /\n---\n\n# Start\n",
    "docs/other.md": "# Other\n",
  });
  const runShell: RecipeMachine["runShell"] = async (script, cwd, env = {}) => {
    const PATH = `${programs.dir}:${dirname(process.execPath)}:${process.env["PATH"]}`;
    const options = { cwd, env: { PATH, PROGRAMS: programs.dir, ...env } };
    const { code, stdout, stderr } = await runProgram(["sh", "-euc", script], options);
    if (code !== 0) throw new Error(`${script}\n${stdout}${stderr}`);
  };
  await runShell(
    "git init --quiet && git add . && git -c user.name=a -c user.email=a@b.example commit --quiet -m 1",
    site.dir,
  );
  return {
    site,
    runShell,
    checkOut: async (parent) => {
      await runShell(`git clone --quiet ${site.dir} my-site`, parent);
      return join(parent, "my-site");
    },
    remove: async () => void (await Promise.all([site.remove(), programs.remove()])),
  };
}
