/** Content types by file extension, with the charset where text is. */

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

const BINARY: Readonly<Record<string, string>> = {
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
  avif: "image/avif",
  ico: "image/x-icon",
  bmp: "image/bmp",
  woff: "font/woff",
  woff2: "font/woff2",
  ttf: "font/ttf",
  otf: "font/otf",
  eot: "application/vnd.ms-fontobject",
  mp4: "video/mp4",
  webm: "video/webm",
  ogv: "video/ogg",
  mp3: "audio/mpeg",
  ogg: "audio/ogg",
  wav: "audio/wav",
  pdf: "application/pdf",
  zip: "application/zip",
  gz: "application/gzip",
  wasm: "application/wasm",
};

/** What a file of this name is served as. */
export function contentTypeOf(path: string): string {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const extension = name.includes(".") ? name.slice(name.lastIndexOf(".") + 1).toLowerCase() : "";
  const text = Object.hasOwn(TEXT, extension) ? TEXT[extension] : undefined;
  if (text !== undefined) return `${text}; charset=utf-8`;
  return (Object.hasOwn(BINARY, extension) ? BINARY[extension] : undefined) ?? "application/octet-stream";
}
