/** Provides the web servers that tests start: nginx and Caddy. They are not installed, because the packages would start a service. */

import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { outputLater, projectDir, which } from "./processes.mjs";

const CACHE = join(projectDir, "node_modules/.cache/web-servers");

/** For each program, where packages have it, and the packages that may contain it: older Debian and Ubuntu have only a reference in `nginx`. */
const SERVERS = [
  { name: "nginx", path: "usr/sbin/nginx", packages: ["nginx", "nginx-core"] },
  { name: "caddy", path: "usr/bin/caddy", packages: ["caddy"] },
];

/** Without a network, it gives up soon. */
const APT = ["--quiet", "-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=10", "-o", "APT::Sandbox::User=root"];

/**
 * The PATH for the tests, with the servers that are not installed. Takes these from the system's packages into a cache, without changing
 * the system. Prints a line if it cannot: then tests that need them are skipped.
 * @param {string} [cache]
 * @returns {Promise<string>}
 */
export async function provideWebServers(cache = CACHE) {
  const folders = [process.env["PATH"] ?? ""];
  const unavailable = [];
  for (const server of SERVERS.filter(({ name, path }) => !which(name) && !existsSync(join("/", path))))
    if (await isProvided(server, cache).catch(() => false)) folders.push(dirname(join(cache, server.path)));
    else unavailable.push(server.name);
  if (unavailable.length > 0)
    console.log(`Tests of ${unavailable.join(" and ")} are skipped: not installed, and apt-get cannot download it.`);
  return folders.join(delimiter);
}

/**
 * Whether a server runs from the cache, after a download if necessary. Fails if the cache cannot be written.
 * @param {(typeof SERVERS)[number]} server
 * @param {string} cache
 */
async function isProvided({ name, path, packages }, cache) {
  const program = join(cache, path);
  if (await runs(program, name)) return true;
  if (!which("apt-get")) return false;
  mkdirSync(dirname(program), { recursive: true });
  const dir = mkdtempSync(join(cache, "download-"));
  try {
    for (const packageName of packages) {
      await unpack(packageName, dir);
      if (!(await runs(join(dir, path), name))) continue;
      renameSync(join(dir, path), program);
      return true;
    }
    return false;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/**
 * Downloads a package into a folder and unpacks it there. Fresh containers have no lists of packages, so the lists of a second try are in that
 * folder, too.
 * @param {string} packageName
 * @param {string} dir
 */
async function unpack(packageName, dir) {
  const lists = join(dir, "lists");
  const own = [...APT, "-o", `Dir::State::Lists=${lists}`];
  const download = ["download", packageName];
  if ((await outputLater("apt-get", [...APT, ...download], dir)) === undefined) {
    mkdirSync(lists, { recursive: true });
    await outputLater("apt-get", [...own, "update"], dir);
    await outputLater("apt-get", [...own, ...download], dir);
  }
  for (const file of readdirSync(dir)) if (file.endsWith(".deb")) await outputLater("dpkg-deb", ["-x", file, "."], dir);
}

/**
 * Whether a program is there, with the libraries that it needs.
 * @param {string} program
 * @param {string} name
 */
async function runs(program, name) {
  return existsSync(program) && (await outputLater(program, [name === "nginx" ? "-v" : "version"])) !== undefined;
}
