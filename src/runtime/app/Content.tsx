/**
 * A body of the page. Static stretches are `innerHTML`: on first load their data is empty and React leaves the server's
 * markup as it is; on navigation the data has the text. Only components become React elements.
 */

import { createElement, type ReactElement, type ReactNode, useLayoutEffect, useRef } from "react";
import type { BodyNode } from "../../model/page.ts";
import { type AppContextValue, useApp } from "../contexts.ts";

export interface ContentProps {
  /** Name of the body in the page's data. */
  readonly of: string;
  readonly className?: string;
  /** Tag around it; `div` by default. */
  readonly as?: "div" | "article" | "section";
}

/** Renders the body named `of`; nothing when the page has none by that name. */
export function Content({ of, className, as = "div" }: ContentProps): ReactNode {
  const app = useApp();
  const body = app.page.bodies[of];
  if (!body) return null;
  // Texts of two pages share nothing: a tab that is open in one is not open in the other.
  const key = app.page.data.path;
  const props: { className?: string } = className === undefined ? {} : { className };
  if ("html" in body) return <StaticElement key={key} tag={as} props={props} holder={body} />;
  const inside =
    "nodes" in body
      ? renderNodes(body.nodes, app)
      : [<body.Component key="content" components={app.components()} truncated={body.truncated} />];
  return createElement(as, { ...props, key }, ...inside);
}

interface StaticElementProps {
  readonly tag: string;
  readonly props: object;
  /** Empty text means: the markup is in the document already. */
  readonly holder: { html: string };
}

/** Notes the document's markup when the element goes away, so that showing it again finds the text. */
function StaticElement({ tag, props, holder }: StaticElementProps): ReactElement {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (holder.html === "" && element) holder.html = element.innerHTML;
    };
  }, [holder]);
  return createElement(tag, {
    ...props,
    ref,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: holder.html },
  });
}

/** Nodes of a body as React nodes. */
export function renderNodes(nodes: readonly BodyNode[], app: AppContextValue): ReactNode[] {
  return nodes.map((node, index) => {
    if (typeof node === "string") return node;
    if ("html" in node) return <StaticElement key={index} tag={node.t} props={node.p ?? {}} holder={node} />;
    const type = /^[a-z]/.test(node.t) ? node.t : (app.component(node.t) ?? "div");
    return createElement(type, { ...node.p, key: index }, ...renderNodes(node.b ?? [], app));
  });
}
