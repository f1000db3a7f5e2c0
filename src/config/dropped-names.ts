/** Finds members that a schema drops without a word. In: a value, and what the schema made of it. Out: paths of the members. */

type KeyPath = readonly (string | number)[];

/** The one name that schemas do not copy: assigning it to an object sets the prototype of that object. */
const DROPPED = "__proto__";

/**
 * Returns the paths of members called `__proto__`, in every object that the schema copied. Objects that it took as they are
 * still have theirs.
 */
export function droppedNames(given: unknown, made: unknown, path: KeyPath = []): KeyPath[] {
  if (!isObject(given) || !isObject(made) || given === made) return [];
  const isDropped = Object.hasOwn(given, DROPPED) && !Object.hasOwn(made, DROPPED);
  const inside = Object.keys(made).flatMap((key) =>
    droppedNames(ownData(given, key), ownData(made, key), [...path, Array.isArray(made) ? Number(key) : key]),
  );
  return isDropped ? [[...path, DROPPED], ...inside] : inside;
}

/** Getters are not asked a second time. */
function ownData(value: object, key: string): unknown {
  return Object.getOwnPropertyDescriptor(value, key)?.value;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
