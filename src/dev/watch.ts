/** Watches the files of a site. The system reports changes; with `poll`, the files are checked instead, for disks that report nothing. */

import { fstatSync, statSync } from "node:fs";
import { dirname, sep } from "node:path";
import type { Places } from "./places.ts";
import { PolledPlaces } from "./polled-places.ts";
import { ReportedPlaces } from "./reported-places.ts";

export interface WatchRequest {
  /** Absolute. */
  readonly siteDir: string;
  /** Milliseconds between two checks; absent if the system reports changes. */
  readonly poll?: number | undefined;
  /** Receives absolute paths of files and folders that were created, removed or changed. */
  readonly onChange: (paths: ReadonlySet<string>) => void;
}

export interface Watcher {
  /** Watches these paths, too. Those inside the site folder are watched anyway. */
  follow(paths: readonly string[]): void;
  stop(): void;
}

/** Quiet milliseconds that end a batch, and its maximum duration: a save often consists of several changes. */
const QUIET = 4;
const LONGEST = 40;

/** Starts watching the site folder. */
export function watchSite({ siteDir, poll, onChange }: WatchRequest): Watcher {
  const batch = makeBatch(onChange);
  const isOwnOutput = makeOwnOutputTest(siteDir);
  const add = (path: string): void => {
    if (!isOwnOutput(path)) batch.add(path);
  };
  const places: Places = poll === undefined ? new ReportedPlaces(add) : new PolledPlaces(poll, add);
  places.add(siteDir, true);
  const followed = new Set<string>();
  return {
    follow(paths) {
      for (const path of paths) {
        if (followed.has(path) || path === siteDir || path.startsWith(siteDir + sep)) continue;
        const stat = statSync(path, { throwIfNoEntry: false });
        // One that does not exist yet may become a folder.
        if (stat) followed.add(path);
        const isFolder = stat?.isDirectory() === true;
        places.add(isFolder ? path : dirname(path), isFolder);
      }
    },
    stop() {
      batch.stop();
      places.stop();
    },
  };
}

function makeBatch(onChange: (paths: ReadonlySet<string>) => void): { add(path: string): void; stop(): void } {
  let paths = new Set<string>();
  let began = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => {
    const ended = paths;
    paths = new Set();
    timer = undefined;
    onChange(ended);
  };
  return {
    add(path) {
      if (paths.size === 0) began = performance.now();
      paths.add(path);
      clearTimeout(timer);
      timer = setTimeout(end, Math.max(0, Math.min(QUIET, began + LONGEST - performance.now())));
    },
    stop: () => clearTimeout(timer),
  };
}

/** Standard output and standard error. */
const STREAMS = [1, 2] as const;

/**
 * Makes a test for paths of changed files: whether the output of this process goes to them. Following their changes would make each
 * update cause the next one. Logs in the site folder count, too,
 * because `veloci dev | tee dev.log` writes them.
 */
function makeOwnOutputTest(siteDir: string): (path: string) => boolean {
  const files = new Set(STREAMS.flatMap(fileOf));
  return (path) => {
    if (path.endsWith(".log") && dirname(path) === siteDir) return true;
    const stat = files.size > 0 ? statSync(path, { throwIfNoEntry: false }) : undefined;
    return stat !== undefined && files.has(toId(stat));
  };
}

function fileOf(stream: number): string[] {
  try {
    const stat = fstatSync(stream);
    return stat.isFile() ? [toId(stat)] : [];
  } catch {
    // The stream is closed.
    return [];
  }
}

function toId({ dev, ino }: { readonly dev: number; readonly ino: number }): string {
  return `${dev}:${ino}`;
}
