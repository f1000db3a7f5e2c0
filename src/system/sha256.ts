/** Returns the hash of a text or of bytes. Builds compute thousands of keys, and for short texts `node:crypto` takes twice as long. */
export function sha256(content: string | Uint8Array, encoding: "hex" | "base64" | "base64url"): string {
  return Bun.SHA256.hash(content, encoding);
}
