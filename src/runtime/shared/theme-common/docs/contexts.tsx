/** Data of a docs page: its version, its sidebar and the current doc. */

import { createContext, type ReactElement, type ReactNode, useContext, useMemo } from "react";
import type { DocItemProps, SidebarItem, VersionProps } from "../../../../model/docs.ts";
import { useApp } from "../../contexts.ts";
import { ReactContextError } from "../context-error.ts";
import { makeTrailFinder, type SidebarTrail } from "./sidebar-trail.ts";

export interface DocsSidebar {
  readonly name: string;
  readonly items: readonly SidebarItem[];
}

/** Null outside of docs. */
export const VersionContext = createContext<VersionProps | null>(null);

export function DocsVersionProvider(props: {
  readonly version: VersionProps;
  readonly children?: ReactNode;
}): ReactElement {
  return <VersionContext value={props.version}>{props.children}</VersionContext>;
}

/** The current version of the docs, without a list of its docs: pages of the theme need none. */
export function useShownVersion(): VersionProps {
  const version = useContext(VersionContext);
  if (!version) throw new ReactContextError("DocsVersionProvider");
  return version;
}

export interface SidebarState {
  readonly sidebar: DocsSidebar | null;
  readonly trail: SidebarTrail;
}

/** Null outside of docs. */
export const SidebarContext = createContext<SidebarState | null>(null);

export interface DocsSidebarProviderProps {
  readonly sidebar?: DocsSidebar | undefined;
  /** Both, as the format has them. */
  readonly name?: string | undefined;
  readonly items?: DocsSidebar["items"] | undefined;
  readonly children?: ReactNode;
}

export function DocsSidebarProvider({ children, name, items, ...props }: DocsSidebarProviderProps): ReactElement {
  const own = useMemo(() => (name && items ? { name, items } : undefined), [name, items]);
  const { sidebar = own } = props;
  const { server, location } = useApp();
  const memory = server?.memory;
  const { pathname } = location;
  const findTrail = useMemo(() => {
    const make = () => makeTrailFinder(sidebar?.items ?? []);
    return memory && sidebar ? memory.remember(sidebar, make) : make();
  }, [memory, sidebar]);
  const state = useMemo(
    () => ({ sidebar: sidebar ?? null, trail: findTrail(pathname) }),
    [sidebar, findTrail, pathname],
  );
  return <SidebarContext value={state}>{children}</SidebarContext>;
}

/** The sidebar beside the page, and the trail to the page in it. */
export function useSidebarState(): SidebarState {
  const state = useContext(SidebarContext);
  if (!state) throw new ReactContextError("DocsSidebarProvider");
  return state;
}

/** The sidebar beside the page, or null. */
export function useDocsSidebar(): DocsSidebar | null {
  return useSidebarState().sidebar;
}

/** Items of the sidebar that are the page or contain it. */
export function useActiveSidebarItems(): ReadonlySet<SidebarItem> {
  return useSidebarState().trail.active;
}

/** A doc with the field names of other releases of the format. */
export interface DocContextValue {
  readonly metadata: DocItemProps["doc"];
  readonly frontMatter: DocItemProps["doc"]["frontMatter"];
  /** Files that the front matter names, by their final URLs. */
  readonly assets: { readonly image?: string | undefined };
  readonly toc: DocItemProps["toc"];
  readonly contentTitle: string | undefined;
  readonly syntheticTitle: string | undefined;
}

const DocContext = createContext<DocContextValue | null>(null);

export function DocProvider({
  content,
  children,
}: {
  readonly content: DocItemProps;
  readonly children?: ReactNode;
}): ReactElement {
  const { doc, toc, syntheticTitle } = content;
  const value = useMemo((): DocContextValue => {
    const contentTitle = syntheticTitle === undefined ? doc.title : undefined;
    return {
      metadata: doc,
      frontMatter: doc.frontMatter,
      assets: { image: doc.image },
      toc,
      contentTitle,
      syntheticTitle,
    };
  }, [doc, toc, syntheticTitle]);
  return <DocContext value={value}>{children}</DocContext>;
}

/** The current doc. */
export function useDoc(): DocContextValue {
  const doc = useContext(DocContext);
  if (!doc) throw new ReactContextError("DocProvider");
  return doc;
}
