/** Names of files for any text, as the format makes them. */

import { kebabCase } from "./kebab-case.ts";

/** Maximum length of a file name, and space for its ending. */
const [MAX_NAME, FOR_ENDING] = [255, 10];

export function simpleHash(text: string, length: number): string {
  return Bun.MD5.hash(text, "hex").slice(0, length);
}

export function isNameTooLong(name: string): boolean {
  return Buffer.byteLength(name) + FOR_ENDING > MAX_NAME;
}

export function shortName(name: string): string {
  return Buffer.from(name)
    .subarray(0, MAX_NAME - FOR_ENDING - 1)
    .toString();
}

/** A file name for any text; different texts have different names. */
export function docuHash(
  text: string,
  { hashExtra = "", hashLength = 3 }: { readonly hashExtra?: string; readonly hashLength?: number } = {},
): string {
  if (text === "/" && hashExtra === "") return "index";
  const named = text === "/" ? "index" : text;
  const hash = simpleHash(named + hashExtra, hashLength);
  const words = kebabCase(named);
  return `${isNameTooLong(`${words}-${hash}`) ? shortName(words) : words}-${hash}`;
}
