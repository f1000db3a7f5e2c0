/** `npm test` takes web servers that are not installed from packages, into a cache. */

import { expect, test } from "bun:test";
import { chmodSync, existsSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { useTemporaryFolders } from "../emit/temporary-folder.ts";
import { projectDir } from "../support/paths.ts";

const makeFolder = useTemporaryFolders();

const MODULE = join(projectDir, "scripts/setup/web-servers.mjs");

const isInstalled = ["/usr/sbin/nginx", "/usr/bin/caddy"].some((path) => existsSync(path));

/** A system without web servers, whose `apt-get` and `dpkg-deb` are these scripts. */
function makeSystem(programs: Readonly<Record<string, string>>): (cache: string) => Promise<string[]> {
  const bin = makeFolder();
  for (const name of ["sh", "mkdir", "cp"]) symlinkSync(Bun.which(name) ?? "", join(bin, name));
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(bin, name), 0o755);
  }
  return async (cache) => {
    const script = `import { provideWebServers } from ${JSON.stringify(MODULE)};
      console.log(await provideWebServers(${JSON.stringify(cache)}));`;
    const command = [Bun.which("node") ?? process.execPath, "--input-type=module", "--eval", script];
    const child = Bun.spawn(command, { env: { PATH: bin }, stdout: "pipe", stderr: "inherit" });
    const lines = (await new Response(child.stdout).text()).trim().split("\n");
    expect(await child.exited).toBe(0);
    return lines.map((line) => line.replaceAll(bin, "BIN").replaceAll(cache, "CACHE"));
  };
}

/** The lists of packages are missing until they are updated, and `nginx` only refers to `nginx-core`. */
const APT = `case "$*" in
  *update) [ -d lists ] && mkdir -p lists/partial ;;
  *lists*download*) [ -d lists/partial ] && for last; do :; done; echo > "$last.deb" ;;
  *) exit 100 ;;
esac`;

const DPKG = `case "$2" in
  nginx-core.deb) mkdir -p usr/sbin; cp "$(command -v server)" usr/sbin/nginx ;;
  caddy.deb) mkdir -p usr/bin; cp "$(command -v server)" usr/bin/caddy ;;
esac`;

test.if(!isInstalled)("servers are downloaded once, and are then on the PATH", async () => {
  const cache = join(makeFolder(), "cache");
  const paths = ["BIN:CACHE/usr/sbin:CACHE/usr/bin"];
  expect(await makeSystem({ "apt-get": APT, "dpkg-deb": DPKG, server: "exit 0" })(cache)).toEqual(paths);
  expect(readdirSync(cache)).toEqual(["usr"]);
  expect(await makeSystem({})(cache)).toEqual(paths);
});

test.if(!isInstalled)("where that is impossible, a line says what is skipped", async () => {
  const line = "Tests of nginx and caddy are skipped: not installed, and apt-get cannot download it.";
  const cache = join(makeFolder(), "cache");
  expect(await makeSystem({})(cache)).toEqual([line, "BIN"]);
  expect(await makeSystem({ "apt-get": "exit 100" })(cache)).toEqual([line, "BIN"]);
  // A library of the server is missing.
  expect(await makeSystem({ "apt-get": APT, "dpkg-deb": DPKG, server: "exit 127" })(cache)).toEqual([line, "BIN"]);
  expect(readdirSync(cache)).toEqual(["usr"]);
  const file = join(makeFolder(), "file");
  writeFileSync(file, "");
  expect(await makeSystem({ "apt-get": APT })(join(file, "cache"))).toEqual([line, "BIN"]);
});
