/**
 * Components of the theme that are inlined into surrounding ones, so that no page pays for a slot that its site does
 * not replace. A site that replaces one gets the surrounding components from their sources, in its own bundle, where
 * each inner component is a slot.
 */

import { readFileSync } from "node:fs";
import { CODE_ELEMENTS } from "../../content/theme-overrides.ts";
import { isInner, isNeighbor, NEIGHBORS } from "./slot-names.ts";
import { makeImportReader } from "./theme-imports.ts";
import type { ThemeModule } from "./theme-modules.ts";

/** What a site's bundle needs to turn inner components into slots. */
export interface InnerModules {
  /** Inner component → the components with their own slot that it is inlined into. */
  readonly hosts: Readonly<Record<string, readonly string[]>>;
  /** Source, in TypeScript, of all of these, and of those around live code. */
  readonly sources: Readonly<Record<string, string>>;
}

/** Finds the surrounding components of each inner one. */
export function readInnerModules(modules: readonly ThemeModule[]): InnerModules {
  const readImports = makeImportReader(modules);
  const importers = new Map<string, string[]>();
  for (const { name } of modules) {
    for (const imported of readImports(name)) importers.set(imported, [...(importers.get(imported) ?? []), name]);
  }
  for (const { name } of modules) {
    const beside = Object.keys(NEIGHBORS).filter((host) => isNeighbor(host, name));
    importers.set(name, [...(importers.get(name) ?? []), ...beside]);
  }
  const hostsOf = (inner: string): string[] => {
    const reached = new Set([inner]);
    for (const one of reached) if (isInner(one)) for (const next of importers.get(one) ?? []) reached.add(next);
    return [...reached].filter((name) => !isInner(name));
  };
  const inner = modules.filter(({ name }) => isInner(name));
  const hosts = Object.fromEntries(inner.map(({ name }) => [name, hostsOf(name)]));
  const needed = new Set([...inner.map(({ name }) => name), ...Object.values(hosts).flat(), ...CODE_ELEMENTS]);
  const sources = modules.flatMap(({ name, file }) =>
    needed.has(name) ? [[name, readFileSync(file, "utf8")] as const] : [],
  );
  return { hosts, sources: Object.fromEntries(sources) };
}

/** The components around the site's replacements, whose sources its bundle needs. */
export function findHosts(overrides: Readonly<Record<string, unknown>>, { hosts }: InnerModules): Set<string> {
  return new Set(Object.entries(hosts).flatMap(([name, around]) => (Object.hasOwn(overrides, name) ? around : [])));
}
