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
