/**
 * The field of live code: a transparent text field over the highlighted text. The server renders only the text, which is
 * all that readers without scripts need.
 */

import { translate } from "@docusaurus/Translate";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { clsx } from "clsx";
import { type CSSProperties, type KeyboardEvent, type ReactElement, type ReactNode, useRef, useState } from "react";
import { colorLines, type ColoredLine, readLines } from "./color-lines.ts";

export interface LiveCodeFieldProps {
  readonly code: string;
  readonly onChange: (code: string) => void;
  readonly language?: string | undefined;
  /** The code as the build has highlighted it: elements, or their HTML. It is shown until the code is another one. */
  readonly lines?: ReactNode;
  readonly html?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
}

function Line({ line }: { readonly line: ColoredLine }): ReactElement {
  if ("html" in line) return <span className="token-line" dangerouslySetInnerHTML={{ __html: `${line.html}\n` }} />;
  return (
    <span className="token-line">
      {line.stretches.map(({ text, kind }, index) =>
        kind === undefined ? (
          text
        ) : (
          <span key={index} className={`hljs-${kind}`}>
            {text}
          </span>
        ),
      )}
      {"\n"}
    </span>
  );
}

/** A new line begins where the line before does. */
function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  const { value, selectionStart } = event.currentTarget;
  const line = value.slice(value.lastIndexOf("\n", selectionStart - 1) + 1, selectionStart);
  const indent = /^[ \t]*/.exec(line)?.[0] ?? "";
  // This way of writing is one step for the browser's own undo.
  if (indent !== "" && document.execCommand("insertText", false, `\n${indent}`)) event.preventDefault();
}

const NO_LINES: ReadonlyMap<string, string> = new Map();

export function LiveCodeField(props: LiveCodeFieldProps): ReactElement {
  const { code, onChange, language = "jsx", lines, html, disabled = false, className, style } = props;
  const isBrowser = useIsBrowser();
  const built = useRef<HTMLElement>(null);
  const isBuilt = html !== undefined || (lines !== undefined && lines !== null && typeof lines !== "string");
  const [known, setKnown] = useState(isBuilt ? undefined : NO_LINES);
  const change = (text: string): void => {
    // The build's highlighting is read before React removes it.
    if (known === undefined) setKnown(readLines(built.current));
    onChange(text);
  };
  return (
    <div className={clsx("playgroundEditor thin-scrollbar", className)} style={style}>
      <pre className={`prism-code codeBlock language-${language}`} aria-hidden={isBrowser}>
        {known !== undefined ? (
          <code className="codeBlockLines">
            {colorLines(code, known).map((line, index) => (
              <Line key={index} line={line} />
            ))}
          </code>
        ) : html === undefined ? (
          <code ref={built} className="codeBlockLines">
            {lines}
          </code>
        ) : (
          <code ref={built} className="codeBlockLines" dangerouslySetInnerHTML={{ __html: html }} />
        )}
      </pre>
      {isBrowser && (
        <textarea
          aria-label={translate({ id: "theme.Playground.liveEditor", message: "Live Editor" })}
          value={code}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          onKeyDown={onKeyDown}
          rows={1}
          readOnly={disabled}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          wrap="off"
        />
      )}
    </div>
  );
}
