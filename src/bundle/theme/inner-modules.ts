/**
 * Components of the theme that are compiled into those around them: no page pays for a slot that its site leaves as it is. A site that
 * replaces one gets the components around it from their sources, in its own bundle, where each inner component is a slot.
 */

import { readFileSync } from "node:fs";
import { isInner, isNeighbour, NEIGHBOURS } from "./slot-names.ts";
import { makeImportReader } from "./theme-imports.ts";
import type { ThemeModule } from "./theme-modules.ts";

/** What the bundle of a site needs to have inner components as slots. */
export interface InnerModules {
  /** Inner component → the components with a slot of their own that it is compiled into. */
  readonly hosts: Readonly<Record<string, readonly string[]>>;
  /** Source, in TypeScript, of each of both. */
  readonly sources: Readonly<Record<string, string>>;
}

/** Reads which components each inner one is in. */
export function readInnerModules(modules: readonly ThemeModule[]): InnerModules {
  const readImports = makeImportReader(modules);
  const importers = new Map<string, string[]>();
  for (const { name } of modules) {
    for (const imported of readImports(name)) importers.set(imported, [...(importers.get(imported) ?? []), name]);
  }
  for (const { name } of modules) {
    const beside = Object.keys(NEIGHBOURS).filter((host) => isNeighbour(host, name));
    importers.set(name, [...(importers.get(name) ?? []), ...beside]);
  }
  const hostsOf = (inner: string): string[] => {
    const reached = new Set([inner]);
    for (const one of reached) if (isInner(one)) for (const next of importers.get(one) ?? []) reached.add(next);
    return [...reached].filter((name) => !isInner(name));
  };
  const inner = modules.filter(({ name }) => isInner(name));
  const hosts = Object.fromEntries(inner.map(({ name }) => [name, hostsOf(name)]));
  const needed = new Set([...inner.map(({ name }) => name), ...Object.values(hosts).flat()]);
  const sources = modules.flatMap(({ name, file }) =>
    needed.has(name) ? [[name, readFileSync(file, "utf8")] as const] : [],
  );
  return { hosts, sources: Object.fromEntries(sources) };
}

/** The components around what a site replaces, whose sources its bundle needs. */
export function findHosts(overrides: Readonly<Record<string, unknown>>, { hosts }: InnerModules): Set<string> {
  return new Set(Object.entries(hosts).flatMap(([name, around]) => (Object.hasOwn(overrides, name) ? around : [])));
}
