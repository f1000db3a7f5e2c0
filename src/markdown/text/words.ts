/** Counts words as reading time does: runs between spaces, and each character of scripts without spaces between words. */

const UNSPACED = /[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uac00-\ud7af]/;

export function countWords(text: string): number {
  const unspaced = UNSPACED.test(text);
  let words = 0;
  let inWord = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === 32 || (code >= 9 && code <= 13)) inWord = false;
    else if (unspaced && code >= 0x3040 && UNSPACED.test(text.charAt(index))) {
      words++;
      inWord = false;
    } else if (!inWord) {
      words++;
      inWord = true;
    }
  }
  return words;
}

/** What the segmenter finds in ASCII text, which a pattern finds much faster. */
const ASCII_WORD = /\w+(?:(?:(?<=[A-Za-z])[.':](?=[A-Za-z])|(?<=\d)[.',;](?=\d))\w+)*/g;

const ASCII = /^[\0-\x7f]*$/;

/** Counts words as the segmenter of the system does: the words of inline code, of URLs and between hyphens count alone. */
export function countSegments(text: string, locale: string): number {
  let segmenter: Intl.Segmenter | undefined;
  const count = (line: string): number => {
    if (ASCII.test(line)) return line.match(ASCII_WORD)?.length ?? 0;
    segmenter ??= new Intl.Segmenter(locale, { granularity: "word" });
    return [...segmenter.segment(line)].filter(({ isWordLike }) => isWordLike).length;
  };
  return text.split("\n").reduce((words, line) => words + count(line), 0);
}
