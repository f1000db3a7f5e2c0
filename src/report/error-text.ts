/** Text of values that the site's code throws: they may be anything, and may throw again when they are inspected. */

/** The thrown error in one line: `TypeError: x is undefined`, or the value itself. */
export function toErrorText(error: unknown): string {
  return firstLine(() => (error instanceof Error ? `${error.name}: ${error.message}` : String(error)));
}

/** Any value in one line of text. */
export function toText(value: unknown): string {
  return firstLine(() => String(value));
}

/** The reason in one line: the message of an error, or the value itself. */
export function toReason(error: unknown): string {
  return firstLine(() => (error instanceof Error ? error.message : String(error)));
}

/** Like `instanceof`; false for values that throw. */
export function isA<T>(value: unknown, kind: abstract new (...input: never[]) => T): value is T {
  try {
    return value instanceof kind;
  } catch {
    return false;
  }
}

/** The lines of an error's stack; empty for anything other than an error. */
export function stackOf(error: unknown): string {
  try {
    return error instanceof Error ? (error.stack ?? "") : "";
  } catch {
    return "";
  }
}

function firstLine(read: () => string): string {
  try {
    return read().split("\n")[0] ?? "";
  } catch {
    return "a value that has no text";
  }
}
