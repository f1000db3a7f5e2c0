/**
 * A code block. What is in it was highlighted at build time: as children, or as HTML. Its buttons are plain ones, which one
 * listener on the document serves (`src/runtime/code-buttons.ts`).
 */

import { translate } from "@docusaurus/Translate";
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

function Buttons(): ReactElement {
  const copy = translate({ id: "theme.CodeBlock.copyButtonAriaLabel", message: "Copy code to clipboard" });
  const wrap = translate({ id: "theme.CodeBlock.wordWrapToggle", message: "Toggle word wrap" });
  return (
    <div className="buttonGroup">
      <button type="button" className="clean-btn wordWrapButton" aria-label={wrap} title={wrap} />
      <button
        type="button"
        className="clean-btn copyButton"
        aria-label={copy}
        title={translate({ id: "theme.CodeBlock.copy", message: "Copy" })}
        data-copied={translate({ id: "theme.CodeBlock.copied", message: "Copied" })}
      />
    </div>
  );
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
