/** Text file types: servers send a charset with them, and compression pays. */

const TEXT: Readonly<Record<string, string>> = {
  html: "text/html",
  htm: "text/html",
  css: "text/css",
  js: "text/javascript",
  mjs: "text/javascript",
  json: "application/json",
  map: "application/json",
  webmanifest: "application/manifest+json",
  xml: "application/xml",
  rss: "application/rss+xml",
  atom: "application/atom+xml",
  xsl: "application/xslt+xml",
  svg: "image/svg+xml",
  txt: "text/plain",
  md: "text/markdown",
  csv: "text/csv",
  ics: "text/calendar",
  vtt: "text/vtt",
  yaml: "application/yaml",
  yml: "application/yaml",
};

/** Returns the media type of a text file by its extension, without charset; `undefined` for any other file. */
export function textTypeOf(path: string): string | undefined {
  const extension = extensionOf(path);
  return Object.hasOwn(TEXT, extension) ? TEXT[extension] : undefined;
}

/** Returns the extension of a path in lower case, without the dot; empty when there is none. */
export function extensionOf(path: string): string {
  const name = path.slice(path.lastIndexOf("/") + 1);
  return name.includes(".") ? name.slice(name.lastIndexOf(".") + 1).toLowerCase() : "";
}
