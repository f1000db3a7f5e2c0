/** The recipes of "Build on Several Machines" work: each command runs, and what they make is what one machine builds. */

import { afterAll, beforeAll, expect, test } from "bun:test";
import { chmodSync, cpSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { useTemporaryFolders } from "../emit/temporary-folder.ts";
import { hashFiles } from "../support/built-files.ts";
import { runProgram } from "../support/cli.ts";
import { cliPath, projectDir } from "../support/paths.ts";
import { configText, makeSite, type TestSite } from "../support/site.ts";
import { readSamples } from "./read-samples.ts";

const makeFolder = useTemporaryFolders();

const PAGE = "several-machines.md";
const samples = readSamples(PAGE, await Bun.file(join(projectDir, "content/docs", PAGE)).text());

const PARTS = 2;

/** What a recipe finds on its machines, beside the programs of this one. */
const PROGRAMS = {
  veloci: `exec "\${VELOCI_TEST_EXECUTABLE:-${cliPath}}" "$@"`,
  // The download writes the executable: `curl … --output veloci <url>`.
  curl: 'cp "$PROGRAMS/veloci" veloci',
  "apt-get": "true",
  // The other machine is another folder.
  ssh: 'shift; cd "$OTHER" && sh -c "$1"',
  scp: 'cp "$OTHER/${1#*:}" "$2"',
};

let site: TestSite;
let programs: TestSite;
let expected: Record<string, string>;

beforeAll(async () => {
  programs = await makeSite();
  for (const [name, script] of Object.entries(PROGRAMS)) {
    await programs.write(name, `#!/bin/sh\n${script}\n`);
    chmodSync(programs.path(name), 0o755);
  }
  site = await makeSite({
    ".gitignore": "/dist*\n/public*\n/veloci\n/.veloci\n",
    "docusaurus.config.mjs": configText({ presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]] }),
    "docs/start.md": "---\nslug: /\n---\n\n# Start\n",
    "docs/other.md": "# Other\n",
  });
  await runShell(
    "git init --quiet && git add . && git -c user.name=a -c user.email=a@b.example commit --quiet -m 1",
    site.dir,
  );
  await runShell("veloci build", site.dir);
  expected = await hashFiles(site.path("dist"));
});
afterAll(() => Promise.all([site.remove(), programs.remove()]));

async function runShell(script: string, cwd: string, env: Readonly<Record<string, string>> = {}): Promise<void> {
  const PATH = `${programs.dir}:${dirname(process.execPath)}:${process.env["PATH"]}`;
  const options = { cwd, env: { PATH, PROGRAMS: programs.dir, ...env } };
  const { code, stdout, stderr } = await runProgram(["sh", "-euc", script], options);
  if (code !== 0) throw new Error(`${script}\n${stdout}${stderr}`);
}

function codeOf(title: string): string {
  return samples.find((sample) => sample.title === title)?.code ?? "";
}

/** A machine of its own, with a clone of the site. */
async function checkOut(parent = makeFolder()): Promise<string> {
  await runShell(`git clone --quiet ${site.dir} my-site`, parent);
  return join(parent, "my-site");
}

test("two machines", async () => {
  const here = await checkOut();
  const other = makeFolder();
  await checkOut(other);
  await runShell(codeOf("Two machines"), here, { OTHER: other });
  expect(await hashFiles(join(here, "dist"))).toEqual(expected);
});

interface GitHubStep {
  readonly run?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface GitHubWorkflow {
  readonly jobs: Readonly<Record<"render" | "merge", { readonly steps: readonly GitHubStep[] }>>;
}

test("GitHub Actions", async () => {
  const text = codeOf(".github/workflows/site.yml").replaceAll(/\$\{\{ strategy.job-total \}\}/g, String(PARTS));
  const { jobs } = Bun.YAML.parse(text) as GitHubWorkflow;
  const artifacts = makeFolder();
  /** Runs a job on a machine of its own; the actions for artifacts do what theirs do. */
  const runJob = async (steps: readonly GitHubStep[], part: number): Promise<string> => {
    const here = await checkOut();
    const fill = (value: unknown): string => String(value).replaceAll("${{ matrix.part }}", String(part));
    for (const { run, uses = "", with: given = {} } of steps) {
      if (run !== undefined) await runShell(fill(run), here);
      const path = fill(given["path"]);
      const upload = join(artifacts, fill(given["name"]));
      if (uses.startsWith("actions/upload-artifact@")) await runShell(`mkdir ${upload} && cp ${path} ${upload}`, here);
      if (uses.startsWith("actions/download-artifact@")) cpSync(artifacts, join(here, path), { recursive: true });
    }
    return here;
  };
  for (let part = 1; part <= PARTS; part++) await runJob(jobs.render.steps, part);
  const here = await runJob(jobs.merge.steps, 0);
  const last = jobs.merge.steps.at(-1)?.with?.["path"];
  expect(await hashFiles(join(here, String(last)))).toEqual(expected);
});

interface GitLabJob {
  readonly script: readonly string[];
  readonly artifacts: { readonly paths: readonly string[] };
}

test("GitLab CI", async () => {
  const pipeline = Bun.YAML.parse(codeOf(".gitlab-ci.yml")) as Record<"render" | "pages", GitLabJob> & {
    readonly default: { readonly before_script: readonly string[] };
  };
  const artifacts = makeFolder();
  const runJob = async ({ script, artifacts: { paths } }: GitLabJob, index: number): Promise<void> => {
    const here = await checkOut();
    cpSync(artifacts, here, { recursive: true });
    const env = { CI_NODE_INDEX: String(index), CI_NODE_TOTAL: String(PARTS) };
    for (const command of [...pipeline.default.before_script, ...script]) await runShell(command, here, env);
    for (const path of paths) {
      mkdirSync(join(artifacts, path), { recursive: true });
      cpSync(join(here, path), join(artifacts, path), { recursive: true });
    }
  };
  for (let part = 1; part <= PARTS; part++) await runJob(pipeline.render, part);
  await runJob(pipeline.pages, 0);
  expect(await hashFiles(join(artifacts, "public"))).toEqual(expected);
});
