/** Lists the places that no build may replace: the user's own folders and everything that makes up the site. */

import { homedir } from "node:os";
import { join, resolve } from "node:path";
import type { LoadedSite } from "../config/loaded-site.ts";
import type { Plugin } from "../model/plugin.ts";
import type { ProtectedPlace } from "./check-output.ts";
import { contains } from "./places.ts";
import { textIn } from "../system/lenient-files.ts";

/** The user's own folders. */
export interface UserFolders {
  /** The current folder, absolute. */
  readonly cwd: string;
  /** Absolute. The environment and the system may name different ones. */
  readonly home: readonly string[];
}

/** Returns the folders of the user who runs the process; `cwd` is their current folder. */
export function readUserFolders(cwd = process.cwd()): UserFolders {
  const known = readHome(textIn("/etc/passwd") ?? "", process.getuid?.()) ?? "";
  return { cwd, home: [...new Set([homedir(), known])].filter((path) => path !== "") };
}

/** Finds a user's home folder in `/etc/passwd`. The variable `HOME` may name another one, for example under `sudo`. */
export function readHome(passwd: string, uid: number | undefined): string | undefined {
  const users = passwd.split("\n").map((line) => line.split(":"));
  return users.find(([, , id]) => id === String(uid))?.[5];
}

export interface SiteInputs extends Pick<LoadedSite, "site" | "declarations" | "dependencies"> {
  /** The plugins made from the declarations. */
  readonly made: readonly Plugin[];
}

/** Lists all of them. Those with `isRead` must not contain the output folder either. */
export function listProtectedPlaces(inputs: SiteInputs, { cwd, home }: UserFolders): ProtectedPlace[] {
  const { dir } = inputs.site;
  return [
    { path: dir, name: "the site folder" },
    { path: cwd, name: "the current folder" },
    ...home.map((path) => ({ path, name: "your home folder" })),
    ...listReadPlaces(inputs).map((place) => ({ ...place, isRead: !contains(place.path, dir) })),
    ...listModules(inputs).map((path) => ({ path, name: "a module of the site" })),
  ];
}

/**
 * Lists the folders that the site reads as a whole. One that contains the site, such as a repository with documents all over, may
 * contain the output: reading skips it.
 */
export function listReadPlaces({ site: { dir, config }, made }: SiteInputs): ProtectedPlace[] {
  return [
    ...made.flatMap(({ name, reads = [] }) => reads.map((path) => ({ path, name: `a folder that \`${name}\` reads` }))),
    ...config.staticDirectories.map((path) => ({ path: resolve(dir, path), name: `the static folder \`${path}\`` })),
    { path: join(dir, "src"), name: "the folder `src` of the site" },
    { path: resolve(dir, config.i18n.path), name: "the folder of translations" },
  ];
}

/** Lists the config and the modules that it names or imports. */
export function listModules({ site, declarations, dependencies, made }: SiteInputs): string[] {
  const client = [...made.flatMap((plugin) => plugin.clientModules?.() ?? []), ...site.config.clientModules];
  const names = client.filter((module) => typeof module === "string");
  const declared = declarations.flatMap((one) => (one.kind === "module" ? one.module : []));
  return [
    site.configPath,
    ...dependencies,
    ...declared.filter((module) => typeof module === "string"),
    ...names.map((name) => name.replace(/^@site\//, "./")).map((name) => resolve(site.dir, name)),
  ];
}
