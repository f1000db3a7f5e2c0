/** Plans the changes of a deployment in a bucket. */

import { MANIFEST_NAME } from "../emit/manifest.ts";
import type { StoredObject } from "./bucket.ts";

export interface SiteFile {
  /** Relative to the root of the site. */
  readonly path: string;
  readonly size: number;
  /** MD5 hash of the content, in hexadecimal digits. */
  readonly hash: string;
  /** Whether the name identifies the content. */
  readonly isImmutable: boolean;
}

export interface UploadPlan {
  /** Groups of paths: each is complete before the next begins. */
  readonly uploads: readonly (readonly string[])[];
  readonly deletions: readonly string[];
  readonly unchanged: number;
}

export interface UploadRequest {
  readonly files: readonly SiteFile[];
  readonly stored: ReadonlyMap<string, StoredObject>;
  /** Folders of the site's other locales in the bucket. */
  readonly oldLocales: readonly string[];
}

/**
 * Files are uploaded before the pages that name them, and old files are deleted last, so that a reader finds a complete
 * site at any time. The manifest marks the place as a site: it is uploaded first if there is none, and last otherwise.
 * Other sites below the place stay.
 */
export function planUpload({ files, stored, oldLocales }: UploadRequest): UploadPlan {
  const changed = files.filter((file) => !isStored(file, stored.get(file.path))).map(({ path }) => path);
  const isPage = (path: string): boolean => /\.html?$/i.test(path);
  const isManifest = (path: string): boolean => path === MANIFEST_NAME;
  const manifest = changed.filter(isManifest);
  const isNew = !stored.has(MANIFEST_NAME);
  const groups = [
    isNew ? manifest : [],
    changed.filter((path) => !isPage(path) && !isManifest(path)),
    changed.filter(isPage),
    isNew ? [] : manifest,
  ];
  const own = new Set(files.map(({ path }) => path));
  const others = [...stored.keys()]
    .filter((path) => path.endsWith(`/${MANIFEST_NAME}`) && !own.has(path))
    .map((path) => path.slice(0, -MANIFEST_NAME.length))
    .filter((folder) => !oldLocales.includes(folder.slice(0, -1)));
  const isOther = (path: string): boolean => others.some((folder) => path.startsWith(folder));
  return {
    uploads: groups.filter((group) => group.length > 0),
    deletions: [...stored.keys()].filter((path) => !own.has(path) && !isOther(path)),
    unchanged: files.length - changed.length,
  };
}

/** Encrypted buckets have other tags than hashes: there, files that never change are recognized by their names. */
function isStored({ size, hash, isImmutable }: SiteFile, object: StoredObject | undefined): boolean {
  return object !== undefined && object.size === size && (isImmutable || object.tag === hash);
}
