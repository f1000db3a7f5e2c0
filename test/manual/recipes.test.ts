/** The recipes of "Build on Several Machines" work: each command runs, and what they make is what one machine builds. */

import { afterAll, beforeAll, expect, test } from "bun:test";
import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { useTemporaryFolders } from "../emit/temporary-folder.ts";
import { hashFiles } from "../support/built-files.ts";
import { projectDir } from "../support/paths.ts";
import { readSamples } from "./read-samples.ts";
import { makeRecipeMachine, type RecipeMachine } from "./recipe-machine.ts";

const makeFolder = useTemporaryFolders();

const PAGE = "several-machines.md";
const samples = readSamples(PAGE, await Bun.file(join(projectDir, "content/docs", PAGE)).text());

const PARTS = 2;

let machine: RecipeMachine;
let expected: Record<string, string>;

beforeAll(async () => {
  machine = await makeRecipeMachine();
  await machine.runShell("veloci build", machine.site.dir);
  expected = await hashFiles(machine.site.path("dist"));
});
afterAll(() => machine.remove());

function codeOf(title: string): string {
  return samples.find((sample) => sample.title === title)?.code ?? "";
}

test("two machines", async () => {
  const here = await machine.checkOut(makeFolder());
  const other = makeFolder();
  await machine.checkOut(other);
  await machine.runShell(codeOf("Two machines"), here, { OTHER: other });
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
    const here = await machine.checkOut(makeFolder());
    const fill = (value: unknown): string => String(value).replaceAll("${{ matrix.part }}", String(part));
    for (const { run, uses = "", with: given = {} } of steps) {
      if (run !== undefined) await machine.runShell(fill(run), here);
      const path = fill(given["path"]);
      const upload = join(artifacts, fill(given["name"]));
      if (uses.startsWith("actions/upload-artifact@"))
        await machine.runShell(`mkdir ${upload} && cp ${path} ${upload}`, here);
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
    const here = await machine.checkOut(makeFolder());
    cpSync(artifacts, here, { recursive: true });
    const env = { CI_NODE_INDEX: String(index), CI_NODE_TOTAL: String(PARTS) };
    for (const command of [...pipeline.default.before_script, ...script]) await machine.runShell(command, here, env);
    for (const path of paths) {
      mkdirSync(join(artifacts, path), { recursive: true });
      cpSync(join(here, path), join(artifacts, path), { recursive: true });
    }
  };
  for (let part = 1; part <= PARTS; part++) await runJob(pipeline.render, part);
  await runJob(pipeline.pages, 0);
  expect(await hashFiles(join(artifacts, "public"))).toEqual(expected);
});
