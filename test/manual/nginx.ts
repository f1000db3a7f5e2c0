/** Runs nginx with a server that the manual shows. */

import { writeFileSync } from "node:fs";
import { join } from "node:path";

export interface NginxServer extends AsyncDisposable {
  readonly url: string;
}

/** The program; users that are not root do not have it on their PATH. */
export function findNginx(): string | null {
  return Bun.which("nginx", { PATH: `${process.env["PATH"]}:/usr/sbin` });
}

/** Serves with what a page shows for the `http` block, on a port of its own; temporary files go to a folder. */
export async function startNginx(shown: string, dir: string): Promise<NginxServer> {
  const port = await freePort();
  const own = shown.replace(/listen \d+;/, `listen 127.0.0.1:${port};`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(dir, name)};`,
  );
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const text = `daemon off;\n${user}\npid ${join(dir, "pid")};\nevents {}\nhttp {\naccess_log off;\n${temporary.join("\n")}\n${own}\n}\n`;
  writeFileSync(join(dir, "nginx.conf"), text);
  const command = [findNginx() ?? "", "-c", join(dir, "nginx.conf"), "-e", join(dir, "error.log")];
  const server = Bun.spawn(command, { stdout: "ignore", stderr: "ignore" });
  const url = `http://127.0.0.1:${port}`;
  await whenReady(url);
  return {
    url,
    [Symbol.asyncDispose]: async () => {
      server.kill();
      await server.exited;
    },
  };
}

async function freePort(): Promise<number> {
  const server = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response("") });
  const { port = 0 } = server;
  await server.stop(true);
  return port;
}

/** Waits until the server answers, whatever it says. */
async function whenReady(url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return void (await fetch(url));
    } catch (error) {
      if (tries === 100) throw error;
      await Bun.sleep(50);
    }
  }
}
