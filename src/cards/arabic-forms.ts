/**
 * Forms of a letter: isolated, final, initial, medial. Letters that join only to the previous one have two forms, non-joining
 * letters one.
 */
type Forms = readonly string[];

/** Vowel marks of Arabic and Hebrew, which readers of titles do without. */
const SIGNS =
  /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]/g;

const ARABIC = /[\u0600-\u06ff]/;

/** Letters. Lam followed by alef is one letter: Arabic always writes the two as a ligature. */
const LETTERS = /\u0644[\u0622\u0623\u0625\u0627]|./gsu;

/** Characters that join on both sides and have one form: the stroke that stretches words (tatweel), and the zero-width joiner. */
const JOINERS = new Set(["\u0640", "\u200d"]);

/** Unicode blocks with the forms. The second block takes precedence. */
const BLOCKS = [
  [0xfb50, 0xfbff],
  [0xfe80, 0xfefc],
] as const;

/** Makes the function that joins Arabic letters: Unicode has a character for each joined form. It removes vowel marks and leaves all other text unchanged. */
export function makeJoiner(): (text: string) => string {
  let forms: ReadonlyMap<string, Forms> | undefined;
  return (text) => {
    const bare = text.replace(SIGNS, "");
    if (!ARABIC.test(bare)) return bare;
    const known = (forms ??= listForms());
    const letters = bare.match(LETTERS) ?? [];
    return letters.map((letter, index) => shapeOf(letter, [letters[index - 1], letters[index + 1]], known)).join("");
  };
}

function shapeOf(
  letter: string,
  [before, after]: readonly [string | undefined, string | undefined],
  known: ReadonlyMap<string, Forms>,
): string {
  const forms = known.get(letter);
  if (!forms) return letter;
  const leads = (other: string | undefined): boolean =>
    other !== undefined && (JOINERS.has(other) || known.get(other)?.length === 4);
  const follows = (other: string | undefined): boolean =>
    other !== undefined && (JOINERS.has(other) || (known.get(other)?.length ?? 0) > 1);
  const isJoined = forms.length > 1 && leads(before);
  const isJoining = forms.length === 4 && follows(after);
  return forms[(isJoined ? 1 : 0) + (isJoining ? 2 : 0)] ?? letter;
}

/** Collects the forms of each letter, which follow each other in Unicode. */
function listForms(): ReadonlyMap<string, Forms> {
  const forms = new Map<string, string[]>();
  for (const [first, last] of BLOCKS) {
    let before = "";
    for (let code = first; code <= last; code++) {
      const shape = String.fromCodePoint(code);
      const letter = shape.normalize("NFKC");
      if (letter === before) forms.get(letter)?.push(shape);
      else if (letter !== shape) forms.set(letter, [shape]);
      before = letter;
    }
  }
  return forms;
}
