import { type ReactElement, type ReactNode, useState } from "react";
import { LiveCodeContext, type LiveSettings } from "./live-code-context.ts";
import { useLiveResult } from "./use-live-result.ts";

export interface LiveCodeProviderProps extends LiveSettings {
  /** As its author wrote it. */
  readonly code: string;
  readonly children?: ReactNode;
}

const TYPED = /^(?:tsx?|typescript)$/;

/** Keeps the code of a live editor for its parts, and runs it. The editor starts again when it is given another code. */
export function LiveCodeProvider({ children, code: initial, ...block }: LiveCodeProviderProps): ReactElement {
  const { script, noInline = false, scope, transformCode, language = "", enableTypeScript } = block;
  const [from, setFrom] = useState(initial);
  const [code, setCode] = useState(initial);
  if (from !== initial) {
    setFrom(initial);
    setCode(initial);
  }
  // The build has compiled no other code than the author's.
  const compiled = code === initial ? script : undefined;
  const typed = enableTypeScript ?? TYPED.test(language);
  const result = useLiveResult({ code, noInline, typed, script: compiled, scope, transformCode });
  const error = result !== undefined && "problem" in result ? result.problem : undefined;
  const live = { ...block, initial, code, onChange: setCode, result, error };
  return <LiveCodeContext value={live}>{children}</LiveCodeContext>;
}
