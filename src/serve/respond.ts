import { contentTypeOf } from "./content-type.ts";
import { isUnchanged, mayServeRange, readRange } from "./negotiate.ts";
import { readTarget } from "./read-target.ts";
import { chooseRepresentation, type Representation, type Source } from "./representation.ts";
import { resolvePath } from "./resolve-path.ts";
import type { ServedFile } from "./served-folder.ts";
import type { SiteFacts } from "./site-facts.ts";

export interface ServedSite extends SiteFacts, Source {}

const SAFE = { "x-content-type-options": "nosniff" };

/** Answers one request. */
export async function respond(request: Request, site: ServedSite): Promise<Response> {
  const { status, headers, body } = await answer(request, site);
  return new Response(request.method === "HEAD" ? null : body, { status, headers });
}

type Body = Blob | Uint8Array<ArrayBuffer> | string | null;

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

async function answer(request: Request, site: ServedSite): Promise<Answer> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    return toText(405, "Only GET and HEAD are supported.", { allow: "GET, HEAD" });
  }
  const target = readTarget(request);
  if (!target) return toText(400, "Bad request: the Host header is not a valid host.");
  const { folder } = site;
  const has = (path: string): boolean => folder.find(path) !== undefined;
  const resolved = resolvePath(target, { ...site, has });
  if (resolved.kind === "refused") return toText(400, "Bad request: not a valid path.");
  if (resolved.kind === "redirect") {
    const headers = new Headers({ location: resolved.location, "cache-control": "no-cache" });
    return { status: resolved.permanent ? 301 : 302, headers, body: null };
  }
  const file = resolved.kind === "file" ? folder.find(resolved.path) : undefined;
  return file ? answerWithFile(request, file, site) : answerMissing(request, target.pathname, site);
}

async function answerMissing(request: Request, pathname: string, site: ServedSite): Promise<Answer> {
  const page = site.folder.find(notFoundPage(pathname, site)) ?? site.folder.find("404.html");
  if (!page) return toText(404, "Not found.");
  const requested = { acceptEncoding: request.headers.get("accept-encoding"), whole: true };
  const chosen = await chooseRepresentation(page, requested, site);
  const headers = describe(page, chosen, site);
  headers.set("content-length", String(chosen.size));
  return { status: 404, headers, body: await readAll(chosen) };
}

/** The not-found page of the URL's locale. */
function notFoundPage(pathname: string, { baseUrl, locales }: SiteFacts): string {
  const folder = locales.find((each) => pathname.startsWith(`${baseUrl}${each}/`));
  return folder === undefined ? "404.html" : `${folder}/404.html`;
}

function toText(status: number, text: string, headers: Record<string, string> = {}): Answer {
  const body = `${text}\n`;
  const fixed = {
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-cache",
    "content-length": String(body.length),
  };
  return { status, headers: new Headers({ ...fixed, ...SAFE, ...headers }), body };
}

async function answerWithFile(request: Request, plain: ServedFile, site: ServedSite): Promise<Answer> {
  const isGet = request.method === "GET";
  // Ranges are defined only for GET.
  const range = isGet ? request.headers.get("range") : null;
  const requested = { acceptEncoding: request.headers.get("accept-encoding"), whole: range === null };
  const chosen = await chooseRepresentation(plain, requested, site);
  const headers = describe(plain, chosen, site);
  headers.set("etag", chosen.etag);
  headers.set("last-modified", new Date(plain.modified).toUTCString());
  const validators = { etag: chosen.etag, modified: plain.modified };
  if (isUnchanged(request.headers, validators)) {
    for (const name of ["content-type", "content-encoding"]) headers.delete(name);
    return { status: 304, headers, body: null };
  }
  headers.set("accept-ranges", "bytes");
  if (range !== null && mayServeRange(request.headers, validators)) {
    const part = answerWithRange(plain, range, headers);
    if (part) return part;
  }
  headers.set("content-length", String(chosen.size));
  return { status: 200, headers, body: range === null ? toBody(chosen) : await readAll(chosen) };
}

/** Returns part of a file; `undefined` if the header requests something that need not be supported. */
function answerWithRange(file: ServedFile, header: string, headers: Headers): Answer | undefined {
  const range = readRange(header, file.size);
  if (range === undefined) return undefined;
  if (range === "unsatisfiable") {
    return toText(416, "The file is shorter than the requested range.", { "content-range": `bytes */${file.size}` });
  }
  headers.set("content-range", `bytes ${range.start}-${range.end}/${file.size}`);
  headers.set("content-length", String(range.end - range.start + 1));
  return { status: 206, headers, body: Bun.file(file.absolute).slice(range.start, range.end + 1) };
}

/** Headers that describe a response and how long to cache it. */
function describe(
  { path }: ServedFile,
  { encoding, varies }: Representation,
  { immutable, policy }: SiteFacts,
): Headers {
  return new Headers({
    "content-type": contentTypeOf(path),
    "cache-control": immutable.has(path) ? "public, max-age=31536000, immutable" : "no-cache",
    ...(encoding && { "content-encoding": encoding.name }),
    ...(varies && { vary: "accept-encoding" }),
    ...(policy !== undefined && { "content-security-policy": policy }),
    ...SAFE,
  });
}

function toBody({ body }: Representation): Body {
  return "bytes" in body ? body.bytes : Bun.file(body.file.absolute);
}

/** Bytes instead of the file, because Bun would apply the request's range to a file again. */
async function readAll({ body }: Representation): Promise<Uint8Array<ArrayBuffer>> {
  return "bytes" in body ? body.bytes : Bun.file(body.file.absolute).bytes();
}
