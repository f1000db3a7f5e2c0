/** Returns a key for the result of compiling a file. It changes with everything that the document depends on. */

import type { Source } from "../../model/document.ts";

/** The key of a source among those of one site with the same settings: functions of the site and its plugins are ignored. */
export function sourceKey({ path, text, imported, aliased, split, part, compile }: Source): string {
  const beside = JSON.stringify([imported, aliased, split, part, compile?.removeContentTitle]);
  return `${path} ${Bun.hash(text).toString(36)} ${Bun.hash(beside).toString(36)}`;
}
