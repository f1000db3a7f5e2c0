/**
 * The end of a post's excerpt: replaces the marker by a sign of the same length, which passes through lexing and
 * rendering.
 */

export interface MarkedBody {
  readonly text: string;
  /** The placeholder for the marker, which appears nowhere else. Empty without a marker. */
  readonly sign: string;
}

export interface TruncationRequest {
  readonly marker: RegExp | undefined;
  /** Everything that may be shown besides the text: front matter, imports, props. */
  readonly data: unknown;
}

const LENGTH = 3;

/** Replaces the first marker by the sign. */
export function markTruncation(body: string, { marker, data }: TruncationRequest): MarkedBody {
  const match = marker?.exec(body);
  if (match == null || match[0].length < LENGTH) return { text: body, sign: "" };
  const sign = findFree([body, JSON.stringify(data) ?? ""]).repeat(LENGTH);
  const after = body.slice(match.index + match[0].length);
  return { text: body.slice(0, match.index) + sign.padEnd(match[0].length) + after, sign };
}

/** Whether the excerpt ends in a text, or at a position of it. */
export function endsExcerpt(text: string, sign: string, at?: number): boolean {
  return sign !== "" && (at === undefined ? text.includes(sign) : text.startsWith(sign, at));
}

/** A private-use character that none of the texts contains, literally or escaped. */
function findFree(texts: readonly string[]): string {
  for (let code = 0xe000; code <= 0xf8ff; code++) {
    const character = String.fromCharCode(code);
    const written = new RegExp(`${character}|${code.toString(16)}|${code}`, "i");
    if (!texts.some((text) => written.test(text))) return character;
  }
  return "\uFDD0";
}
