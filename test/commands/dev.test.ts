/** `veloci dev` as a process: it says where the site is, writes nothing, and ends with everything it has started. */

import { expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { runCli, spawnCli } from "../support/cli.ts";
import { makeSite } from "../support/site.ts";

const scratch = (): string[] => readdirSync(tmpdir()).filter((name) => name.startsWith(".veloci-veloci-dev-"));

test("it serves the site at a free port until it is interrupted, and leaves nothing behind", async () => {
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
});
