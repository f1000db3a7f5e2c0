/** Breaks a title into lines. */

export interface Room {
  /** In pixels. */
  readonly width: number;
  readonly lines: number;
  readonly measure: (text: string) => number;
}

/** The lines that fit. `isCut` is true if the text is longer than the space allows. */
export interface BrokenText {
  readonly lines: readonly string[];
  readonly isCut: boolean;
}

/** Breaks a text at spaces, and inside words that are longer than a line. */
export function breakLines(text: string, { width, lines: most, measure }: Room): BrokenText {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ").flatMap((each) => splitWord(each, width, measure))) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    lines.push(line);
    line = word;
  }
  lines.push(line);
  if (lines.length <= most) return { lines, isCut: false };
  const last = `${lines[most - 1]} ${lines[most]}`;
  return { lines: [...lines.slice(0, most - 1), cutText(last, width, measure)], isCut: true };
}

/** Shortens a text to the width and ends it with an ellipsis. */
export function cutText(text: string, width: number, measure: Room["measure"]): string {
  if (measure(text) <= width) return text;
  let short = Array.from(text);
  while (short.length > 0 && measure(`${short.join("").trimEnd()}…`) > width) short = short.slice(0, -1);
  return `${short.join("").trimEnd()}…`;
}

/** Splits a word into pieces that fit on a line. Names in code break after a dot, a slash or a hyphen where possible. */
function splitWord(word: string, width: number, measure: Room["measure"]): string[] {
  if (measure(word) <= width) return [word];
  const pieces: string[] = [];
  let piece = "";
  for (const part of word
    .split(/(?<=[./_-])/)
    .flatMap((each) => (measure(each) <= width ? [each] : Array.from(each)))) {
    if (measure(piece + part) > width) {
      pieces.push(piece);
      piece = "";
    }
    piece += part;
  }
  return [...pieces, piece];
}
