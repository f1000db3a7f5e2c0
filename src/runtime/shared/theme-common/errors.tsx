/** How components show an error and its place. */

import Translate from "@docusaurus/Translate";
import { type ButtonHTMLAttributes, Component, type ErrorInfo, type ReactElement, type ReactNode } from "react";

/** The button that renders the failed part again. */
export function ErrorBoundaryTryAgainButton(props: ButtonHTMLAttributes<HTMLButtonElement>): ReactElement {
  return (
    <button type="button" {...props}>
      <Translate id="theme.ErrorPageContent.tryAgain">Try again</Translate>
    </button>
  );
}

export interface FailureProps {
  readonly error: Error;
  readonly tryAgain: () => void;
}

/** The minimal fallback of a boundary: the message and the button. */
export function ErrorBoundaryErrorMessageFallback({ error, tryAgain }: FailureProps): ReactElement {
  return (
    <div className="errorBoundaryFallback">
      <p>{error.message}</p>
      <ErrorBoundaryTryAgainButton onClick={tryAgain} />
    </div>
  );
}

/** The message of an error, with those of all its causes. */
export function ErrorBoundaryError({ error }: { readonly error: Error }): ReactElement {
  return <p className="errorBoundaryError">{messagesOf(error).join("\n\nCause:\n")}</p>;
}

function messagesOf(error: Error): readonly string[] {
  const messages: string[] = [];
  const seen = new Set<unknown>();
  for (let next: unknown = error; next instanceof Error && !seen.has(next); next = next.cause) {
    seen.add(next);
    messages.push(next.message);
  }
  return messages;
}

export interface ErrorCauseBoundaryProps {
  readonly children?: ReactNode;
  /** Makes the error for the surrounding boundary; the thrown one becomes its cause. */
  readonly onError: (error: Error, errorInfo: ErrorInfo) => Error;
}

/** Adds context to an error that is thrown inside, and rethrows it. */
export class ErrorCauseBoundary extends Component<ErrorCauseBoundaryProps> {
  override componentDidCatch(error: Error, errorInfo: ErrorInfo): never {
    throw Object.assign(this.props.onError(error, errorInfo), { cause: error });
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
