import bidiFactory from "bidi-js";

/** Reading direction of a language. */
export type Direction = "ltr" | "rtl";

/** Characters that are read from right to left. */
const TURNED = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Makes the function that reorders a line by Unicode's bidirectional algorithm for drawing from left to right, with brackets mirrored. */
export function makeOrderer(direction: Direction): (line: string) => string {
  let bidi: ReturnType<typeof bidiFactory> | undefined;
  return (line) => {
    if (direction === "ltr" && !TURNED.test(line)) return line;
    bidi ??= bidiFactory();
    return bidi.getReorderedString(line, bidi.getEmbeddingLevels(line, direction));
  };
}
