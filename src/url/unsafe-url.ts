/** URLs that run code when they are followed. */

/** Attributes of elements, and props of components, whose value is a URL; in lower case. */
const URL_ATTRIBUTES: ReadonlySet<string> = new Set([
  "href",
  "src",
  "action",
  "formaction",
  "xlink:href",
  "xlinkhref",
  "data",
  "to",
]);

/** Whether an attribute or prop contains a URL, in HTML's spelling or React's. */
export function isUrlAttribute(name: string): boolean {
  return URL_ATTRIBUTES.has(name.toLowerCase());
}

/** Browsers skip control characters and spaces before a URL, and line breaks and tabs anywhere in it. */
const SKIPPED = /^[\p{Cc} ]+|[\t\n\r]/gu;

const UNSAFE = /^(?:(javascript|vbscript):|data:\s*(text\/html|application\/xhtml\+xml)(?=[;,\s]|$))/i;

/** The scheme of a URL that runs code, such as `javascript:` or `data:text/html`; `undefined` for all others. */
export function unsafeScheme(url: string): string | undefined {
  const match = UNSAFE.exec(url.replace(SKIPPED, ""));
  if (match === null) return undefined;
  const [, scheme, type] = match;
  return scheme === undefined ? `data:${type?.toLowerCase()}` : `${scheme.toLowerCase()}:`;
}
