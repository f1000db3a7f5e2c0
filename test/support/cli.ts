/** Runs the real command line: in a process that is warm, or in one of its own. */

import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { STAND_IN_PACKAGES } from "../../src/config/stand-ins.ts";
import { makeReporter } from "../../src/report/reporter.ts";
import { serveFolder } from "../../src/serve/serve-folder.ts";
import { installPackages } from "./installed-packages.ts";
import { cliPath } from "./paths.ts";
import { copyFixture, makeSite, type TestSite } from "./site.ts";
import { IS_DEV, variantArgs } from "./site-variant.ts";
import { NAMED, runInWarm } from "./warm-builds.ts";

/** What the first line of `cli.ts` says. Without, the program would start twice, which each test would wait for. */
const ISOLATED = ["--no-install", "--no-env-file", "--config=/dev/null"];

export interface CliOptions {
  /** Runs in a process of its own: for what is about processes, like two builds at once or the system's settings of one. */
  readonly isAlone?: boolean;
  /** Runs the sources, in a full run of the tests, too, and alone: for what cannot be done to the executable. */
  readonly interpreted?: boolean;
  /** Working directory; the test's own when absent. */
  readonly cwd?: string;
  /** Added to the environment; `undefined` takes a variable out of it. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** The site is so large that the runtime's optimizing compiler pays for itself. */
  readonly large?: boolean;
}

export interface CliResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Path of the executable that a full run of the tests has compiled: it starts twice as fast as the sources. */
const EXECUTABLE = "VELOCI_TEST_EXECUTABLE";

/**
 * Runs `veloci …args` to its end, without color. In a warm process, it is another program than the executable: neither reuses what the
 * other one stored in the cache of a site.
 */
export async function runCli(args: readonly string[], options: CliOptions = {}): Promise<CliResult> {
  if (mustBeAlone(args, options)) return resultOf(spawnCli(args, options));
  const { cwd = process.cwd() } = options;
  const runtime = [process.execPath, ...ISOLATED, ...NAMED];
  const result = await runInWarm({ args, cwd, env: environmentOf(options), runtime });
  // The same program, for which the cache of the site is.
  return result ?? runProgram([...runtime, cliPath, ...args], options);
}

/** Commands that do not end by themselves. */
const LASTING = ["dev", "start", "serve"];

function mustBeAlone(args: readonly string[], { isAlone, interpreted, large, cwd = "" }: CliOptions): boolean {
  if (isAlone || interpreted || large || LASTING.includes(args[0] ?? "")) return true;
  // One process cannot run sites that have packages, and others for which these are built in.
  const modules = [cwd, ...args].filter((dir) => dir !== "").map((dir) => resolve(cwd, dir, "node_modules"));
  return modules.some((dir) => existsSync(dir) && STAND_IN_PACKAGES.some((name) => existsSync(join(dir, name))));
}

/** Runs any program as `runCli` runs the command line. */
export async function runProgram(command: readonly string[], options: CliOptions = {}): Promise<CliResult> {
  return resultOf(spawn(command, options));
}

async function resultOf(child: Bun.Subprocess<"ignore", "pipe", "pipe">): Promise<CliResult> {
  const streams = [child.stdout, child.stderr].map((stream) => new Response(stream).text());
  const [stdout = "", stderr = ""] = await Promise.all(streams);
  const code = await child.exited;
  return { code, stdout, stderr };
}

/** Starts `veloci …args` for a command that does not end by itself (`serve`, `dev`); the caller kills it. */
export function spawnCli(args: readonly string[], options: CliOptions = {}): Bun.Subprocess<"ignore", "pipe", "pipe"> {
  return spawn([...cliCommand(options), ...args], options);
}

/** The command line before the arguments. */
export function cliCommand({ interpreted }: Pick<CliOptions, "interpreted"> = {}): string[] {
  const executable = interpreted ? undefined : process.env[EXECUTABLE];
  return executable ? [executable] : [process.execPath, ...ISOLATED, cliPath];
}

/**
 * Settings of the runtime. A build of a few pages is over before its optimizing compilers have earned what they cost, which is a
 * third of the processor time; its last one does not even for the largest site of the tests.
 */
const COMPILERS = { small: { BUN_JSC_useDFGJIT: "0" }, large: { BUN_JSC_useFTLJIT: "0" } };

function spawn(command: readonly string[], options: CliOptions): Bun.Subprocess<"ignore", "pipe", "pipe"> {
  const compilers = COMPILERS[options.large ? "large" : "small"];
  return Bun.spawn([...command], {
    ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
    env: { ...compilers, ...environmentOf(options) },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  });
}

function environmentOf({ env }: CliOptions): Record<string, string | undefined> {
  return { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined, CI: undefined, ...env };
}

/** A site after `build`; removing it removes the output too. */
export interface BuiltSite extends CliResult, AsyncDisposable {
  readonly site: TestSite;
  /** Absolute path of the site. */
  readonly siteDir: string;
  /** Absolute path of the output. */
  readonly outDir: string;
  /** Paths of all files in the output, sorted. */
  files(): Promise<string[]>;
  /** Text of a file of the output. */
  read(path: string): Promise<string>;
  /** Inside of `<main>` of a page of the output. */
  main(path: string): Promise<string>;
}

/** Builds a copy of `test/sites/<name>`, or a site made of the given files, with packages from npm beside them. */
export async function buildFixture(
  fixture: string | Readonly<Record<string, string | Uint8Array>>,
  options: CliOptions & { readonly args?: readonly string[]; readonly packages?: readonly string[] } = {},
): Promise<BuiltSite> {
  const { packages = [], ...rest } = options;
  const site = typeof fixture === "string" ? await copyFixture(fixture) : await makeSite(fixture);
  await installPackages(site, packages);
  return buildSite(site, rest);
}

/** Builds a site where it is, to its folder `build`. */
export async function buildSite(
  site: TestSite,
  options: CliOptions & { readonly args?: readonly string[]; readonly outDir?: string } = {},
): Promise<BuiltSite> {
  const { args = [], outDir = site.path("build"), ...cliOptions } = options;
  const all = [...args, ...(await variantArgs(site.dir, args))];
  const result = await runCli(["build", site.dir, "--out-dir", outDir, ...all], { cwd: site.dir, ...cliOptions });
  return {
    ...result,
    site,
    siteDir: site.dir,
    outDir,
    files: () => site.list("build"),
    read: (path) => site.read(`build/${path}`),
    main: async (path) => mainOf(await site.read(`build/${path}`)),
    [Symbol.asyncDispose]: () => site.remove(),
  };
}

/** A running `serve`. */
export interface Served extends AsyncDisposable {
  /** Address as it was printed, without a slash at the end. */
  readonly url: string;
  stop(): Promise<void>;
}

/** A build, and whether it is served in the variant for `dev`, too: what is tested is something that only a build has. */
export type ServedBuild = Pick<BuiltSite, "siteDir" | "outDir"> & { readonly isBuildOnly?: boolean };

/**
 * Serves the output of a build on a free port, as `serve` does, but in this process, because a program of its own takes as long to start as
 * a page in the browser. In the variant for `dev`, serves the site by that.
 */
export async function serveBuilt({ siteDir, outDir, isBuildOnly = false }: ServedBuild): Promise<Served> {
  return IS_DEV && !isBuildOnly ? serveByDev(siteDir) : serveOutput(outDir);
}

async function serveOutput(dir: string): Promise<Served> {
  const report = makeReporter();
  const server = await serveFolder({
    dir,
    shownDir: dir,
    host: "localhost",
    port: freePort(),
    isPortFixed: true,
    report,
  });
  if (!server) throw new Error(`The output cannot be served: ${JSON.stringify(report.diagnostics)}`);
  return { url: server.url.replace(/\/$/, ""), stop: server.stop, [Symbol.asyncDispose]: server.stop };
}

async function serveByDev(siteDir: string): Promise<Served> {
  const args = ["dev", siteDir, ...(await variantArgs(siteDir)), "--port", String(freePort()), "--no-open"];
  const child = spawnCli(args, { cwd: siteDir });
  const stop = async (): Promise<void> => {
    child.kill();
    await child.exited;
  };
  const url = await readAddress(child.stdout);
  if (url === undefined) throw new Error(`dev ended without an address: ${await new Response(child.stderr).text()}`);
  return { url: await findBase(url), stop, [Symbol.asyncDispose]: stop };
}

/** Address of the home page: `dev` knows its base URL only when the site has been read. */
async function findBase(url: string): Promise<string> {
  const home = await fetch(`${url}/`);
  return home.url.replace(/\/$/, "");
}

/** First address in a stream, which stays open: closing it would end the program at its next line. */
async function readAddress(stream: ReadableStream<Uint8Array>): Promise<string | undefined> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let printed = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return undefined;
    printed += decoder.decode(value, { stream: true });
    const url = /https?:\/\/\S+(?=\s)/.exec(printed)?.[0];
    if (url !== undefined) return url.replace(/\/$/, "");
  }
}

/** A port that was free a moment ago. */
function freePort(): number {
  const server = Bun.serve({ port: 0, fetch: () => new Response() });
  const { port } = server;
  void server.stop(true);
  return port ?? 0;
}

/** Inside of the page's `<main>` element; throws when there is none, so that a test cannot pass on an empty page. */
export function mainOf(html: string): string {
  const inside = /<main(?:\s[^>]*)?>([\s\S]*)<\/main>/.exec(html)?.[1];
  if (inside === undefined) throw new Error(`no <main> in: ${html.slice(0, 400)}`);
  return inside;
}
