/** What live code shows: its element, or what is wrong with it. */

import ErrorBoundary from "@docusaurus/ErrorBoundary";
import type { ReactElement } from "react";
import { useLiveCode } from "./live-code-context.ts";

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

export interface LiveViewProps {
  /** Something else shows what is wrong with the code; what its element throws is shown here. */
  readonly isElementOnly?: boolean;
}

export function LiveView({ isElementOnly = false }: LiveViewProps): ReactElement | null {
  const { result, error } = useLiveCode();
  if (error !== undefined) return isElementOnly ? null : <Problem text={error} />;
  if (result === undefined || !("node" in result)) return null;
  return (
    <ErrorBoundary key={result.key} fallback={showFailure}>
      {result.node}
    </ErrorBoundary>
  );
}
