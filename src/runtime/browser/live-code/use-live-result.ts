import { type ReactNode, useEffect, useRef, useState } from "react";
import { useApp } from "../../shared/contexts.ts";
import { evaluate, type LiveSource } from "./evaluate.ts";

/** Milliseconds without a key press before code runs. */
const PAUSE_MS = 200;

/** Names that code may use; a site defines its own in `src/theme/ReactLiveScope`. */
const SCOPE = "@theme/ReactLiveScope";

export type LiveResult =
  /** `key` changes with each run, so that state of the last run is discarded. */
  { readonly node: ReactNode; readonly key: number } | { readonly problem: string };

export interface LiveRequest extends LiveSource {
  /** In place of the site's names. */
  readonly scope?: Readonly<Record<string, unknown>> | undefined;
}

/** The result of the last run of live code; nothing before the first. Code runs in browsers only. */
export function useLiveResult(request: LiveRequest): LiveResult | undefined {
  const { code, noInline, typed, script, scope, transformCode } = request;
  const { modules } = useApp();
  const [result, setResult] = useState<LiveResult>();
  const isFirst = useRef(true);
  useEffect(() => {
    let isCurrent = true;
    const run = async (): Promise<void> => {
      const next = await attempt(async () => {
        const names = scope ?? (await loadScope(modules));
        return evaluate({ code, noInline, typed, script, transformCode }, names);
      });
      if (!isCurrent) return;
      setResult(next);
      isFirst.current = false;
    };
    const timer = setTimeout(() => void run(), isFirst.current ? 0 : PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [code, noInline, typed, script, scope, transformCode, modules]);
  return result;
}

async function loadScope(modules: ReturnType<typeof useApp>["modules"]): Promise<Readonly<Record<string, unknown>>> {
  const module = (await modules.load(SCOPE)) as { default: Readonly<Record<string, unknown>> };
  return module.default;
}

async function attempt(run: () => Promise<ReactNode>): Promise<LiveResult> {
  try {
    return { node: await run(), key: performance.now() };
  } catch (error) {
    return { problem: String(error) };
  }
}
