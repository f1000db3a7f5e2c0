/** Writes a Content-Security-Policy. */

import { CSP_DIRECTIVES } from "../../config/schema/csp.ts";
import type { CspDirective, CspSources } from "../../model/content-security.ts";

/**
 * What every site needs. Formulas, diagrams and components have styles of their own in pages, which no hash can name: inline
 * styles are allowed. Images and media may come from anywhere, as content often shows those of others.
 */
const BASE: CspSources = {
  "default-src": ["'self'"],
  "script-src": ["'self'"],
  "style-src": ["'self'", "'unsafe-inline'"],
  "img-src": ["'self'", "data:", "blob:", "https:"],
  "font-src": ["'self'", "data:"],
  "media-src": ["'self'", "data:", "blob:", "https:"],
  "connect-src": ["'self'"],
  "frame-src": ["'self'"],
  "object-src": ["'none'"],
  "base-uri": ["'self'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'self'"],
};

/** For directives that are written only if something adds to them. */
const OTHERWISE = ["'self'"];

/** Joins what every site needs with what this one adds. */
export function toPolicy(added: ReadonlyMap<CspDirective, ReadonlySet<string>>): string {
  const parts = CSP_DIRECTIVES.flatMap((directive) => {
    const more = sorted(added.get(directive));
    const base = BASE[directive] ?? (more.length > 0 ? OTHERWISE : undefined);
    if (base === undefined) return [];
    const all = [...new Set([...base, ...more])];
    // `'none'` means nothing beside other sources.
    const sources = all.length > 1 ? all.filter((source) => source !== "'none'") : all;
    return [`${directive} ${sources.join(" ")}`];
  });
  return parts.join("; ");
}

function sorted(sources: ReadonlySet<string> = new Set()): string[] {
  return [...sources].sort();
}
