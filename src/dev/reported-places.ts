import { existsSync, type FSWatcher, readdirSync, statSync, watch } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isBuiltFolder } from "../content/built-folders.ts";
import { isIgnored } from "./ignored-paths.ts";
import { findLinks, targetOf } from "./links.ts";
import type { Places } from "./places.ts";

/** Watches folders with the system's notifications. Each subfolder is watched separately, so that ignored ones cost nothing. */
export class ReportedPlaces implements Places {
  readonly #watchers = new Map<string, FSWatcher>();
  readonly #onChange: (path: string) => void;

  constructor(onChange: (path: string) => void) {
    this.#onChange = onChange;
  }

  add(dir: string, isDeep: boolean): void {
    if (this.#watchers.has(dir) || !existsSync(dir)) return;
    this.#watch(dir, false, (name) => {
      const path = join(dir, name);
      // A concurrent build has put its output there.
      if (!isBuiltFolder(path)) this.#onChange(path);
      if (isDeep) this.#renew(path, dir);
    });
    if (!isDeep) return;
    for (const name of readdirSync(dir)) this.#renew(join(dir, name), dir);
    for (const link of findLinks(dir)) this.#follow(link, dir);
  }

  stop(): void {
    for (const watcher of this.#watchers.values()) watcher.close();
    this.#watchers.clear();
  }

  /** Watches what a link in the folder `root` leads to. A linked folder may be watched under its own name already. */
  #follow(link: string, root: string): void {
    if (this.#watchers.has(link) || isIgnored(basename(link)) || isBuiltFolder(link)) return;
    const target = targetOf(link, root);
    if (target) this.add(target.isFolder ? target.path : dirname(target.path), target.isFolder);
  }

  /** Watches an existing folder, replacing an earlier watch under its name; stops watching a removed one. */
  #renew(path: string, root: string): void {
    const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
    const isFollowed = isFolder && !isIgnored(basename(path)) && !isBuiltFolder(path);
    if (this.#watchers.has(path) && isFollowed) return;
    this.#watchers.get(path)?.close();
    this.#watchers.delete(path);
    if (isFollowed) this.#watch(path, true, (inside) => this.#note(join(path, inside), root));
    this.#follow(path, root);
  }

  #note(path: string, root: string): void {
    this.#onChange(path);
    this.#follow(path, root);
  }

  #watch(dir: string, recursive: boolean, onName: (name: string) => void): void {
    const watcher = watch(dir, { recursive }, (_event, name) => {
      if (typeof name === "string" && !isIgnored(name)) onName(name);
    });
    // The folder is gone: its parent reports that.
    watcher.on("error", () => watcher.close());
    this.#watchers.set(dir, watcher);
  }
}
