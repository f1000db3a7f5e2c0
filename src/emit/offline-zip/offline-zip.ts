/**
 * The offline copy of a site: a zip that readers unpack and open from their disk. Pages use relative URLs and a classic
 * script. The copy omits files that only servers read, and files that pages would request from a server.
 */

import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { OutputFile } from "../../model/build.ts";
import type { Reporter } from "../../model/diagnostic.ts";
import type { SiteConfig } from "../../model/site.ts";
import { SEARCH_FOLDER } from "../../lookup/index-files.ts";
import { diskAddress, type DiskMap, diskPath, hostUrl, rootFrom, toDiskUrl } from "../../url/disk-path.ts";
import { splitUrl } from "../../url/paths.ts";
import { MANIFEST_NAME } from "../manifest.ts";
import { listFiles } from "../written-folder.ts";
import { localPage } from "./local-page.ts";
import { localStyles } from "./local-styles.ts";
import { safeNames } from "./safe-names.ts";
import { writeZip, type ZipEntry, ZipTooLarge } from "./zip-writer.ts";

/** Output path of the archive. */
export const OFFLINE_ZIP = "offline.zip";

/**
 * Files that pages load at run time: from a disk, browsers load them only as scripts. Text files are also included
 * unchanged for readers.
 */
export const HELD = { held: `^(?:assets/data|${SEARCH_FOLDER})/.*\\.json$|\\.md$`, heldEnding: ".js" } as const;

const IS_HELD = new RegExp(HELD.held);

/** Files for hosts, and for browsers with a server. */
const LEFT_OUT = [
  /^assets\/(?:pages|cards)\//,
  /^assets\/js\/precache-[\da-f]+\.js$/,
  /^(?:_headers|_redirects|CNAME|\.nojekyll|sw\.js|opensearch\.xml|veloci-csp\..*)$/,
  /\.webmanifest$/,
];

export interface OfflineZipRequest {
  readonly config: Pick<SiteConfig, "url" | "baseUrl" | "trailingSlash">;
  /** `SiteData.nonExact`. */
  readonly nonExact: readonly string[];
  /** Output path of the site's entry script. */
  readonly entry: string;
  /** Output paths of the scripts that the copy's own scripts replace. */
  readonly replaced: ReadonlySet<string>;
  /** Makes the copy's scripts: texts by output path. */
  readonly scripts: (map: DiskMap) => Promise<ReadonlyMap<string, string>>;
  /** Output path of the script that starts the copy's pages. */
  readonly script: string;
  /** Absolute path of a folder for temporary files, which the caller removes. */
  readonly workDir: string;
  readonly report: Reporter;
}

/** Makes the archive from the files of a folder. Diagnostic: `offline-zip-too-large`. */
export async function* offlineZip(dir: string, request: OfflineZipRequest): AsyncGenerator<OutputFile> {
  const { replaced, report } = request;
  const isLeftOut = (path: string): boolean =>
    path === MANIFEST_NAME || path === OFFLINE_ZIP || replaced.has(path) || LEFT_OUT.some((rule) => rule.test(path));
  const archive = join(request.workDir, OFFLINE_ZIP);
  // Only the modules of a site's own code create this folder.
  await mkdir(request.workDir, { recursive: true });
  try {
    await writeZip(
      archive,
      await toEntries(
        dir,
        listFiles(dir).filter((path) => !isLeftOut(path)),
        request,
      ),
    );
  } catch (error) {
    if (!(error instanceof ZipTooLarge)) throw error;
    return report.add(toTooLarge(error.message));
  }
  yield { path: OFFLINE_ZIP, content: { copy: archive }, source: "`--offline-zip`" };
}

async function toEntries(dir: string, paths: readonly string[], request: OfflineZipRequest): Promise<ZipEntry[]> {
  const names = safeNames(paths);
  const { url, baseUrl, trailingSlash } = request.config;
  const map = makeDiskMap({ url, baseUrl, trailingSlash, nonExact: request.nonExact, names });
  const copies = new Set(names.values());
  const scripts = await request.scripts(map);
  const local = { map, copies, request };
  return [
    ...[...names].flatMap(([path, name]) => toZipEntries(join(dir, path), name, local)),
    ...[...scripts].map(([path, text]) => ({ path, read: async () => Buffer.from(text) })),
  ];
}

interface Local {
  readonly map: DiskMap;
  /** Paths of all files of the copy except its scripts. */
  readonly copies: ReadonlySet<string>;
  readonly request: OfflineZipRequest;
}

function toZipEntries(source: string, name: string, local: Local): ZipEntry[] {
  const edit = editorOf(name, local);
  const change = (to: (text: string) => string) => async () => Buffer.from(to(await readFile(source, "utf8")));
  const plain: ZipEntry = { path: name, read: edit ? change(edit) : () => readFile(source) };
  if (!IS_HELD.test(name)) return [plain];
  const held = { path: name + HELD.heldEnding, read: change(holdingScript) };
  return name.endsWith(".json") ? [held] : [plain, held];
}

/** `src/runtime/browser/from-disk/held-files.ts` reads it. */
function holdingScript(text: string): string {
  return `document.currentScript.held=${JSON.stringify(text)};\n`;
}

/** Rewrites the URLs in a file, if its type can contain any. */
function editorOf(name: string, { map, copies, request }: Local): ((text: string) => string) | undefined {
  const { config, entry, script } = request;
  const root = rootFrom(name);
  const toAddress = (url: string): string | undefined => {
    const address = diskAddress(url, root, map);
    const file = diskPath(splitUrl(url).pathname, map);
    // A file that is missing from the copy may exist on the site.
    return address === undefined || file === undefined || copies.has(file) ? address : hostUrl(url, map);
  };
  if (name.endsWith(".css")) return (css) => localStyles(css, toAddress);
  if (!name.endsWith(".html")) return undefined;
  const tag = `<script defer src="${toDiskUrl(script, root)}" data-root="${root}">`;
  return (html) => localPage({ html, toAddress, entryUrl: config.baseUrl + entry, script: tag });
}

function toTooLarge(size: string) {
  const message = `The offline copy of the site has ${size}, which is more than a zip file can hold.`;
  const hint = "A zip file has at most 65,535 files and 4 GiB. Build without `--offline-zip`.";
  return { code: "offline-zip-too-large", severity: "error", message, hint } as const;
}

interface DiskMapRequest extends Omit<DiskMap, "exceptions"> {
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
