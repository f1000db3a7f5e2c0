/** The lines of a code block. */

import {
  type CodeLine,
  toLineProps,
  toTokenProps,
  useCodeBlockContext,
  type useCompiledCode,
  useShownCode,
} from "@docusaurus/theme-common/internal";
import useIsBrowser from "@docusaurus/useIsBrowser";
import type { Props as CodeBlockProps } from "@theme/CodeBlock";
import Line from "@theme/CodeBlock/Line";
import clsx from "clsx";
import { type CSSProperties, type ReactElement, type RefObject, useState } from "react";

export interface Props extends Pick<CodeBlockProps, "children"> {
  readonly className?: string | undefined;
  readonly language?: string | undefined;
  readonly showLineNumbers?: number | boolean | undefined;
  /** The compiled code, if the content is a string. */
  readonly compiled?: ReturnType<typeof useCompiledCode>;
  readonly html?: string | undefined;
  readonly preRef?: RefObject<HTMLPreElement | null>;
}

interface CodeProps {
  readonly className: string;
  readonly style?: CSSProperties;
}

/** Code that was highlighted at build time. In the page's data it is empty, because the document already contains it. */
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

function Block(props: Props): ReactElement {
  const { className, language, showLineNumbers, children, compiled, html, preRef } = props;
  const first = typeof showLineNumbers === "number" ? showLineNumbers : 1;
  const code: CodeProps = {
    className: clsx("codeBlockLines", showLineNumbers && "codeBlockLinesWithNumbering"),
    ...(first !== 1 && { style: { counterReset: `line-count ${first - 1}` } }),
  };
  const name = `language-${language || "text"}`;
  return (
    <pre ref={preRef} tabIndex={0} className={clsx("prism-code codeBlock thin-scrollbar", name, className)}>
      {html !== undefined ? (
        <code {...code} dangerouslySetInnerHTML={{ __html: html }} />
      ) : compiled && typeof children === "string" ? (
        <BuiltCode key={compiled.key} {...code} html={compiled.html} text={children} />
      ) : (
        <code {...code}>{children}</code>
      )}
    </pre>
  );
}

/** The code of the surrounding provider: as HTML, or as lines if the site overrides their components. */
function Opened({ className }: Props): ReactElement {
  const { metadata, wordWrap } = useCodeBlockContext();
  const { lines, compiled } = useShownCode();
  const { language, lineNumbersStart, lineClassNames, code } = metadata;
  const shown = { className, language, showLineNumbers: lineNumbersStart, preRef: wordWrap.codeBlockRef };
  if (!lines)
    return (
      <Block {...shown} compiled={compiled}>
        {code}
      </Block>
    );
  const toLine = (line: CodeLine, index: number): ReactElement => (
    <Line
      key={index}
      line={line}
      classNames={lineClassNames[index]}
      showLineNumbers={lineNumbersStart !== undefined}
      isLast={index === lines.length - 1}
      getLineProps={toLineProps}
      getTokenProps={toTokenProps}
    />
  );
  return <Block {...shown}>{lines.map(toLine)}</Block>;
}

export default process.env.VELOCI_OPENED ? Opened : Block;
