/** Whether a string matches a pattern, ignoring case; no pattern matches nothing. */
export function isRegexpStringMatch(regexAsString?: string, valueToTest?: string): boolean {
  if (regexAsString === undefined || valueToTest === undefined) return false;
  return new RegExp(regexAsString, "i").test(valueToTest);
}
