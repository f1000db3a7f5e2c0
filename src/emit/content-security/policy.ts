import { CSP_DIRECTIVES } from "../../config/schema/csp.ts";
import type { CspDirective, CspSources } from "../../model/content-security.ts";

/**
 * Sources that every site needs. Formulas, diagrams and components put styles into pages that no hash can name, so
 * inline styles are allowed. Images and media may come from anywhere, because content often embeds those of other
 * sites.
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

/** Base of the directives that are written only if something adds to them. */
const OTHERWISE = ["'self'"];

/** Writes a Content-Security-Policy: joins the sources that every site needs with those of this one. */
export function toPolicy(added: ReadonlyMap<CspDirective, ReadonlySet<string>>): string {
  const parts = CSP_DIRECTIVES.flatMap((directive) => {
    const more = [...(added.get(directive) ?? [])].sort();
    const base = BASE[directive] ?? (more.length > 0 ? OTHERWISE : undefined);
    if (base === undefined) return [];
    const all = [...new Set([...base, ...more])];
    // `'none'` has no effect beside other sources.
    const sources = all.length > 1 ? all.filter((source) => source !== "'none'") : all;
    return [`${directive} ${sources.join(" ")}`];
  });
  return parts.join("; ");
}
