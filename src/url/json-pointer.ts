/** Pointer (RFC 6901, `/presets/0/docs`) to an entry of the value that `parent` points to; `""` is the whole. */
export function toPointer(parent: string, key: string | number): string {
  return `${parent}/${String(key).replace(/~/g, "~0").replace(/\//g, "~1")}`;
}
