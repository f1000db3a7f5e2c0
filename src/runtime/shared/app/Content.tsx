/**
 * A body of the page. Static parts are `innerHTML`: on first load their data is empty, and React keeps the server's
 * markup; on navigation the data contains the text. Only components become React elements.
 */

import { createElement, Fragment, type ReactElement, type ReactNode, useState } from "react";
import type { BodyNode } from "../../../model/page.ts";
import useIsBrowser from "../../api/useIsBrowser.ts";
import { type AppContextValue, useApp } from "../contexts.ts";
import { FailedPart, type LoadedPart } from "../failed-part.tsx";
import type { ModuleSource } from "../../browser/module-source.ts";
import { AUTHOR_COMPONENTS } from "../page-parts.ts";

export interface ContentProps {
  /** Name of the body in the page's data. */
  readonly of: string;
  readonly className?: string;
  /** Element around it; `div` by default. */
  readonly as?: "div" | "article" | "section";
}

/** Renders the body named `of`; nothing if the page has none by that name. */
export function Content({ of, className, as = "div" }: ContentProps): ReactNode {
  const app = useApp();
  const isHydrated = useIsBrowser();
  const [, setLoaded] = useState<object>();
  const body = app.page.data.bodies[of];
  if (!body) return null;
  // Texts of two pages share no state: an open tab in one is not open in the other.
  const key = app.page.data.path;
  const props = { className, ...body.p };
  if ("html" in body)
    return <StaticElement key={key} tag={as} props={props} html={body.html} place={of} isHydrated={isHydrated} />;
  const inside = <BodyNodes nodes={body.nodes} place={of} isHydrated={isHydrated} onLoaded={() => setLoaded({})} />;
  return createElement(as, { ...props, key }, inside);
}

export interface StaticElementProps {
  readonly tag: string;
  readonly props: object;
  readonly html: string;
  /**
   * Position in the page: the server writes it on the element, and `LoadedPage.prose` finds the text by it. Absent in
   * HTML that no browser renders again.
   */
  readonly place: string | undefined;
  readonly isHydrated: boolean;
}

/**
 * The value stays the same as long as the element lives, so React never touches its content. An element that React has
 * to create anew (in a tab that is opened again, after a mismatch) gets the server's text.
 */
export function StaticElement({ tag, props, html, place, isHydrated }: StaticElementProps): ReactElement {
  const { page } = useApp();
  const [text] = useState(() => (isHydrated && html === "" ? (place && page.prose?.(place)) || "" : html));
  return createElement(tag, {
    ...props,
    "data-prose": place,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: text },
  });
}

interface BodyNodesProps extends Pick<StaticElementProps, "place" | "isHydrated"> {
  readonly nodes: readonly BodyNode[];
  /** Called when a module has loaded that was missing before. */
  readonly onLoaded: () => void;
}

/** The nodes of a body. Its expressions run here, as those of one component, so they may call hooks. */
export function BodyNodes({ nodes, ...where }: BodyNodesProps): ReactNode {
  return <>{...renderNodes(nodes, { app: useApp(), given: {}, ...where })}</>;
}

interface Surroundings extends Omit<BodyNodesProps, "nodes"> {
  readonly app: AppContextValue;
  /** The `props` of expressions: those of the partial that contains them. */
  readonly given: Given;
}

type Given = Readonly<Record<string, unknown>>;

function renderNodes(nodes: readonly BodyNode[], around: Surroundings): ReactNode[] {
  const { app, place, given } = around;
  return nodes.map((node, index) => {
    if (typeof node === "string") return node;
    const here = { ...around, place: place && `${place}.${index}` };
    const { t, p = {} } = node;
    if ("html" in node) return <StaticElement key={index} tag={t} props={p} html={node.html} {...here} />;
    const { h, b = [], k } = node;
    const missing = missingModule(t, app.modules) ?? missingModule(h, app.modules);
    if (missing) return <Missing key={index} module={missing} {...here} />;
    if (t === "{children}") return given["children"] as ReactNode;
    const value = h ? findHole(h, app.modules)?.(given, p) : p;
    // A child other than an element (a function, a text) reaches the surrounding component unchanged.
    if (t === "") return value as ReactNode;
    if (t === "{props}") {
      const children = k && <>{...renderNodes(k, { ...here, place: place && `${here.place}.k` })}</>;
      return <>{...renderNodes(b, { ...here, given: { children, ...(value as Given) } })}</>;
    }
    const type = isElement(t) ? t : (app.component(t) ?? Unknown);
    return createElement(
      type,
      { ...(type as WithDefaults).defaultProps, key: index, ...(value as Given) },
      ...renderNodes(b, here),
    );
  });
}

/** Replaces a missing component: renders its children. */
function Unknown({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}

function isElement(name: string): boolean {
  return /^[a-z][^#]*$/.test(name);
}

type HoleFunction = (props: Given, data: object | undefined) => unknown;

/** The function that a hole names: `module#number`. */
function findHole(name: string, modules: ModuleSource): HoleFunction | undefined {
  const module = modules.get(moduleOf(name)) as { readonly _holes: Readonly<Record<string, HoleFunction>> };
  return module._holes[name.slice(name.lastIndexOf("#") + 1)];
}

/** The module in `module#export`; its own name may contain `#`. */
function moduleOf(name: string): string {
  return name.replace(/#?[^#]*$/, "");
}

/** Name of the module of a component or a hole, if it could not be loaded with the page. */
function missingModule(name = "", modules: ModuleSource): string | undefined {
  if (/^($|\{|[a-z][^#]*$)/.test(name)) return undefined;
  const module = moduleOf(name) || AUTHOR_COMPONENTS;
  return modules.get(module) ? undefined : module;
}

interface MissingProps {
  readonly module: string;
  readonly onLoaded: () => void;
}

function Missing({ module, onLoaded }: MissingProps): ReactElement {
  const { modules } = useApp();
  const load = async (): Promise<LoadedPart> => {
    await modules.load(module);
    onLoaded();
    return { Component: Fragment, props: {} };
  };
  return <FailedPart reason="" load={load} />;
}

/** Finds the text of the static elements in the server's markup, by position. They are read on demand. */
export function readProse(mount: Element): (place: string) => string | undefined {
  const elements = Array.from(mount.querySelectorAll("[data-prose]"));
  const byPlace = new Map(elements.map((element) => [element.getAttribute("data-prose"), element]));
  return (place) => byPlace.get(place)?.innerHTML;
}

/** Components of older sites have `defaultProps`, which React no longer applies to functions. */
interface WithDefaults {
  readonly defaultProps?: object;
}
