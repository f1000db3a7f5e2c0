/** The live editor as its parts know it: the code as its author wrote it, as it is now, and what it shows. */

import { createContext, type CSSProperties, type ReactNode, useContext } from "react";
import type { LiveResult } from "./use-live-result.ts";

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

/** What components of a site may add. */
export interface LiveSettings extends LiveBlock {
  /** Names that the code may use; those of `@theme/ReactLiveScope` without. */
  readonly scope?: Readonly<Record<string, unknown>> | undefined;
  /** Changes the code before it is compiled. */
  readonly transformCode?: ((code: string) => string | Promise<string>) | undefined;
  /** Whether the code may have types, whatever its language is. */
  readonly enableTypeScript?: boolean | undefined;
  /** Whether readers cannot change it. */
  readonly disabled?: boolean | undefined;
  /** Colors of the text that has no highlighting. */
  readonly theme?: { readonly plain?: CSSProperties } | undefined;
}

export interface LiveCode extends LiveSettings {
  readonly initial: string;
  readonly code: string;
  readonly onChange: (code: string) => void;
  readonly result: LiveResult | undefined;
  /** What is wrong with the code. */
  readonly error: string | undefined;
}

export const LiveCodeContext = createContext<LiveCode | undefined>(undefined);

/** The surrounding editor. Throws outside of one. */
export function useLiveCode(): LiveCode {
  const value = useContext(LiveCodeContext);
  if (!value) throw new Error("A part of a live editor is outside of `@theme/Playground/Provider`.");
  return value;
}
