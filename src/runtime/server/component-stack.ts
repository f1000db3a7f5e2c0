import type { ReactElement } from "react";
// React's build for Node has error messages; others have only codes.
import { renderToPipeableStream } from "react-dom/server.node";

/** How long components may load data while their error is being located. */
const PATIENCE_MS = 500;

/** Finds the components around an error: renders again with the React renderer that reports component stacks; empty without an error. */
export function findComponentStack(element: ReactElement): Promise<string> {
  return new Promise((resolve) => {
    const { abort } = renderToPipeableStream(element, {
      onError: (_, { componentStack }) => {
        resolve(componentStack ?? "");
        abort();
      },
      onAllReady: () => resolve(""),
    });
    // A component may wait for something that never comes: the timeout then counts as an error in it.
    setTimeout(abort, PATIENCE_MS);
  });
}
