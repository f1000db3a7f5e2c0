/** A code block. What is in it was highlighted at build time: as children, or as HTML. */

import Buttons from "@theme/CodeBlock/Buttons";
import clsx from "clsx";
import type { ReactElement, ReactNode } from "react";

export interface Props {
  readonly children?: ReactNode;
  /** Inside of `<code>`, in place of children. */
  readonly html?: string;
  readonly className?: string;
  /** Language by way of a class `language-…`, as Markdown's own markup has it. */
  readonly language?: string;
  readonly title?: ReactNode;
  /** Number of the first line; true for 1. */
  readonly showLineNumbers?: number | boolean;
}

export default function CodeBlock(props: Props): ReactElement {
  const { children, html, className, title, showLineNumbers } = props;
  const language = props.language ?? /language-(\S+)/.exec(className ?? "")?.[1];
  const name = language && `language-${language}`;
  const first = typeof showLineNumbers === "number" ? showLineNumbers : 1;
  const code = {
    className: clsx("codeBlockLines", showLineNumbers && "codeBlockLinesWithNumbering"),
    ...(first !== 1 && { style: { counterReset: `line-count ${first - 1}` } }),
  };
  return (
    <div className={clsx(className, name !== className && name, "codeBlockContainer theme-code-block")}>
      {title && <div className="codeBlockTitle">{title}</div>}
      <div className="codeBlockContent">
        <pre tabIndex={0} className={clsx("prism-code codeBlock thin-scrollbar", name)}>
          {html === undefined ? (
            <code {...code}>{children}</code>
          ) : (
            <code {...code} dangerouslySetInnerHTML={{ __html: html }} />
          )}
        </pre>
        <Buttons />
      </div>
    </div>
  );
}
