/** Places that no output folder may replace. In: a site with its plugins, and whose machine it is. Out: paths with names. */

import { homedir, userInfo } from "node:os";
import { join, resolve } from "node:path";
import type { LoadedSite } from "../config/loaded-site.ts";
import type { Plugin } from "../model/plugin.ts";
import type { KeptPlace } from "./check-output.ts";
import { contains } from "./places.ts";

/** The user's own folders: where the command was started, and home. */
export interface UserFolders {
  /** Absolute. */
  readonly cwd: string;
  /** Absolute; the environment and the system may name two. */
  readonly home: readonly string[];
}

/** Those of the running process. */
export function readUserFolders(): UserFolders {
  return { cwd: process.cwd(), home: [...new Set([homedir(), systemHome()])].filter((path) => path !== "") };
}

/** What the system has on file, whatever the environment says; a user number without a user has none. */
function systemHome(): string {
  try {
    return userInfo().homedir;
  } catch {
    return "";
  }
}

export interface SiteInputs extends Pick<LoadedSite, "site" | "plugins" | "dependencies"> {
  /** The plugins that were made of the declarations. */
  readonly made: readonly Plugin[];
}

/** Everything a site is made of, and the user's folders. The output may lie inside some of them, but replace none. */
export function listKeptPlaces(inputs: SiteInputs, { cwd, home }: UserFolders): KeptPlace[] {
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
 * Folders that are read as a whole. A folder that contains the site, such as a repository whose documents are all over it, must
 * be able to contain the output too: reading passes over it then.
 */
function listReadPlaces({ site: { dir, config }, made }: SiteInputs): KeptPlace[] {
  return [
    ...made.flatMap(({ name, reads = [] }) => reads.map((path) => ({ path, name: `a folder that \`${name}\` reads` }))),
    ...config.staticDirectories.map((path) => ({ path: resolve(dir, path), name: `the static folder \`${path}\`` })),
    { path: join(dir, "src"), name: "the folder `src` of the site" },
    { path: resolve(dir, config.i18n.path), name: "the folder of translations" },
  ];
}

/** The config, the plugins and everything else of the site that is run or bundled by its name. */
function listModules({ site, plugins, dependencies, made }: SiteInputs): string[] {
  const client = [...made.flatMap((plugin) => plugin.clientModules?.() ?? []), ...site.config.clientModules];
  const names = client.filter((module) => typeof module === "string");
  const declared = plugins.flatMap((plugin) => (plugin.kind === "module" ? plugin.module : []));
  return [
    site.configPath,
    ...dependencies,
    ...declared.filter((module) => typeof module === "string"),
    ...names.map((name) => name.replace(/^@site\//, "./")).map((name) => resolve(site.dir, name)),
  ];
}
