import { type DiskMap, diskPath } from "../../url/disk-path.ts";

export interface DiskMapRequest extends Omit<DiskMap, "exceptions"> {
  /** Output path → path in the copy. */
  readonly names: ReadonlyMap<string, string>;
}

/** Maps every URL to its file in the offline copy: every output file by its own path, and pages by the path of their route. */
export function makeDiskMap({ names, ...rule }: DiskMapRequest): DiskMap {
  const plain: DiskMap = { ...rule, exceptions: {} };
  const files = new Map<string, string>();
  for (const [path, name] of names) for (const key of keysOf(path)) if (isBest(path, key, names)) files.set(key, name);
  const exceptions = [...files].filter(([key, name]) => diskPath(rule.baseUrl + encodeURI(key), plain) !== name);
  return { ...plain, exceptions: Object.fromEntries(exceptions.sort(([a], [b]) => (a < b ? -1 : 1))) };
}

/** Paths that point to a file, without trailing slashes. */
function keysOf(path: string): string[] {
  return [path, ...(path.endsWith(".html") ? [path.replace(/(?:(?:^|\/)index)?\.html$/, "")] : [])];
}

/** If a path matches several files, the one with that name wins, then the index of the folder. */
function isBest(path: string, key: string, names: ReadonlyMap<string, string>): boolean {
  if (path === key) return true;
  return !names.has(key) && (!path.endsWith(`${key}.html`) || key === "" || !names.has(`${key}/index.html`));
}
