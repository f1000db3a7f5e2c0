/** `veloci serve` as a process: it serves by the site's config, ends when told to, and says what it cannot do. */

import { afterEach, describe, expect, test } from "bun:test";
import { useTemporaryFolders, writeTree } from "../emit/temporary-folder.ts";
import { runCli, spawnCli } from "../support/cli.ts";

const makeFolder = useTemporaryFolders();
const running: { kill(): void }[] = [];

afterEach(() => {
  for (const child of running.splice(0)) child.kill();
});

const CONFIG = `export default { title: "Site", url: "https://example.org", baseUrl: "/base/", trailingSlash: false, plugins: ["@docusaurus/plugin-content-pages"] };`;

const MANIFEST = JSON.stringify({
  generator: "Veloci",
  format: 1,
  version: "1.2.3",
  baseUrl: "/base/",
  trailingSlash: false,
});

const DIST = {
  "dist/veloci-manifest.json": MANIFEST,
  "dist/index.html": "home",
  "dist/a.html": "page a",
  "dist/404.html": "nothing",
};

function makeTree(files: Readonly<Record<string, string>>): string {
  const dir = makeFolder();
  writeTree(dir, files);
  return dir;
}

function spawn(words: string[], cwd: string) {
  const child = spawnCli(["serve", ...words], { cwd });
  running.push(child);
  return child;
}

/** Starts it and waits until it says where it is. */
async function start(words: string[], cwd: string) {
  const child = spawn(words, cwd);
  const reader = child.stdout.getReader();
  const decoder = new TextDecoder();
  let said = "";
  for (;;) {
    const { done, value } = await reader.read();
    said += decoder.decode(value, { stream: true });
    const url = /http:\S+/.exec(said)?.[0];
    if (url !== undefined) return { child, said, url };
    if (done) throw new Error(`serve ended: ${await new Response(child.stderr).text()}`);
  }
}

async function fail(words: string[], cwd: string) {
  const { code, stdout, stderr } = await runCli(["serve", ...words], { cwd });
  return { code, out: stdout, err: `\n${stderr}` };
}

describe("veloci serve", () => {
  test("serves dist according to its manifest, and exits cleanly when interrupted", async () => {
    const dir = makeTree(DIST);
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      const { child, said, url } = await start(["--port", "0"], dir);
      expect(said).toMatch(/^Serving dist at http:\/\/localhost:\d+\/base\/ /);
      expect(await (await fetch(url)).text()).toBe("home");
      const slashed = await fetch(`${url}a/`);
      expect([new URL(slashed.url).pathname, await slashed.text()]).toEqual(["/base/a", "page a"]);
      expect(await (await fetch(`${url}b`)).text()).toBe("nothing");
      child.kill(signal);
      expect(await child.exited).toBe(130);
    }
  });

  test("does not run the config, which may have changed", async () => {
    const dir = makeTree({ ...DIST, "docusaurus.config.js": 'throw new Error("ran");' });
    const { url } = await start(["--port", "0"], dir);
    expect(await (await fetch(`${url}a`)).text()).toBe("page a");
  });

  test("serves a built site given instead of a site folder", async () => {
    const { said, url } = await start(["dist", "--port", "0"], makeTree(DIST));
    expect(said).toStartWith("Serving dist at ");
    expect(await (await fetch(url)).text()).toBe("home");
  });

  test("has no redirect loops for a config that reads the environment", async () => {
    const config = `${CONFIG.replace("trailingSlash: false", 'trailingSlash: process.env.SLASH === "yes"').replace('"/base/"', "process.env.BASE")}`;
    const dir = makeTree({
      "docusaurus.config.js": config,
      "src/pages/index.md": "# Home\n",
      "src/pages/a.md": "# A\n",
    });
    for (const [slash, base, page] of [
      ["yes", "/one/", "/one/a/"],
      ["no", "/two/", "/two/a"],
    ] as const) {
      const built = await runCli(["build", "."], { cwd: dir, env: { SLASH: slash, BASE: base } });
      expect([built.code, built.stderr]).toEqual([0, ""]);
      const { url, child } = await start(["--port", "0"], dir);
      expect(new URL(url).pathname).toBe(base);
      for (const path of ["a", "a/", "a.html", "a/index.html"]) {
        const response = await fetch(url + path);
        expect([path, response.status, new URL(response.url).pathname]).toEqual([path, 200, page]);
      }
      child.kill();
      await child.exited;
    }
  });

  test("serves any folder, without a site, and names its defaults", async () => {
    const dir = makeTree({ "out/index.html": "out", "out/a/index.html": "page a" });
    const { url, child } = await start(["--port", "0", "--dir", "out"], dir);
    expect(new URL(url).pathname).toBe("/");
    expect(await (await fetch(url)).text()).toBe("out");
    expect(await (await fetch(`${url}a`)).text()).toBe("page a");
    child.kill();
    expect(await new Response(child.stderr).text()).toBe(
      "info[no-manifest] `out` has no `veloci-manifest.json`: serving it at `/`, with and without trailing slashes.\n\n",
    );
  });

  test("builds first with `--build`, using the given config", async () => {
    const files = {
      "other.config.js": CONFIG.replace("/base/", "/other/"),
      "src/pages/index.md": "# Home\n",
      "src/pages/a.md": "# A\n",
    };
    const { url } = await start(["--build", "--port", "0", "--config", "other.config.js"], makeTree(files));
    expect(new URL(url).pathname).toBe("/other/");
    expect((await fetch(`${url}a`)).status).toBe(200);
  });

  test("reports that `--config` has no effect for a built site", async () => {
    const { url, child } = await start(["--port", "0", "--config", "other.config.js"], makeTree(DIST));
    expect(new URL(url).pathname).toBe("/base/");
    child.kill();
    expect(await new Response(child.stderr).text()).toContain(
      "warning[option-without-effect] `--config` has no effect",
    );
  });

  test("uses no other port than the requested one", async () => {
    const dir = makeTree(DIST);
    const first = await start(["--port", "0"], dir);
    const { port } = new URL(first.url);
    const { code, err } = await fail(["--port", port], dir);
    expect(code).toBe(1);
    expect(err.replaceAll(port, "<port>")).toMatchInlineSnapshot(`
      "
      error[port-in-use] Port \`<port>\` is in use.
        help: Choose another with \`--port\`, or stop the program that uses it.

      "
    `);
  });

  test("without a built site explains how to build one", async () => {
    const dir = makeTree({ "docusaurus.config.js": CONFIG });
    const { code, out, err } = await fail([], dir);
    expect([code, out]).toEqual([1, ""]);
    expect(err.replaceAll(dir, "<site>")).toMatchInlineSnapshot(`
      "
      error[nothing-to-serve] Nothing to serve: \`dist\` is not a folder.
        help: Build the site first: \`veloci build\`.

      "
    `);
  });

  test("with --build reports mistakes of the config", async () => {
    const { code, err } = await fail(
      ["--build"],
      makeTree({ ...DIST, "docusaurus.config.js": CONFIG.replace("baseUrl", "baseURL") }),
    );
    expect(code).toBe(1);
    expect(err).toContain("baseURL");
  });
});
