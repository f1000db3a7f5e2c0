/** nginx with WebDAV, set up as the manual shows, is a remote cache. Runs where nginx is installed: `apt-get install nginx-light`. */

import { expect, test } from "bun:test";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openRemoteCache, type RemoteCache } from "../../src/cache/remote-cache.ts";
import { useTemporaryFolders } from "../emit/temporary-folder.ts";
import { readSamples } from "../manual/read-samples.ts";
import { projectDir } from "../support/paths.ts";

const makeFolder = useTemporaryFolders();

/** Users that are not root do not have it on their PATH. */
const nginx = Bun.which("nginx", { PATH: `${process.env["PATH"]}:/usr/sbin` });

const PAGE = "several-machines.md";

/** The server of the manual with other folders and another port. */
function toConfig(dir: string, port: number): string {
  const samples = readSamples(PAGE, readFileSync(join(projectDir, "content/docs", PAGE), "utf8"));
  const server = samples.find(({ language }) => language === "nginx")?.code ?? "";
  const own = server
    .replace(/listen \d+;/, `listen 127.0.0.1:${port};`)
    .replace(/root [^;]+;/, `root ${join(dir, "data")};`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(dir, name)};`,
  );
  return `daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
pid ${join(dir, "pid")};
events {}
http {
access_log off;
${temporary.join("\n")}
${own}
}
`;
}

async function freePort(): Promise<number> {
  const server = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response("") });
  const { port = 0 } = server;
  await server.stop(true);
  return port;
}

/** Waits until the server answers that it has nothing. */
async function whenReady(remote: RemoteCache): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return void (await remote.get("ac", "0"));
    } catch (error) {
      if (tries === 100) throw error;
      await Bun.sleep(50);
    }
  }
}

test.if(nginx !== null)(
  "nginx takes packs, gives them back, and refuses what it may not write (needs nginx)",
  async () => {
    const dir = makeFolder();
    mkdirSync(join(dir, "data"));
    const port = await freePort();
    writeFileSync(join(dir, "nginx.conf"), toConfig(dir, port));
    const command = [nginx ?? "", "-c", join(dir, "nginx.conf"), "-e", join(dir, "error.log")];
    const server = Bun.spawn(command, { stdout: "ignore", stderr: "ignore" });
    try {
      const remote = openRemoteCache(`http://127.0.0.1:${port}/my-site`);
      if (!remote) throw new Error("The address is not taken.");
      await whenReady(remote);
      const bytes = new Uint8Array(3_000_000).fill(7);
      await remote.put("cas", "abc", bytes);
      await remote.put("ac", "def", new Uint8Array([1]));
      await remote.put("ac", "def", new Uint8Array([2]));
      expect(await remote.get("cas", "abc")).toEqual(bytes);
      expect(await remote.get("ac", "def")).toEqual(new Uint8Array([2]));
      expect(await remote.get("cas", "nothing")).toBeUndefined();
      expect(readdirSync(join(dir, "data/my-site")).sort()).toEqual(["ac", "cas"]);
      // A file is where its folder should be.
      await remote.put("ac", "file", bytes);
      const below = openRemoteCache(`http://127.0.0.1:${port}/my-site/ac/file`);
      await expect(below?.put("cas", "abc", bytes)).rejects.toThrow("the server answers with status");
    } finally {
      server.kill();
      await server.exited;
    }
  },
);
