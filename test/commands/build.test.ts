/** What `veloci build` and `veloci graph` ask of the pipeline, and what they say of its answer. */

import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { build } from "../../src/commands/build.ts";
import { graph } from "../../src/commands/graph.ts";
import { runCommandLine } from "../../src/commands/run.ts";
import { serve } from "../../src/commands/serve.ts";
import type { BuildRequest, BuildResult, Pipeline } from "../../src/model/build.ts";
import type { Diagnostic } from "../../src/model/diagnostic.ts";
import type { Graph } from "../../src/model/graph.ts";
import { makeReporter } from "../../src/report/reporter.ts";
import { useTemporaryFolders, writeTree } from "../emit/temporary-folder.ts";
import { makeContext } from "./context.ts";

const GRAPH = { site: { dir: "content" }, plugins: [], routes: [{ path: "/a" }] };

const makeFolder = useTemporaryFolders();

const brokenLink: Diagnostic = {
  code: "broken-link",
  severity: "error",
  message: "The link `./b.md` leads to no file.",
  file: "docs/a.md",
  line: 1,
  column: 5,
  length: 6,
};

const notice: Diagnostic = { code: "missing-static-folder", severity: "warning", message: "There is no favicon." };

/** A pipeline that builds nothing, says what it is told to, and keeps what it was asked. */
function makePipeline(diagnostics: readonly Diagnostic[] = []) {
  const requested: BuildRequest[] = [];
  const report = makeReporter();
  for (const diagnostic of diagnostics) report.add(diagnostic);
  const pipeline: Partial<Pipeline> = {
    async buildSite(request): Promise<BuildResult> {
      requested.push(request);
      await request.progress.stage("config", () => {});
      const { stages } = request.progress;
      const facts = {
        pages: 2,
        files: 14,
        bytes: 61_200,
        outDir: request.outDir ?? "",
        stages,
        peakMemory: 50_000_000,
      };
      return { ok: !report.hasErrors, diagnostics: report.diagnostics, ...facts };
    },
    // A graph need not be whole to be printed.
    loadGraph: () => Promise.resolve({ graph: GRAPH as unknown as Graph, report }),
  };
  return { requested, pipeline };
}

function makeSite(): string {
  const dir = makeFolder();
  writeTree(dir, { "content/docusaurus.config.ts": "", "content/docs/a.md": "See [b](./b.md)." });
  return dir;
}

async function run(words: string[], cwd: string, diagnostics: readonly Diagnostic[] = []) {
  const { requested, pipeline } = makePipeline(diagnostics);
  const context = makeContext({ cwd, pipeline });
  const code = await runCommandLine(words, [build, serve, graph], context);
  const request = requested[0];
  const tidy = (text: string): string => `\n${text.replace(/\d+(?:\.\d+)? ms/g, "<time> ms")}`;
  return { code, request, out: tidy(context.outText()), err: tidy(context.errText()) };
}

describe("veloci build", () => {
  test("builds content/ into dist/ and prints the totals", async () => {
    const cwd = makeSite();
    const { code, request, out, err } = await run(["build"], cwd);
    expect(request).toMatchObject({ siteDir: join(cwd, "content"), outDir: join(cwd, "dist"), minify: true });
    expect(request).not.toHaveProperty("configPath");
    expect([code, err]).toEqual([0, "\n"]);
    expect(out).toMatchInlineSnapshot(`
      "
      Built 2 pages into dist: 14 files, 61.2 kB, <time> ms.
      "
    `);
  });

  test("says at a terminal how to look at the site", async () => {
    const dir = makeSite();
    const print = async (interactive: boolean, ...words: string[]): Promise<string> => {
      const buildSite: Pipeline["buildSite"] = ({ outDir = "" }) =>
        Promise.resolve({ ok: true, diagnostics: [], pages: 2, files: 9, bytes: 10, outDir, stages: [] });
      const context = makeContext({ cwd: dir, interactive, pipeline: { buildSite } });
      expect(await runCommandLine(["build", ...words], [build], context)).toBe(0);
      return context.outText();
    };
    expect(await print(true)).toEndWith(".\nTo look at it: veloci serve\n");
    expect(await print(true, "content", "--out-dir", "out")).toEndWith("veloci serve content --dir out\n");
    expect(await print(false)).not.toContain("serve");
  });

  test("builds the given site into the given folder", async () => {
    const cwd = makeSite();
    const words = ["build", "content", "--out-dir", "../web", "--config", "other.ts", "--no-minify"];
    const { request } = await run(words, cwd);
    const requested = {
      siteDir: join(cwd, "content"),
      outDir: join(cwd, "../web"),
      configPath: "other.ts",
      minify: false,
    };
    expect(request).toMatchObject(requested);
    expect((await run(["build", "content"], cwd)).request).toMatchObject({ outDir: join(cwd, "content/dist") });
  });

  test("ends with 1 when the site has errors, and shows where", async () => {
    const { code, out, err } = await run(["build"], makeSite(), [brokenLink, notice]);
    expect([code, out]).toEqual([1, "\n"]);
    expect(err).toMatchInlineSnapshot(`
      "
      warning[missing-static-folder] There is no favicon.

      error[broken-link] The link \`./b.md\` leads to no file.
        content/docs/a.md:1:5
        1 | See [b](./b.md).
          |     ^^^^^^

      Nothing built: 1 error, 1 warning. \`dist\` is unchanged.
      "
    `);
  });

  test("ends with 0 when there are only warnings, and counts them", async () => {
    const { code, out, err } = await run(["build"], makeSite(), [notice]);
    expect(code).toBe(0);
    expect(out).toContain("1 warning");
    expect(err).toContain("warning[missing-static-folder]");
  });

  test("prints the time of each stage with `--timings`", async () => {
    const { out } = await run(["build", "--timings"], makeSite());
    expect(out.replace(/ +/g, " ")).toMatchInlineSnapshot(`
      "
       config <time> ms
       total <time> ms
       memory 50.0 MB

      Built 2 pages into dist: 14 files, 61.2 kB, <time> ms.
      "
    `);
  });

  test("prints one JSON object and nothing else when asked", async () => {
    const cwd = makeSite();
    const { code, out, err } = await run(["build", "--json", "--timings"], cwd, [brokenLink]);
    expect([code, err]).toEqual([1, "\n"]);
    expect(JSON.parse(out.replace(/"ms":[\d.]+/g, '"ms":0'))).toEqual({
      ok: false,
      diagnostics: [brokenLink],
      pages: 2,
      files: 14,
      bytes: 61_200,
      siteDir: join(cwd, "content"),
      outDir: join(cwd, "dist"),
      stages: [{ name: "config", ms: 0 }],
      peakMemory: 50_000_000,
      ms: 0,
    });
  });

  test("rethrows bugs to the caller", async () => {
    const context = makeContext({ cwd: makeSite() });
    expect(runCommandLine(["build"], [build], context)).rejects.toThrow("nothing to build with");
  });
});

describe("veloci graph", () => {
  test("prints JSON that includes the diagnostics, and prints them to standard error too", async () => {
    const { code, out, err } = await run(["graph"], makeSite(), [notice]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({ ...GRAPH, diagnostics: [notice] });
    expect(err).toContain("warning[missing-static-folder]");
  });

  test("ends with 1 when the site has errors", async () => {
    expect((await run(["graph"], makeSite(), [brokenLink])).code).toBe(1);
  });
});

test("veloci serve --build does not serve a failed build", async () => {
  const { code, out, err } = await run(["serve", "--build"], makeSite(), [brokenLink]);
  expect([code, out]).toEqual([1, "\n"]);
  expect(err).toContain("Nothing built");
});

describe("a build that waits for code of the site", () => {
  /** What a build prints whose config takes until it was named twice. */
  async function printed(interactive: boolean): Promise<string> {
    const buildSite: Pipeline["buildSite"] = async ({ progress, siteCode, outDir = "" }) => {
      const work = async (): Promise<void> => {
        while (context.errText().split("Still waiting").length < 3) await Bun.sleep(5);
      };
      await progress.stage("config", () => siteCode?.run("`docusaurus.config.ts`", work));
      return { ok: true, diagnostics: [], pages: 0, files: 0, bytes: 0, outDir, stages: [] };
    };
    const context = makeContext({ cwd: join(makeSite(), "content"), interactive, slowMs: 20, pipeline: { buildSite } });
    expect(await runCommandLine(["build"], [build], context)).toBe(0);
    return context.errText();
  }

  test("reports it periodically, above the stage lines on a terminal", async () => {
    const line = "warning[slow-site-code] Still waiting for `docusaurus.config.ts` (0 s).\n";
    expect(await printed(false)).toStartWith(line + line);
    expect(await printed(true)).toMatch(/\u001b\[1A\u001b\[Jwarning\[slow-site-code\] .*\n. config *\n/);
  });
});
