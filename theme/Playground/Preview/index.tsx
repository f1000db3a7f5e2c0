/** What live code shows: its element, or what is wrong with it. */

import ErrorBoundary from "@docusaurus/ErrorBoundary";
import { useLiveResult } from "@docusaurus/live-code";
import Translate from "@docusaurus/Translate";
import type { ReactElement } from "react";

export interface Props {
  readonly code: string;
  readonly noInline: boolean;
  readonly typed: boolean;
  readonly script: string | undefined;
}

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

export default function PlaygroundPreview(props: Props): ReactElement {
  const result = useLiveResult(props);
  return (
    <div className="playgroundResult">
      <div className="playgroundHeader">
        <Translate id="theme.Playground.result">Result</Translate>
      </div>
      <div className="playgroundPreview">
        {result !== undefined && "problem" in result && <Problem text={result.problem} />}
        {result !== undefined && "node" in result && (
          <ErrorBoundary key={result.key} fallback={showFailure}>
            {result.node}
          </ErrorBoundary>
        )}
      </div>
    </div>
  );
}
