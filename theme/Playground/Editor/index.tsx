/**
 * The editor of live code: a transparent text field over the highlighted text. The server renders only the text, which
 * is all that readers without scripts need.
 */

import { colourLines, type ColouredLine, readLines, useLiveCode } from "@docusaurus/live-code";
import { CodeTextProvider } from "@docusaurus/theme-common/internal";
import { translate } from "@docusaurus/Translate";
import useIsBrowser from "@docusaurus/useIsBrowser";
import Buttons from "@theme/CodeBlock/Buttons";
import { type KeyboardEvent, type ReactElement, useRef, useState } from "react";

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

/** Buttons that a site replaces ask the provider around for the code. */
function CodeButtons({ code, language }: { readonly code: string; readonly language: string }): ReactElement {
  if (!process.env.VELOCI_OPENED) return <Buttons />;
  return (
    <CodeTextProvider code={code} language={language}>
      <Buttons />
    </CodeTextProvider>
  );
}

export default function PlaygroundEditor(): ReactElement {
  const { code, setCode, language = "jsx", lines, html } = useLiveCode();
  const isBrowser = useIsBrowser();
  const built = useRef<HTMLElement>(null);
  const [known, setKnown] = useState<ReadonlyMap<string, string>>();
  const change = (text: string): void => {
    // The build's highlighting is read before React removes it.
    if (known === undefined) setKnown(readLines(built.current));
    setCode(text);
  };
  return (
    <div className="codeBlockContent">
      <div className="playgroundEditor thin-scrollbar">
        <pre className={`prism-code codeBlock language-${language}`} aria-hidden={isBrowser}>
          {known !== undefined ? (
            <code className="codeBlockLines">
              {colourLines(code, known).map((line, index) => (
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
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            wrap="off"
          />
        )}
      </div>
      <CodeButtons code={code} language={language} />
    </div>
  );
}
