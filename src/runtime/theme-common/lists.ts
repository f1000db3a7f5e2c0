/** Small list functions that the format offers to site code. */

/** Elements that have an equal one before them. */
export function duplicates<T>(list: readonly T[], isEqual: (a: T, b: T) => boolean = (a, b) => a === b): T[] {
  return list.filter((value, index) => list.findIndex((other) => isEqual(other, value)) !== index);
}

/** The list without repetitions. */
export function uniq<T>(list: readonly T[]): T[] {
  return [...new Set(list)];
}

/** Whether a string matches a pattern, without regard to case; no pattern matches nothing. */
export function isRegexpStringMatch(regexAsString?: string, valueToTest?: string): boolean {
  if (regexAsString === undefined || valueToTest === undefined) return false;
  return new RegExp(regexAsString, "i").test(valueToTest);
}
