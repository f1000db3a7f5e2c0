/** The result of live code: its element, or its error. */

import ErrorBoundary from "@docusaurus/ErrorBoundary";
import { useLiveCode, useLiveResult } from "@docusaurus/live-code";
import type { ReactElement } from "react";

function Problem({ text }: { readonly text: string }): ReactElement {
  return (
    <pre className="playgroundProblem" role="alert">
      {text}
    </pre>
  );
}

function showFailure({ error }: { readonly error: Error }): ReactElement {
  return <Problem text={String(error)} />;
}

export default function PlaygroundPreview(): ReactElement {
  const { code, noInline = false, script, language = "" } = useLiveCode();
  const typed = /^(?:tsx?|typescript)$/.test(language);
  const result = useLiveResult({ code, noInline, typed, script });
  return (
    <div className="playgroundPreview">
      {result !== undefined && "problem" in result && <Problem text={result.problem} />}
      {result !== undefined && "node" in result && (
        <ErrorBoundary key={result.key} fallback={showFailure}>
          {result.node}
        </ErrorBoundary>
      )}
    </div>
  );
}
