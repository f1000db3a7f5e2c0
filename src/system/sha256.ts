/** Hashes and random names without `node:crypto`, which loads all streams of Node.js: a build that changes one page would notice. */

/** Returns the hash of a text or of bytes. Builds compute thousands of keys, and for short texts `node:crypto` takes twice as long. */
export function sha256(content: string | Uint8Array, encoding: "hex" | "base64" | "base64url"): string {
  return Bun.SHA256.hash(content, encoding);
}

/** Starts a hash that is given its content in parts. */
export function startSha256(): Bun.CryptoHasher {
  return new Bun.CryptoHasher("sha256");
}

/** Returns a name that no other file has: random bytes as hexadecimal digits. */
export function randomName(bytes: number): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(bytes))).toString("hex");
}
