/** `react-helmet-async` and `react-helmet`: the document's head, with tags as children or as props. */

import { createElement, type HTMLAttributes, type ReactElement, type ReactNode } from "react";
import Head from "./Head.tsx";

type Attributes = Readonly<Record<string, unknown>>;

export interface HelmetProps {
  readonly children?: ReactNode;
  readonly title?: string;
  /** `%s` is replaced by the title. */
  readonly titleTemplate?: string;
  /** Title if `title` is absent. */
  readonly defaultTitle?: string;
  readonly htmlAttributes?: HTMLAttributes<HTMLHtmlElement>;
  readonly bodyAttributes?: HTMLAttributes<HTMLBodyElement>;
  readonly base?: Attributes;
  readonly meta?: readonly Attributes[];
  readonly link?: readonly Attributes[];
  readonly script?: readonly Attributes[];
  readonly style?: readonly Attributes[];
  readonly noscript?: readonly Attributes[];
}

const LISTS = ["meta", "link", "script", "style", "noscript"] as const;

export function Helmet(props: HelmetProps): ReactElement {
  const { children, title, titleTemplate = "%s", defaultTitle, htmlAttributes, bodyAttributes, base } = props;
  const shown = title === undefined ? defaultTitle : titleTemplate.replaceAll("%s", () => title);
  return (
    <Head>
      {shown !== undefined && <title>{shown}</title>}
      {htmlAttributes && <html {...htmlAttributes} />}
      {bodyAttributes && <body {...bodyAttributes} />}
      {base && <base {...base} />}
      {LISTS.flatMap((tag) => (props[tag] ?? []).map((attributes, key) => toElement(tag, attributes, key)))}
      {children}
    </Head>
  );
}

/** `innerHTML` and `cssText` are the element's text. */
function toElement(tag: string, { innerHTML, cssText, ...attributes }: Attributes, key: number): ReactElement {
  return createElement(tag, { ...attributes, key: `${tag}${key}` }, (innerHTML ?? cssText) as string | undefined);
}

export default Helmet;

/** The app already collects heads. */
export function HelmetProvider({ children }: { readonly children?: ReactNode }): ReactElement {
  return <>{children}</>;
}
