/** Answers a request for a file of a site in development. */

import type { OutputFile } from "../model/build.ts";
import type { ShownProblem, ShownSite } from "../model/dev.ts";
import { contentTypeOf } from "../serve/content-type.ts";
import { readTarget } from "../serve/read-target.ts";
import { resolvePath } from "../serve/resolve-path.ts";
import { problemPage } from "./problem-page.ts";

export interface AnswerRequest {
  /** Absent until the site has been complete once. */
  readonly shown: ShownSite | undefined;
  /** Problems of a page, by its URL path, and of the site. */
  readonly problems: (pathname: string) => Promise<readonly ShownProblem[]>;
  /** Gets the output paths of files that are found. */
  readonly onFile: (path: string) => void;
}

/** Returns the response. Pages that cannot be shown explain why, and reload by themselves. */
export async function respond(request: Request, { shown, problems, onFile }: AnswerRequest): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return toText(405, "Only GET and HEAD are supported.");
  const target = readTarget(request);
  if (!target) return toText(400, "Bad request: the Host header is not a valid host.");
  const { pathname } = target;
  if (!shown) return toPage(500, problemPage(await problems(pathname)));
  const resolved = resolvePath(target, shown);
  if (resolved.kind === "refused") return toText(400, "Bad request: not a valid path.");
  if (resolved.kind === "redirect") return toRedirect(resolved.location);
  if (resolved.kind === "file") {
    const file = await shown.file(resolved.path);
    if (file) {
      onFile(resolved.path);
      return toResponse(200, file);
    }
    if ((await shown.page(pathname)) !== undefined) return toPage(500, problemPage(await problems(pathname)));
  }
  const missing = await shown.file("404.html");
  return missing ? toResponse(404, missing) : toText(404, "Not found.");
}

const SAFE = { "x-content-type-options": "nosniff" };

/** Returns a response with a file of the site. */
export function toResponse(status: number, { path, content, hashed }: OutputFile): Response {
  const headers = {
    "content-type": contentTypeOf(path),
    "cache-control": hashed ? "public, max-age=31536000, immutable" : "no-store",
    ...SAFE,
  };
  const body = typeof content === "object" && "copy" in content ? Bun.file(content.copy) : content;
  return new Response(body as BodyInit, { status, headers });
}

/** Returns a response that leads to another address, for now. */
export function toRedirect(location: string): Response {
  return new Response(null, { status: 302, headers: { location, "cache-control": "no-store" } });
}

function toPage(status: number, html: string): Response {
  const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store", ...SAFE };
  return new Response(html, { status, headers });
}

function toText(status: number, text: string): Response {
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...SAFE };
  return new Response(`${text}\n`, { status, headers });
}
