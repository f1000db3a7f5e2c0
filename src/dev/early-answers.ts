/** Answers with pages of the last session until the site of this one is there. */

import type { EarlyPages } from "../cache/first-pages.ts";
import { readTarget } from "../serve/read-target.ts";
import { type Resolution, resolvePath } from "../serve/resolve-path.ts";
import { toRedirect, toResponse } from "./respond.ts";

export interface EarlyAnswers {
  /** Returns the answer that the site will give; nothing where only the site knows. */
  answer(request: Request): Response | undefined;
  /** Output paths of what was answered. */
  readonly requested: readonly string[];
  /** Resolves when a browser has what it needs to paint, or when it needs the site for that. */
  quiet(): Promise<void>;
  /** Forgets the pages: the site is there. */
  end(): void;
}

/** Milliseconds without a request, after which the site is loaded: that keeps the process busy. */
const QUIET = 150;

/** Makes them; without pages of an earlier session, there is nothing to wait for. */
export function makeEarlyAnswers(pages: EarlyPages | undefined): EarlyAnswers {
  let left = pages;
  const requested = new Set<string>();
  const quiet = Promise.withResolvers<void>();
  let timer = pages && setTimeout(quiet.resolve, QUIET);
  if (!pages) quiet.resolve();
  const extend = (): void => {
    clearTimeout(timer);
    timer = setTimeout(quiet.resolve, QUIET);
  };
  return {
    answer(request) {
      const found = left && find(request, left);
      if (found?.kind === "redirect" && !found.permanent) {
        extend();
        return toRedirect(found.location);
      }
      const file = found?.kind === "file" ? left?.files.get(found.path) : undefined;
      if (!file) {
        if (isForPage(request)) quiet.resolve();
        return undefined;
      }
      extend();
      requested.add(file.path);
      return toResponse(200, file);
    },
    get requested() {
      return [...requested];
    },
    quiet: () => quiet.promise,
    end() {
      left = undefined;
    },
  };
}

function find(request: Request, { files, ...address }: EarlyPages): Resolution | undefined {
  const target = request.method === "GET" ? readTarget(request) : undefined;
  return target && resolvePath(target, { ...address, nonExact: {}, has: (path) => files.has(path) });
}

/** Whether somebody waits to see something: other files can come after the page. */
function isForPage({ headers }: Request): boolean {
  return ["document", null].includes(headers.get("sec-fetch-dest"));
}
