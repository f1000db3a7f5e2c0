/** Ids that the code of a page renders. In: its compiled module. Out: the ids, if all are known without running it. */

/** `id: "x"` of an element, `"id": "x"` of plain data, and what else may follow such a name. */
const ID = /(?<![\w$.])(?:id|"id"|'id')\s*:\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')?/g;

/** Undefined when an id is no plain string, so that nobody can say which ids there are. */
export function codeAnchors(code: string): string[] | undefined {
  const ids: string[] = [];
  for (const [, double, single] of code.matchAll(ID)) {
    const id = double ?? single;
    if (id === undefined) return undefined;
    ids.push(id);
  }
  return ids;
}
