/** The order in which a line is drawn. Returns its characters from the left to the right, brackets mirrored. */

import bidiFactory from "bidi-js";

/** In which a language is read. */
export type Direction = "ltr" | "rtl";

/** Characters that are read from right to left. */
const TURNED = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Makes the function that orders lines, by the rules of Unicode for text of both directions. */
export function makeOrderer(direction: Direction): (line: string) => string {
  let bidi: ReturnType<typeof bidiFactory> | undefined;
  return (line) => {
    if (direction === "ltr" && !TURNED.test(line)) return line;
    bidi ??= bidiFactory();
    return bidi.getReorderedString(line, bidi.getEmbeddingLevels(line, direction));
  };
}
