/** Names data by its content. */

/** Hash of a text or of bytes. Builds make thousands of keys, and the hash of `node:crypto` takes twice as long for a short text. */
export function sha256(content: string | Uint8Array, encoding: "hex" | "base64" | "base64url"): string {
  return Bun.SHA256.hash(content, encoding);
}
