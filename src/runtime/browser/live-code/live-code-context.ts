/** Context of the live editor for its parts: the author's code, and the current code. */

import { createContext, type ReactNode, useContext } from "react";

/** What the build knows about live code. */
export interface LiveBlock {
  readonly language?: string | undefined;
  readonly title?: string | undefined;
  /** The code as the build compiled it. */
  readonly script?: string | undefined;
  /** Whether the code calls `render` itself instead of being an expression. */
  readonly noInline?: boolean | undefined;
  /** The highlighted code: elements, or their HTML. */
  readonly lines?: ReactNode;
  readonly html?: string | undefined;
}

export interface LiveCode extends LiveBlock {
  readonly initial: string;
  readonly code: string;
  readonly setCode: (code: string) => void;
}

export const LiveCodeContext = createContext<LiveCode | undefined>(undefined);

/** The surrounding editor. Throws outside of one. */
export function useLiveCode(): LiveCode {
  const value = useContext(LiveCodeContext);
  if (!value) throw new Error("A part of a live editor is outside of `@theme/Playground/Provider`.");
  return value;
}
