/**
 * Notices that packages were installed, updated or removed, or that settings for resolving modules changed. The runtime reads these only
 * once, so a session goes on with what it knew.
 */

import { existsSync, type FSWatcher, watch } from "node:fs";
import { basename, join } from "node:path";
import { foldersAbove, modulePlaces } from "../cache/surroundings.ts";
import { printTree } from "../cache/tree.ts";

export interface InstalledPackages extends Disposable {
  /** Starts to look for changes. With a thousand packages, that takes some 15 ms, which the first page should not wait for. */
  readonly start: () => void;
  /** Resolves at the first change. */
  readonly changed: Promise<void>;
  /** Takes the absolute paths of changed files of the site. */
  readonly note: (paths: ReadonlySet<string>) => void;
}

export interface PackagesRequest {
  /** Absolute. */
  readonly siteDir: string;
  /** Milliseconds between two checks; absent if the system reports changes. */
  readonly poll?: number | undefined;
  /** Milliseconds without a report that end an installation. */
  readonly quietMs?: number;
}

const PACKAGES = "node_modules";

const SETTINGS = ["tsconfig.json", "jsconfig.json"];

/** Polling reads the folders of all packages. */
const SHORTEST_POLL = 2000;

/** Follows the packages that the site can import. */
export function followPackages({ siteDir, poll, quietMs = 700 }: PackagesRequest): InstalledPackages {
  const settings = SETTINGS.map((name) => join(siteDir, name));
  const look = (): string | undefined => printTree([...settings, ...modulePlaces(siteDir)])?.hash;
  let known: string | undefined;
  const { promise, resolve } = Promise.withResolvers<void>();
  const check = (): void => {
    if (look() !== known) resolve();
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const checkLater = (): void => {
    clearTimeout(timer);
    timer = setTimeout(check, quietMs);
  };
  const follow = (): Disposable =>
    poll === undefined ? watchFolders(siteDir, checkLater) : checkEach(Math.max(poll, SHORTEST_POLL), check);
  let following: Disposable | undefined;
  return {
    start() {
      known = look();
      following = follow();
    },
    changed: promise,
    note(paths) {
      if (following && [...paths].some((path) => settings.includes(path))) checkLater();
    },
    [Symbol.dispose]() {
      clearTimeout(timer);
      following?.[Symbol.dispose]();
    },
  };
}

function checkEach(ms: number, check: () => void): Disposable {
  const timer = setInterval(check, ms);
  return { [Symbol.dispose]: () => clearInterval(timer) };
}

/** Watches the folders of packages of a site and of the folders above it, also those that are made later. */
function watchFolders(siteDir: string, onChange: () => void): Disposable {
  const watchers = new Map<string, FSWatcher>();
  const add = (dir: string, onName: (name: string) => void): void => {
    if (watchers.has(dir) || !existsSync(dir)) return;
    const watcher = watch(dir, (_event, name) => onName(String(name)));
    const end = (): void => {
      watcher.close();
      watchers.delete(dir);
    };
    watcher.on("error", end);
    watchers.set(dir, watcher);
  };
  const addPackages = (dir: string): void => add(join(dir, PACKAGES), onChange);
  for (const dir of [siteDir, ...foldersAbove(siteDir)]) addPackages(dir);
  add(siteDir, (name) => {
    if (basename(name) !== PACKAGES) return;
    // It may be another folder of that name now.
    watchers.get(join(siteDir, PACKAGES))?.close();
    watchers.delete(join(siteDir, PACKAGES));
    addPackages(siteDir);
    onChange();
  });
  return {
    [Symbol.dispose]() {
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}
