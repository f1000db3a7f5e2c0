/** Whether a string matches a pattern, without regard to case; no pattern matches nothing. */
export function isRegexpStringMatch(regexAsString?: string, valueToTest?: string): boolean {
  if (regexAsString === undefined || valueToTest === undefined) return false;
  return new RegExp(regexAsString, "i").test(valueToTest);
}
