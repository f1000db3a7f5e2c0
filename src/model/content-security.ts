/** What the pages of a site may load and run: the parts of a Content-Security-Policy. */

/** The directives that Veloci writes. */
export type CspDirective =
  | "default-src"
  | "script-src"
  | "style-src"
  | "img-src"
  | "font-src"
  | "media-src"
  | "connect-src"
  | "frame-src"
  | "worker-src"
  | "manifest-src"
  | "object-src"
  | "base-uri"
  | "form-action"
  | "frame-ancestors";

/** Sources by directive, as the header has them: `'self'`, `https://example.com`, `data:`. */
export type CspSources = { readonly [D in CspDirective]?: readonly string[] | undefined };
