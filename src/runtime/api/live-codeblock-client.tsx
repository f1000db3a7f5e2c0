/** `@docusaurus/theme-live-codeblock/client`: the live editor as its buttons know it. */

import { createContext, type ReactElement, type ReactNode, useContext } from "react";
import { LiveCodeContext } from "../browser/live-code/live-code-context.ts";

export interface Playground {
  /** Brings back the code as its author wrote it. */
  readonly reset: () => void;
}

const PlaygroundContext = createContext<Playground | undefined>(undefined);

export interface PlaygroundProviderProps {
  readonly value: Playground;
  readonly children?: ReactNode;
}

/** Another way to begin again than that of the editor. */
export function PlaygroundProvider({ value, children }: PlaygroundProviderProps): ReactElement {
  return <PlaygroundContext value={value}>{children}</PlaygroundContext>;
}

/** The editor around. Throws outside of one. */
export function usePlayground(): Playground {
  const given = useContext(PlaygroundContext);
  const live = useContext(LiveCodeContext);
  if (given) return given;
  if (!live) throw new Error("`usePlayground` is called outside of a live editor.");
  return { reset: () => live.onChange(live.initial) };
}
