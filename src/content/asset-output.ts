/** Output name of a file, derived from its content, so that browsers may cache it forever. */

const IMAGE = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp)$/i;

/** `logo.png` with its bytes → `assets/images/logo-1a2b3c4d.png`; files that are not images go to `assets/files/`. */
export function assetOutput(name: string, bytes: Uint8Array): string {
  const dot = name.lastIndexOf(".");
  const stem = dot > 0 ? name.slice(0, dot) : name;
  const extension = dot > 0 ? name.slice(dot) : "";
  const folder = IMAGE.test(name) ? "images" : "files";
  return `assets/${folder}/${encodeName(stem)}-${contentHash(bytes)}${extension}`;
}

/** Eight hexadecimal digits that identify the content. */
export function contentHash(content: string | Uint8Array): string {
  return Bun.hash(content).toString(16).padStart(16, "0").slice(0, 8);
}

function encodeName(stem: string): string {
  return stem.replace(/[^\w.@-]+/g, "-");
}
