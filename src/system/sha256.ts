/** Names data by its content. */

/** Hash of a text: a key of a cache. Builds make thousands, and the hash of `node:crypto` takes twice as long for a short text. */
export function sha256(text: string, encoding: "hex" | "base64" | "base64url"): string {
  return Bun.SHA256.hash(text, encoding);
}
