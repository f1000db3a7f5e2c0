/** Answers one request. In: the request and the folder. Out: the response; no state in between. */

import { contentTypeOf } from "./content-type.ts";
import { chooseEncoding, ENCODINGS, isUnchanged, mayServeRange, readRange, type Encoding } from "./negotiate.ts";
import { resolvePath, type SiteAddress } from "./resolve-path.ts";
import type { ServedFile, ServedFolder } from "./served-folder.ts";

export interface ServedSite extends SiteAddress {
  readonly folder: ServedFolder;
}

/** The response to a request for a file of the site. */
export async function respond(request: Request, site: ServedSite): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    return toText(405, "Only GET and HEAD are served here.", { allow: "GET, HEAD" });
  }
  const { folder, baseUrl, trailingSlash } = site;
  const has = (path: string): boolean => folder.find(path) !== undefined;
  const resolved = resolvePath(new URL(request.url), { baseUrl, trailingSlash, has });
  if (resolved.kind === "refused") return toText(400, "This is no path of a site.");
  if (resolved.kind === "redirect") {
    const headers = { location: resolved.location, "cache-control": "no-cache" };
    return new Response(null, { status: resolved.permanent ? 301 : 302, headers });
  }
  const file = resolved.kind === "file" ? folder.find(resolved.path) : undefined;
  return file ? respondWithFile(request, file, folder) : respondMissing(request, folder);
}

function respondMissing(request: Request, folder: ServedFolder): Response {
  const page = folder.find("404.html");
  if (!page) return toText(404, "There is no such page.");
  const headers = { "content-type": contentTypeOf(page.path), "cache-control": "no-cache", ...SAFE };
  return new Response(request.method === "HEAD" ? null : Bun.file(page.absolute), { status: 404, headers });
}

const SAFE = { "x-content-type-options": "nosniff" };

function toText(status: number, text: string, headers: Record<string, string> = {}): Response {
  const type = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-cache" };
  return new Response(`${text}\n`, { status, headers: { ...type, ...SAFE, ...headers } });
}

async function respondWithFile(request: Request, plain: ServedFile, folder: ServedFolder): Promise<Response> {
  const { file, encoding, varies } = choosePart(request, plain, folder);
  const etag = toEtag(file, encoding);
  const validators = { etag, modified: plain.modified };
  const headers = new Headers({
    "cache-control": cacheControlOf(plain.path),
    etag,
    "last-modified": new Date(plain.modified).toUTCString(),
    ...(varies && { vary: "accept-encoding" }),
  });
  if (isUnchanged(request.headers, validators)) return new Response(null, { status: 304, headers });
  headers.set("content-type", contentTypeOf(plain.path));
  headers.set("accept-ranges", "bytes");
  headers.set("x-content-type-options", "nosniff");
  if (encoding) headers.set("content-encoding", encoding.name);
  if (request.method === "HEAD") {
    headers.set("content-length", String(file.size));
    return new Response(null, { headers });
  }
  const wanted = request.headers.get("range");
  if (wanted === null) return new Response(Bun.file(file.absolute), { headers });
  return respondWithRange(file, mayServeRange(request.headers, validators) ? wanted : null, headers);
}

async function respondWithRange(file: ServedFile, wanted: string | null, headers: Headers): Promise<Response> {
  const range = readRange(wanted, file.size);
  // Bytes and not the file: Bun would apply the request's range to a file once more.
  if (range === undefined) return new Response(await Bun.file(file.absolute).bytes(), { headers });
  if (range === "unsatisfiable") {
    return toText(416, "The file ends before that range.", { "content-range": `bytes */${file.size}` });
  }
  headers.set("content-range", `bytes ${range.start}-${range.end}/${file.size}`);
  return new Response(Bun.file(file.absolute).slice(range.start, range.end + 1), { status: 206, headers });
}

interface Part {
  readonly file: ServedFile;
  readonly encoding: Encoding | undefined;
  /** Whether another client might get another file for the same path. */
  readonly varies: boolean;
}

/** The file itself or a compressed copy beside it; ranges are of the file itself. */
function choosePart(request: Request, plain: ServedFile, folder: ServedFolder): Part {
  const copies = new Map<Encoding, ServedFile>();
  for (const encoding of ENCODINGS) {
    const copy = folder.find(plain.path + encoding.extension);
    if (copy) copies.set(encoding, copy);
  }
  const isWhole = !request.headers.has("range");
  const encoding = isWhole ? chooseEncoding(request.headers.get("accept-encoding"), [...copies.keys()]) : undefined;
  const copy = encoding && copies.get(encoding);
  return { file: copy ?? plain, encoding, varies: copies.size > 0 };
}

function toEtag({ size, modified }: ServedFile, encoding: Encoding | undefined): string {
  const state = `${size.toString(36)}-${Math.round(modified * 1000).toString(36)}`;
  return `"${state}${encoding ? `-${encoding.name}` : ""}"`;
}

/** A file with a hash in its name never changes; anything else is asked for again each time. */
function cacheControlOf(path: string): string {
  const isHashed = /^(?:.*\/)?assets\/.*[-.](?=[\da-z]*\d)[\da-z]{8,}\.[\da-z.]+$/i.test(path);
  return isHashed ? "public, max-age=31536000, immutable" : "no-cache";
}
