/**
 * Finds the Content-Security-Policy of a site that requests one. It reads pages from the disk, because plugins may have
 * changed them there.
 */

import { join } from "node:path";
import { isPacked } from "../../cache/packed-content.ts";
import type { OutputFile } from "../../model/build.ts";
import type { CspDirective, CspSources } from "../../model/content-security.ts";
import type { Reporter } from "../../model/diagnostic.ts";
import type { Memo } from "../../model/memo.ts";
import type { SiteConfig } from "../../model/site.ts";
import { sha256 } from "../../system/sha256.ts";
import { isCopy, isInParts, isReused } from "../file-writer.ts";
import { listFiles } from "../written-folder.ts";
import { headerFiles, HEADERS_FILE, type OwnHeaders, setsPolicy } from "./header-files.ts";
import { collectSources, type HtmlSources } from "./html-sources.ts";
import { toPolicy } from "./policy.ts";

export interface ContentSecurity {
  /** Passes files on, except for a `_headers` file of the site, to which the policy is added. */
  pass(files: AsyncIterable<OutputFile>): AsyncIterable<OutputFile>;
  /** Reads the pages of a finished site and returns the header files for hosts; none for a site without a policy. */
  files(dir: string): AsyncIterable<OutputFile>;
  /** The policy, after all `files` have been read; `undefined` for a site without one. */
  readonly policy: string | undefined;
}

export interface ContentSecurityRequest {
  readonly config: Pick<SiteConfig, "csp" | "url" | "baseUrl">;
  /** Requirements of plugins. */
  readonly needs: readonly CspSources[];
  /** What earlier builds have read from pages. */
  readonly memo?: Memo<HtmlSources> | undefined;
  readonly report: Reporter;
}

/** Cloudflare Pages refuses longer lines in `_headers`, and other hosts have limits of a few thousand for all headers. */
const LONGEST_POLICY = 1950;

/** Makes the object that finds the policy. Diagnostics: `csp-inline-handler`, `csp-too-long` and `csp-collision`. */
export function makeContentSecurity({ config, needs, memo, report }: ContentSecurityRequest): ContentSecurity {
  const { csp, url, baseUrl } = config;
  if (csp === undefined) return { pass: (files) => files, files: noFiles, policy: undefined };
  const sources = new Map<CspDirective, Set<string>>();
  const add = ([directive, source]: readonly [CspDirective, string]): void =>
    void sources.set(directive, (sources.get(directive) ?? new Set()).add(source));
  [csp.directives, ...needs].flatMap(toPairs).forEach(add);
  let policy: string | undefined;
  let own: OwnHeaders | undefined;
  return {
    get policy() {
      return policy;
    },
    async *pass(files) {
      for await (const file of files) {
        const text = file.path === HEADERS_FILE && own === undefined ? await textOf(file) : undefined;
        if (text === undefined) yield file;
        else own = { file, text };
      }
    },
    async *files(dir) {
      const forbidden = new Map<string, string[]>();
      for await (const page of readPages(dir, makeReader(url, memo))) {
        page.sources.forEach(add);
        for (const name of new Set(page.forbidden)) forbidden.set(name, [...(forbidden.get(name) ?? []), page.path]);
      }
      for (const [name, paths] of forbidden) report.add(toForbidden(name, paths));
      // A style sheet from another host may load its fonts from a third one.
      if (sources.has("style-src")) add(["font-src", "https:"]);
      policy = toPolicy(sources);
      if (policy.length > LONGEST_POLICY) report.add(toTooLong(policy));
      if (own && setsPolicy(own.text)) report.add(toCollision(own.file));
      yield* headerFiles({ policy, baseUrl, own });
    },
  };
}

type ReadSources = (html: string) => HtmlSources;

async function* readPages(dir: string, read: ReadSources): AsyncGenerator<HtmlSources & { readonly path: string }> {
  const paths = listFiles(dir).filter((path) => path.endsWith(".html"));
  for (const path of paths.sort()) yield { path, ...read(await Bun.file(join(dir, path)).text()) };
}

/** Parsing a page takes fifty times as long as hashing it. */
function makeReader(siteUrl: string, memo: Memo<HtmlSources> | undefined): ReadSources {
  return (html) => {
    const key = memo && sha256(`${siteUrl}\0${html}`, "base64url");
    const known = key === undefined ? undefined : memo?.get(key);
    if (known) return known;
    const found = collectSources(html, siteUrl);
    if (key !== undefined) memo?.put(key, found);
    return found;
  };
}

async function* noFiles(): AsyncGenerator<OutputFile> {}

function toPairs(sources: CspSources): (readonly [CspDirective, string])[] {
  return Object.entries(sources).flatMap(([directive, list = []]) =>
    list.map((source) => [directive as CspDirective, source] as const),
  );
}

/** Text of a file that is not written yet. If it cannot be read, the writer reports that. */
async function textOf({ content }: OutputFile): Promise<string | undefined> {
  if (isReused(content) || isInParts(content) || isPacked(content)) return undefined;
  if (!isCopy(content)) return typeof content === "string" ? content : new TextDecoder().decode(content);
  const file = Bun.file(content.copy);
  return (await file.exists()) ? file.text() : undefined;
}

function toForbidden(name: string, [first = "", ...others]: readonly string[]) {
  const more = others.length === 0 ? "" : others.length === 1 ? " and 1 more page" : ` and ${others.length} more pages`;
  const message = `The Content-Security-Policy blocks \`${name}\` in \`${first}\`${more}.`;
  const hint = "Add the listener in a script or a component instead, or remove `csp` from the config.";
  return { code: "csp-inline-handler", severity: "warning", message, hint } as const;
}

function toTooLong(policy: string) {
  const message = `The Content-Security-Policy has ${policy.length} characters, and some hosts refuse more than ${LONGEST_POLICY}.`;
  const hint = "Each inline script adds a hash: move scripts that differ between pages into files.";
  return { code: "csp-too-long", severity: "warning", message, hint } as const;
}

function toCollision({ source, path }: OutputFile) {
  const message = `\`${source ?? path}\` sets \`Content-Security-Policy\`, and so does \`csp\` in the config.`;
  const hint = "Remove the header from the file and add its sources to `csp.directives`, or remove `csp`.";
  return { code: "csp-collision", severity: "error", message, hint } as const;
}
