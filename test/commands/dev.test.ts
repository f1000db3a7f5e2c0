/** `veloci dev` as a process: it says where the site is, writes nothing, and ends with everything it has started. */

import { expect, test } from "bun:test";
import { closeSync, openSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { cliCommand, runCli, spawnCli } from "../support/cli.ts";
import { configText, makeSite } from "../support/site.ts";

const scratch = (): string[] => readdirSync(tmpdir()).filter((name) => name.startsWith(".veloci-veloci-dev-"));

test("serves the site at a free port until it is interrupted, and cleans up", async () => {
  await using site = await makeSite({ "docs/a.md": "# A\n\nOne text.\n" });
  using taken = Bun.serve({ port: 0, hostname: "localhost", reusePort: false, fetch: () => new Response("taken") });
  const before = scratch();
  const child = spawnCli(["start", site.dir, "--port", "0", "--no-open"]);
  const reader = child.stdout.getReader();
  const { value } = await reader.read();
  const said = new TextDecoder().decode(value);
  const origin = /http:\/\/localhost:\d+/.exec(said)?.[0] ?? "";
  expect((await fetch(`${origin}/docs/a`)).status).toBe(200);
  child.kill("SIGINT");
  expect(await child.exited).toBe(130);
  expect(scratch()).toEqual(before);
  expect(await site.list()).toEqual(["docs/a.md", "docusaurus.config.mjs"]);
  const refused = await runCli(["dev", site.dir, "--port", String(taken.port), "--no-open"]);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain(`Port \`${taken.port}\` is in use.`);
  const foreign = await runCli(["dev", site.dir, "--host", "192.0.2.1", "--no-open"]);
  expect(foreign.code).toBe(1);
  expect(foreign.stderr).toContain("The host `192.0.2.1` is not an address of this machine.");
});

test("does not follow changes of files that its own output goes to", async () => {
  await using site = await makeSite({ "docs/a.md": "# A\n" });
  const output = (): Promise<string> => Bun.file(site.path("output.txt")).text();
  const waitFor = async (words: string): Promise<void> => {
    for (let waited = 0; !(await output()).includes(words) && waited < 30_000; waited += 50) await Bun.sleep(50);
  };
  const file = openSync(site.path("output.txt"), "a");
  const child = Bun.spawn([...cliCommand(), "dev", site.dir, "--port", "0", "--no-open"], {
    stdin: "ignore",
    stdout: file,
    stderr: file,
  });
  await waitFor("Ready");
  await Bun.write(site.path("dev.log"), "line\n");
  await Bun.write(site.path("docs/a.md"), "# B\n");
  await waitFor("a.md changed");
  await Bun.sleep(500);
  child.kill("SIGINT");
  await child.exited;
  closeSync(file);
  expect((await output()).match(/\S+ changed/g)).toEqual(["docs/a.md changed"]);
});

test("prints problems that are new or in changed files, and counts the others", async () => {
  await using site = await makeSite({ "docs/a.md": "# A\n\n[Link](./nowhere.md)\n", "docs/b.md": "# B\n" });
  const child = spawnCli(["dev", site.dir, "--port", "0", "--no-open"]);
  const said = readLines(child.stderr);
  const until = async (line: RegExp): Promise<string> => {
    let text = "";
    for (;;) {
      const { value, done } = await said.next();
      text += value;
      if (done || line.test(text)) return text;
    }
  };
  expect(await until(/Ready.*\n/)).toMatch(/docs\/a\.md:3:8[^]*Ready: .*, 1 warning\n$/);
  await site.write("docs/b.md", "# B\n\nText.\n");
  expect(await until(/changed.*\n/)).toMatch(/^docs\/b\.md changed: .*, 1 warning\n$/);
  await site.write("docs/b.md", "# B\n\n[Link](./none.md)\n");
  const second = await until(/changed.*\n/);
  expect(second).toContain("docs/b.md:3:8");
  expect(second).not.toContain("docs/a.md");
  await site.write("docs/a.md", "# A\n\nText.\n\n[Link](./nowhere.md)\n");
  const third = await until(/changed.*\n/);
  expect(third).toContain("docs/a.md:5:8");
  expect(third).not.toContain("docs/b.md");
  child.kill("SIGINT");
  await child.exited;
});

async function* readLines(stream: ReadableStream<Uint8Array>): AsyncGenerator<string, string> {
  const decoder = new TextDecoder();
  for await (const chunk of stream) yield decoder.decode(chunk);
  return "";
}

test("updates the types that the site's editor settings refer to", async () => {
  await using site = await makeSite({
    "docs/a.md": "# A\n",
    "tsconfig.json": '{ "extends": "./.veloci/types/tsconfig.json" }\n',
  });
  const child = spawnCli(["dev", site.dir, "--port", "0", "--no-open"]);
  const types = Bun.file(site.path(".veloci/types/tsconfig.json"));
  for (let waited = 0; !(await types.exists()) && waited < 55_000; waited += 50) await Bun.sleep(50);
  child.kill("SIGINT");
  expect(await child.exited).toBe(130);
  expect(await types.exists()).toBe(true);
});

test.each([[], ["--poll"]])(
  "finds packages that are installed or updated while it runs, with the options [%p]",
  async (...args) => {
    await using site = await makeSite({
      "site/docusaurus.config.mjs": configText({ presets: [["classic", { blog: false }]] }),
      "site/docs/a.md": "# A\n",
      "site/src/pages/index.jsx": 'import text from "installed";\nexport default () => <p>{text}</p>;\n',
    });
    const install = async (text: string): Promise<void> => {
      await site.write("site/node_modules/installed/index.js", `export default "${text} version";\n`);
      await site.write("site/node_modules/installed/package.json", `{ "name": "installed", "version": "${text}" }\n`);
      // Package managers keep a list of what they have installed.
      await site.write("site/node_modules/.package-lock.json", "{}\n");
    };
    const child = spawnCli(["dev", "site", "--port", "0", "--no-open", ...args], { cwd: site.dir });
    const said = readLines(child.stdout);
    const { value = "" } = await said.next();
    const origin = /http:\/\/localhost:\d+/.exec(value)?.[0] ?? "";
    const home = async (): Promise<string> => {
      const answer = await fetch(origin).catch(() => undefined);
      return (await answer?.text()) ?? "";
    };
    const until = async (text: string): Promise<void> => {
      for (let waited = 0; !(await home()).includes(text); waited += 50) {
        if (waited > 30_000) throw new Error(`\`${text}\` is not shown.`);
        await Bun.sleep(50);
      }
    };
    expect(await home()).not.toContain("version");
    await install("First");
    await until("First version");
    await install("Second");
    await until("Second version");
    // The process is the same.
    child.kill("SIGINT");
    expect(await child.exited).toBe(130);
    expect(await fetch(origin).catch(() => "closed")).toBe("closed");
  },
  60_000,
);

test("its alias is in the help, and commands that read a site accept a locale", async () => {
  expect((await runCli(["--help"])).stdout).toMatch(/^ {2}dev, start {2}/m);
  await using site = await makeSite({
    "docusaurus.config.mjs": configText({ i18n: { defaultLocale: "en", locales: ["en", "fr"] } }),
    "docs/a.md": "# A\n",
  });
  const { stdout } = await runCli(["graph", site.dir, "--locale", "fr"]);
  expect((JSON.parse(stdout) as { graph?: object; site?: { locale?: string } }).site?.locale).toBe("fr");
  expect((await runCli(["check", site.dir, "--locale", "xx"])).code).toBe(1);
});

test.if(process.platform === "linux")(
  "goes on without its terminal if it ignores the signal for that, as with `nohup`",
  async () => {
    await using site = await makeSite({ "docs/a.md": "# A\n" });
    const child = Bun.spawn(
      ["sh", "-c", `trap "" HUP; exec "$@"`, "sh", ...cliCommand(), "dev", site.dir, "--port", "0", "--no-open"],
      {
        stdout: "pipe",
        stderr: "ignore",
      },
    );
    const { value } = await child.stdout.getReader().read();
    const origin = /http:\/\/localhost:\d+/.exec(new TextDecoder().decode(value))?.[0] ?? "";
    expect((await fetch(`${origin}/docs/a`)).status).toBe(200);
    child.kill("SIGHUP");
    await Bun.sleep(500);
    expect((await fetch(`${origin}/docs/a`)).status).toBe(200);
    child.kill("SIGINT");
    expect(await child.exited).toBe(130);
  },
);
