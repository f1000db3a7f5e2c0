/** Stand-in for a component whose code or data could not be loaded: shows a message, and retries on request. */

import Loading from "@theme/Loading";
import { type ComponentType, createElement, type ReactElement, type ReactNode, useState } from "react";
import { toError } from "./to-error.ts";

/** A component whose props became known when it was loaded. */
export interface LoadedPart {
  readonly Component: ComponentType<object>;
  readonly props: object;
}

export type PartLoader = () => Promise<LoadedPart>;

export interface FailedPartProps {
  readonly reason: unknown;
  readonly load: PartLoader;
  readonly children?: ReactNode;
}

export function FailedPart({ reason, load, ...props }: FailedPartProps): ReactElement {
  const [state, setState] = useState<LoadedPart | Error | undefined>(() => toError(reason));
  if (state && "Component" in state) return createElement(state.Component, { ...props, ...state.props });
  const retry = (): void => {
    setState(undefined);
    load().then(setState, (error: unknown) => setState(toError(error)));
  };
  return state ? <Loading error={state} retry={retry} /> : <Loading />;
}
