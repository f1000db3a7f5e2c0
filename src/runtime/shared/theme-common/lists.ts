/** Small list functions that the format offers to site code. */

/** Elements with an equal one before them. */
export function duplicates<T>(list: readonly T[], isEqual: (a: T, b: T) => boolean = (a, b) => a === b): T[] {
  return list.filter((value, index) => list.findIndex((other) => isEqual(other, value)) !== index);
}

/** The list without duplicates. */
export function uniq<T>(list: readonly T[]): T[] {
  return [...new Set(list)];
}
