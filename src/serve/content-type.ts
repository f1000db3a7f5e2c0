import { extensionOf, textTypeOf } from "../emit/text-types.ts";

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

/** The `Content-Type` of a file by its extension, with a charset for text. */
export function contentTypeOf(path: string): string {
  const text = textTypeOf(path);
  if (text !== undefined) return `${text}; charset=utf-8`;
  const extension = extensionOf(path);
  return (Object.hasOwn(BINARY, extension) ? BINARY[extension] : undefined) ?? "application/octet-stream";
}
