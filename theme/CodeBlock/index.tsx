/**
 * A code block. What is in it was highlighted when the site was built: as children, or as HTML. Text that a component puts
 * into it is highlighted when the page is rendered.
 */

import { useCompiledCode } from "@docusaurus/theme-common/internal";
import useIsBrowser from "@docusaurus/useIsBrowser";
import Buttons from "@theme/CodeBlock/Buttons";
import Container from "@theme/CodeBlock/Container";
import Title from "@theme/CodeBlock/Title";
import clsx from "clsx";
import { Children, type CSSProperties, type ReactElement, type ReactNode, useState } from "react";

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
  /** What may stand behind the language of a fence. */
  readonly metastring?: string;
}

interface CodeProps {
  readonly className: string;
  readonly style?: CSSProperties;
}

/** HTML that the build has made. In the page's own copy of its data it is empty: the document has it. */
function BuiltCode({
  html,
  text,
  ...props
}: CodeProps & { readonly html: string; readonly text: string }): ReactElement {
  const isBrowser = useIsBrowser();
  const [isThere] = useState(html !== "" || !isBrowser);
  if (!isThere) return <code {...props}>{text}</code>;
  return <code {...props} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The code when it is nothing but text. */
function textOf(children: ReactNode): string | undefined {
  const parts = Children.toArray(children);
  const isText = parts.length > 0 && parts.every((part) => typeof part === "string" || typeof part === "number");
  return isText ? parts.join("") : undefined;
}

export default function CodeBlock(props: Props): ReactElement {
  const { children, html, className, metastring: meta = "" } = props;
  const language = props.language ?? /language-(\S+)/.exec(className ?? "")?.[1];
  const text = html === undefined ? textOf(children) : undefined;
  const compiled = useCompiledCode(text === undefined ? undefined : { code: text, language: language ?? "", meta });
  const { title = compiled?.title, showLineNumbers = compiled?.showLineNumbers } = props;
  const name = language && `language-${language}`;
  const first = typeof showLineNumbers === "number" ? showLineNumbers : 1;
  const code: CodeProps = {
    className: clsx("codeBlockLines", showLineNumbers && "codeBlockLinesWithNumbering"),
    ...(first !== 1 && { style: { counterReset: `line-count ${first - 1}` } }),
  };
  return (
    <Container as="div" className={clsx(className, name !== className && name)}>
      {title && (
        <div className="codeBlockTitle">
          <Title>{title}</Title>
        </div>
      )}
      <div className="codeBlockContent">
        <pre tabIndex={0} className={clsx("prism-code codeBlock thin-scrollbar", name)}>
          {html !== undefined ? (
            <code {...code} dangerouslySetInnerHTML={{ __html: html }} />
          ) : compiled && text !== undefined ? (
            <BuiltCode key={compiled.key} {...code} html={compiled.html} text={text} />
          ) : (
            <code {...code}>{children}</code>
          )}
        </pre>
        <Buttons />
      </div>
    </Container>
  );
}
