export interface LabelParts {
  readonly emoji: string | null;
  readonly rest: string;
}

const PICTURE = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|[#*\d]\uFE0F?\u20E3)/u;

/** Splits a label after a leading emoji, which may consist of several characters. */
export function extractLeadingEmoji(label: string): LabelParts {
  const [first] = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(label);
  const isPicture = first !== undefined && PICTURE.test(first.segment);
  if (!isPicture) return { emoji: null, rest: label };
  return { emoji: first.segment, rest: label.slice(first.segment.length) };
}
