/** Makes a text that breaks something smaller. */

/** Attempts: each is a compilation, and may take its time. */
const MAX_ATTEMPTS = 400;

/** Leaves out as many lines, then characters, as can be. */
export async function shrink(text: string, breaks: (text: string) => Promise<boolean>): Promise<string> {
  let left = MAX_ATTEMPTS;
  let parts = text.split(/(?<=\n)/);
  for (let pass = 0; pass < 2; pass++) {
    for (let size = Math.ceil(parts.length / 2); size >= 1; size = Math.floor(size / 2)) {
      for (let at = 0; at < parts.length && left > 0; left--) {
        const less = parts.toSpliced(at, size);
        if (await breaks(less.join(""))) parts = less;
        else at += size;
      }
    }
    parts = [...parts.join("")];
  }
  return parts.join("");
}
