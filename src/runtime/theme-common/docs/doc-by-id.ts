/** Looks up docs by id. The server keeps what was found with the page, so that browsers need no list of docs. */

import type { VersionDoc } from "../../../model/docs.ts";
import { useApp } from "../../contexts.ts";
import { useDocsVersion } from "./contexts.tsx";

/**
 * The doc with this id in the version that is shown; undefined without id, and for a draft. Throws for an id that the version
 * does not have, and in browsers for one that nothing looked up when the page was built.
 */
export function useDocById(id: string | undefined): VersionDoc | undefined {
  const { pluginId, name } = useDocsVersion();
  const { page, findDoc } = useApp();
  if (!id) return undefined;
  const key = `${pluginId}/${name}/${id}`;
  const doc = findDoc ? findDoc(key) : page.data.docs?.[key];
  if (doc === undefined) {
    const why = findDoc ? "" : " Browsers know only docs that were looked up when the page was built.";
    throw new Error(`No version doc found by id \`${id}\`.${why}`);
  }
  return doc ?? undefined;
}
