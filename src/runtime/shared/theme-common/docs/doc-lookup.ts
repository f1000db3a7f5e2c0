/** Docs by ID. The server stores found docs with the page, so that browsers need no list of docs. */

import { useContext } from "react";
import type { GlobalDocsVersion, VersionDoc } from "../../../../model/docs.ts";
import { type AppContextValue, useApp } from "../../contexts.ts";
import { useShownVersion, VersionContext } from "./contexts.tsx";
import { useDocsData } from "./global-docs.ts";
import { useDocsVersionCandidates } from "./version-candidates.ts";
import { ownValue } from "../../../../lookup/own-value.ts";

/**
 * The doc with this ID in the current version; `undefined` without ID, and for a draft. Throws for an ID that the
 * version lacks, and in browsers for one that was not looked up when the page was built.
 */
export function useDocById(id: string | undefined): VersionDoc | undefined {
  useShownVersion();
  const { missing } = useLookup();
  const doc = useKnownDoc(id);
  if (id && doc === undefined) throw missing(`No version doc found by id \`${id}\`.`);
  return doc ?? undefined;
}

/** The doc with this ID in the current version: null for a draft, `undefined` for an unknown ID and outside of docs. */
export function useKnownDoc(id: string | undefined): VersionDoc | null | undefined {
  const version = useContext(VersionContext);
  const { page, server } = useApp();
  return id && version ? makeFinder(page, server)(`${version.pluginId}/${version.version}/${id}`) : undefined;
}

/** A doc to link to from any page, from the first candidate that has it; null for a draft. Throws if none has it. */
export function useLayoutDoc(id: string, pluginId?: string): VersionDoc | null {
  const { find, missing } = useLookup(pluginId);
  // A reader may prefer any version, so all of them are looked up.
  const docs = new Map(useDocsData(pluginId).versions.map(({ name }) => [name, find(name, id)]));
  const candidates = useDocsVersionCandidates(pluginId);
  const found = candidates.map(({ name }) => docs.get(name));
  const doc = found.find(Boolean) ?? found.find((other) => other === null);
  if (doc === undefined)
    throw missing(`The layout could not find any doc with the id \`${id}\` in ${namesOf(candidates)}.`);
  return doc;
}

/** Start of a sidebar, from the first candidate that has it. Throws if none has it. */
export function useLayoutDocsSidebar(id: string, pluginId?: string): GlobalDocsVersion["sidebars"][string] {
  const candidates = useDocsVersionCandidates(pluginId);
  const found = candidates.map(({ sidebars }) => ownValue(sidebars, id)).find(Boolean);
  if (found) return found;
  const known = new Set(candidates.flatMap(({ sidebars }) => Object.keys(sidebars)));
  const hint = known.size > 0 ? `Sidebars are: ${[...known].join(", ")}.` : "There are no sidebars.";
  throw new Error(`Cannot find any sidebar with the id \`${id}\` in ${namesOf(candidates)}. ${hint}`);
}

interface Lookup {
  /** `undefined` for an ID that the version lacks, null for a draft. */
  readonly find: (version: string, id: string) => VersionDoc | null | undefined;
  /** The error for such an id. */
  readonly missing: (message: string) => Error;
}

function useLookup(pluginId = "default"): Lookup {
  const { page, server } = useApp();
  const find = makeFinder(page, server);
  const why = server ? "" : " Browsers know only docs that were looked up when the page was built.";
  return {
    find: (version, id) => find(`${pluginId}/${version}/${id}`),
    missing: (message) => new Error(message + why),
  };
}

/** Finds docs by plugin, version and id. */
export function makeFinder(page: AppContextValue["page"], server: AppContextValue["server"]) {
  return server?.findDoc ?? ((key: string) => ownValue(page.data.docs ?? {}, key));
}

function namesOf(versions: readonly GlobalDocsVersion[]): string {
  return `${versions.length > 1 ? "versions" : "version"} ${versions.map(({ name }) => `\`${name}\``).join(", ")}`;
}
