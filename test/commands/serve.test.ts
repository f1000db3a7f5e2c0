/** `veloci serve` as a process: it serves by the site's config, ends when told to, and says what it cannot do. */

import { afterEach, describe, expect, test } from "bun:test";
import { useTemporaryFolders, writeTree } from "../emit/temporary-folder.ts";
import { runCli, spawnCli } from "../support/cli.ts";

const makeFolder = useTemporaryFolders();
const running: { kill(): void }[] = [];

afterEach(() => {
  for (const child of running.splice(0)) child.kill();
});

const CONFIG = `export default { title: "Site", url: "https://example.org", baseUrl: "/base/", trailingSlash: false };`;

function makeSite(files: Readonly<Record<string, string>> = {}): string {
  const dir = makeFolder();
  writeTree(dir, { "docusaurus.config.js": CONFIG, ...files });
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
  const { value } = await child.stdout.getReader().read();
  const said = new TextDecoder().decode(value);
  return { child, said, url: /http:\S+/.exec(said)?.[0] ?? "" };
}

async function fail(words: string[], cwd: string) {
  const { code, stdout, stderr } = await runCli(["serve", ...words], { cwd });
  return { code, out: stdout, err: `\n${stderr}` };
}

describe("veloci serve", () => {
  test("serves dist by the site's base URL and slashes, and ends well when interrupted", async () => {
    const dir = makeSite({ "dist/index.html": "home", "dist/a.html": "page a", "dist/404.html": "nothing" });
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      const { child, said, url } = await start(["--port", "0"], dir);
      expect(said).toMatch(/^Serving dist at http:\/\/localhost:\d+\/base\/ /);
      expect(await (await fetch(url)).text()).toBe("home");
      const slashed = await fetch(`${url}a/`);
      expect([new URL(slashed.url).pathname, await slashed.text()]).toEqual(["/base/a", "page a"]);
      expect(await (await fetch(`${url}b`)).text()).toBe("nothing");
      child.kill(signal);
      expect(await child.exited).toBe(0);
    }
  });

  test("serves another folder and by another config when told to", async () => {
    const files = { "other.config.js": CONFIG.replace("/base/", "/"), "out/index.html": "out" };
    const { url } = await start(["--port", "0", "--dir", "out", "--config", "other.config.js"], makeSite(files));
    expect(new URL(url).pathname).toBe("/");
    expect(await (await fetch(url)).text()).toBe("out");
  });

  test("takes no other port than the one that was asked for", async () => {
    const dir = makeSite({ "dist/index.html": "home" });
    const first = await start(["--port", "0"], dir);
    const { port } = new URL(first.url);
    const { code, err } = await fail(["--port", port], dir);
    expect(code).toBe(1);
    expect(err.replaceAll(port, "<port>")).toMatchInlineSnapshot(`
      "
      error[port-in-use] Port \`<port>\` is in use.
        cure: Choose another with \`--port\`, or end what uses it.

      "
    `);
  });

  test("without a built site says how to get one", async () => {
    const dir = makeSite();
    const { code, out, err } = await fail([], dir);
    expect([code, out]).toEqual([1, ""]);
    expect(err.replaceAll(dir, "<site>")).toMatchInlineSnapshot(`
      "
      error[nothing-to-serve] There is nothing to serve: \`<site>/dist\` is not a folder.
        cure: Build the site first: \`veloci build\`.

      "
    `);
  });

  test("with a mistake in the config reports that", async () => {
    const dir = makeSite({ "dist/index.html": "home", "docusaurus.config.js": CONFIG.replace("baseUrl", "baseURL") });
    const { code, err } = await fail([], dir);
    expect(code).toBe(1);
    expect(err).toContain("baseURL");
  });
});
