/** How to serve a built site, from its manifest. */

import { statSync } from "node:fs";
import { join } from "node:path";
import { MANIFEST_NAME, readManifest } from "../emit/manifest.ts";
import type { Diagnostic, Reporter } from "../model/diagnostic.ts";
import type { Manifest, ManifestReading } from "../model/manifest.ts";
import type { SiteAddress } from "./resolve-path.ts";

export interface SiteFacts extends SiteAddress {
  /** Paths of files that browsers may cache forever. */
  readonly immutable: ReadonlySet<string>;
  /** Value of the header `Content-Security-Policy`. */
  readonly policy?: string | undefined;
  /** Folders of other locales, below the base URL. */
  readonly locales: readonly string[];
}

/** Defaults for a folder without a manifest. */
const UNKNOWN: SiteFacts = { baseUrl: "/", nonExact: {}, immutable: new Set(), locales: [] };

/** Makes the function that returns a folder's settings. The manifest is read again whenever another build has replaced it. */
export function openSiteFacts(dir: string): () => SiteFacts {
  let known: { readonly state: string; readonly facts: SiteFacts } | undefined;
  return () => {
    const state = stateOf(join(dir, MANIFEST_NAME));
    if (known?.state !== state) known = { state, facts: readFacts(dir) };
    return known.facts;
  };
}

/** Reports `no-manifest`, which names the defaults, for a folder whose manifest cannot be used. */
export function reportUnknown(dir: string, shownDir: string, report: Reporter): void {
  const { state } = readManifest(dir);
  if (state !== "fine") report.add(toDiagnostic(state, shownDir));
}

/** Settings of the folder and of the locales in it, whose own manifests name files relative to their folders. */
function readFacts(dir: string): SiteFacts {
  const reading = readManifest(dir);
  const own = toFacts(reading);
  const folders = reading.state === "fine" ? (reading.manifest.locales ?? []) : [];
  const found = folders.flatMap((folder) => {
    const inside = readManifest(join(dir, folder));
    // A locale on its own host is not served here.
    if (inside.state !== "fine" || inside.manifest.baseUrl !== `${own.baseUrl}${folder}/`) return [];
    return [{ folder, facts: toFacts(inside) }];
  });
  const prefixed = found.map(({ folder, facts }) => ({
    nonExact: Object.fromEntries(Object.entries(facts.nonExact).map(([route, file]) => [route, `${folder}/${file}`])),
    immutable: [...facts.immutable].map((path) => `${folder}/${path}`),
  }));
  return {
    ...own,
    nonExact: Object.assign({}, ...prefixed.map(({ nonExact }) => nonExact), own.nonExact) as SiteFacts["nonExact"],
    immutable: new Set([...own.immutable, ...prefixed.flatMap(({ immutable }) => immutable)]),
    locales: found.map(({ folder }) => folder),
  };
}

function toFacts(reading: ManifestReading): SiteFacts {
  if (reading.state !== "fine") return UNKNOWN;
  const { baseUrl, trailingSlash, nonExact = {}, immutable = [], contentSecurityPolicy }: Manifest = reading.manifest;
  return {
    baseUrl,
    trailingSlash,
    nonExact,
    immutable: new Set(immutable),
    policy: contentSecurityPolicy,
    locales: [],
  };
}

function stateOf(path: string): string {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat ? `${stat.ino} ${stat.size} ${stat.mtimeMs}` : "absent";
}

const REASONS = {
  absent: `has no \`${MANIFEST_NAME}\``,
  foreign: `has a \`${MANIFEST_NAME}\` that Veloci did not write`,
  broken: `has a damaged \`${MANIFEST_NAME}\``,
  newer: `has a \`${MANIFEST_NAME}\` of a newer version of Veloci`,
} as const;

function toDiagnostic(state: keyof typeof REASONS, dir: string): Diagnostic {
  const message = `\`${dir}\` ${REASONS[state]}: serving it at \`/\`, with and without trailing slashes.`;
  return { code: "no-manifest", severity: state === "absent" ? "info" : "warning", message };
}
