/** The files in which web hosts read a Content-Security-Policy. */

import type { OutputFile } from "../../model/build.ts";

/** Netlify and Cloudflare Pages read the headers of a site from this file at its root. */
export const HEADERS_FILE = "_headers";

const HEADER = "Content-Security-Policy";
const SOURCE = "the Content-Security-Policy";

/** A file of this name in the site. */
export interface OwnHeaders {
  readonly file: OutputFile;
  readonly text: string;
}

export interface HeaderFilesRequest {
  readonly policy: string;
  readonly baseUrl: string;
  readonly own: OwnHeaders | undefined;
}

/** Makes the files. The site's own `_headers` come first, and its rules stay unchanged. */
export function headerFiles({ policy, baseUrl, own }: HeaderFilesRequest): OutputFile[] {
  const rule = `# Written by Veloci.\n${baseUrl}*\n  ${HEADER}: ${policy}\n`;
  const before = own === undefined || own.text.trim() === "" ? "" : `${own.text.trimEnd()}\n\n`;
  const value = `"${policy}"`;
  return [
    { path: HEADERS_FILE, content: before + rule, source: own?.file.source ?? SOURCE },
    { path: "veloci-csp.nginx.conf", content: `add_header ${HEADER} ${value} always;\n`, source: SOURCE },
    { path: "veloci-csp.caddyfile", content: `header ${HEADER} ${value}\n`, source: SOURCE },
  ];
}

/** Whether a `_headers` file sets a policy itself; comments do not count. */
export function setsPolicy(text: string): boolean {
  return text.split("\n").some((line) => /^\s*content-security-policy\s*:/i.test(line));
}
