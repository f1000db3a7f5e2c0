/**
 * Renders a component of the site with its route's `modules` as props: data, other modules, and compiled files as components. The router's
 * own props are beside them.
 */

import { useHistory, useLocation } from "@docusaurus/router";
import { Content, RouteWith, toPostPageProps, useModules } from "@docusaurus/theme-common/internal";
import { type ComponentType, createElement, type ReactElement, useCallback, useMemo } from "react";
import type { ModulePropsLayer, ModuleTree } from "../../src/model/route.ts";

type Find = (name: string) => unknown;

/** Pages of the theme with files as posts. */
const POST_PAGES = /^@theme\/Blog/;

export default function ModuleProps({ component, props, modules, ...shared }: ModulePropsLayer): ReactElement {
  const loaded = useModules();
  const find = useCallback<Find>(
    (name) => Reflect.get(loaded.get(name) ?? {}, "default") ?? loaded.get(name),
    [loaded],
  );
  const given = useMemo(() => toRecord(modules, find), [modules, find]);
  const location = useLocation();
  const match = { path: location.pathname, url: location.pathname, isExact: true, params: {} };
  const routed = { history: useHistory(), location, match };
  const named = { ...routed, ...shared, ...props, ...given };
  const all = POST_PAGES.test(component) ? { ...named, ...toPostPageProps(named) } : named;
  if ("children" in shared) return <RouteWith of={find(component)} {...all} />;
  return createElement(find(component) as ComponentType<object>, all);
}

function toRecord(modules: Readonly<Record<string, ModuleTree>>, find: Find): Record<string, unknown> {
  return Object.fromEntries(Object.entries(modules).map(([name, tree]) => [name, toValue(tree, find)]));
}

function toValue(tree: ModuleTree, find: Find): unknown {
  switch (tree.kind) {
    case "data":
      return tree.value;
    case "module":
      return find(tree.name);
    case "document":
      return Object.assign(() => <Content of={tree.body} />, { body: tree.body }, tree.members);
    case "list":
      return tree.items.map((item) => toValue(item, find));
    case "record":
      return toRecord(tree.members, find);
  }
}
