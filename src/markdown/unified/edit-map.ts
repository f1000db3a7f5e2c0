/**
 * Lets Markdown's parser edit the end of its list of events at the cost of that end. Its own method copies the whole
 * list for every quote and underlined heading, which takes quadratic time. Patches the library's class once, with the
 * same results.
 */

import type { Event } from "micromark-util-types";
import { EditMap } from "micromark-util-edit-map";

type Change = readonly [at: number, remove: number, add: readonly Event[]];

/** Applies the edits, sorted by position, to what follows the first of them. */
function consume(this: EditMap, events: Event[]): undefined {
  const changes = this.map.toSorted(([a], [b]) => a - b) as Change[];
  this.map.length = 0;
  this.index.clear();
  const [first] = changes;
  if (first === undefined) return undefined;
  const [start] = first;
  const rest = events.splice(start);
  let from = 0;
  for (const [at, remove, add] of changes) {
    for (; from < at - start; from++) push(events, rest[from]);
    for (const event of add) events.push(event);
    from += remove;
  }
  for (; from < rest.length; from++) push(events, rest[from]);
  return undefined;
}

function push(events: Event[], event: Event | undefined): void {
  if (event !== undefined) events.push(event);
}

/** Installs the cheaper method; calling it again changes nothing. */
export function installEditMap(): void {
  EditMap.prototype.consume = consume;
}
