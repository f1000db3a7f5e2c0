/**
 * The editor of live code: a text field without colours over the coloured text. The server renders the text alone, which is
 * all that readers without scripts need.
 */

import { colourLines, type ColouredLine, readLines } from "@docusaurus/live-code";
import { translate } from "@docusaurus/Translate";
import useIsBrowser from "@docusaurus/useIsBrowser";
import Buttons from "@theme/CodeBlock/Buttons";
import type { Props as PlaygroundProps } from "@theme/Playground";
import { type KeyboardEvent, type ReactElement, useRef, useState } from "react";

export interface Props extends Pick<PlaygroundProps, "language" | "title" | "children" | "html"> {
  /** As its author wrote it. */
  readonly initial: string;
  readonly code: string;
  readonly onChange: (code: string) => void;
}

function Line({ line }: { readonly line: ColouredLine }): ReactElement {
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

export default function PlaygroundEditor(props: Props): ReactElement {
  const { initial, code, onChange, language, title, children, html } = props;
  const isBrowser = useIsBrowser();
  const built = useRef<HTMLElement>(null);
  const [known, setKnown] = useState<ReadonlyMap<string, string>>();
  const label = translate({ id: "theme.Playground.liveEditor", message: "Live Editor" });
  const change = (text: string): void => {
    if (known === undefined) setKnown(readLines(built.current));
    onChange(text);
  };
  return (
    <>
      <div className="playgroundHeader">
        <span>{title ?? label}</span>
        {code !== initial && (
          <button type="button" className="clean-btn playgroundReset" onClick={() => change(initial)}>
            {translate({ id: "theme.Playground.reset", message: "Reset" })}
          </button>
        )}
      </div>
      <div className="codeBlockContent">
        <div className="playgroundEditor thin-scrollbar">
          <pre className={`prism-code codeBlock language-${language ?? "jsx"}`} aria-hidden={isBrowser}>
            {known !== undefined ? (
              <code className="codeBlockLines">
                {colourLines(code, known).map((line, index) => (
                  <Line key={index} line={line} />
                ))}
              </code>
            ) : html === undefined ? (
              <code ref={built} className="codeBlockLines">
                {children}
              </code>
            ) : (
              <code ref={built} className="codeBlockLines" dangerouslySetInnerHTML={{ __html: html }} />
            )}
          </pre>
          {isBrowser && (
            <textarea
              aria-label={label}
              value={code}
              onChange={({ currentTarget }) => change(currentTarget.value)}
              onKeyDown={onKeyDown}
              rows={1}
              autoCapitalize="off"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              wrap="off"
            />
          )}
        </div>
        <Buttons />
      </div>
    </>
  );
}
