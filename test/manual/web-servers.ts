/** Runs web servers with the settings that the manual shows. Users that are not root do not have all of them on their PATH. */

import { chmodSync, existsSync, writeFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

export interface WebServer extends AsyncDisposable {
  readonly url: string;
}

const APACHE_MODULES = "/usr/lib/apache2/modules";

/** The path of a program; `null` if it is not installed. */
export function findServer(name: "nginx" | "caddy" | "apache2"): string | null {
  return Bun.which(name, { PATH: `${process.env["PATH"]}:/usr/sbin` });
}

/** Serves with what a page shows for the `http` block of nginx; temporary files go to a folder. */
export async function startNginx(shown: string, dir: string): Promise<WebServer> {
  const port = await freePort();
  const own = shown.replace(/listen \d+;/, `listen 127.0.0.1:${port};`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(dir, name)};`,
  );
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const text = `daemon off;\n${user}\npid ${join(dir, "pid")};\nevents {}\nhttp {\naccess_log off;\n${temporary.join("\n")}\n${own}\n}\n`;
  writeFileSync(join(dir, "nginx.conf"), text);
  return start([findServer("nginx") ?? "", "-c", join(dir, "nginx.conf"), "-e", join(dir, "error.log")], port);
}

/** Serves with a Caddyfile of a page, without HTTPS; what Caddy stores goes to a folder. */
export async function startCaddy(shown: string, dir: string): Promise<WebServer> {
  const port = await freePort();
  const own = shown.replace(/^\S+ \{/m, `http://127.0.0.1:${port} {`);
  const path = join(dir, "Caddyfile");
  writeFileSync(path, `{\n  admin off\n  auto_https off\n}\n${own}\n`);
  const command = [findServer("caddy") ?? "", "run", "--config", path, "--adapter", "caddyfile"];
  return start(command, port, { XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir });
}

/** Serves a folder that has an `.htaccess`, with the modules that Debian turns on. */
export async function startApache(root: string, dir: string): Promise<WebServer> {
  const port = await freePort();
  const modules = ["mpm_event", "authz_core", "dir", "mime", "autoindex", "headers", "unixd"].filter((name) =>
    existsSync(join(APACHE_MODULES, `mod_${name}.so`)),
  );
  const lines = [
    ...modules.map((name) => `LoadModule ${name}_module ${join(APACHE_MODULES, `mod_${name}.so`)}`),
    `Listen 127.0.0.1:${port}\nServerName localhost\nServerRoot ${dir}\nPidFile ${dir}/pid\nErrorLog ${dir}/error.log`,
    `TypesConfig /etc/mime.types\nDocumentRoot ${root}`,
    `<Directory ${root}>\nOptions Indexes\nAllowOverride All\nRequire all granted\n</Directory>`,
    // Run by root, it reads files as another user.
    ...(process.getuid?.() === 0 ? ["User www-data\nGroup www-data"] : []),
  ];
  writeFileSync(join(dir, "apache.conf"), `${lines.join("\n")}\n`);
  for (const path of [root, dir]) chmodSync(path, 0o755);
  // A test run has a temporary folder of its own, which only its user may enter.
  const above = dirname(dir);
  if ((statSync(above).mode & 0o001) === 0) chmodSync(above, 0o711);
  return start([findServer("apache2") ?? "", "-f", join(dir, "apache.conf"), "-D", "FOREGROUND"], port);
}

async function start(command: readonly string[], port: number, env: Record<string, string> = {}): Promise<WebServer> {
  const server = Bun.spawn([...command], { stdout: "ignore", stderr: "ignore", env: { ...process.env, ...env } });
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
