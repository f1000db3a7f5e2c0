/** Data of a debug page: the page's excerpt, until a reader requests all of it. */

import { useRef, useState } from "react";
import type { DebugExcerpt } from "../../../model/debug.ts";
import type { Json } from "../../../model/json.ts";

export interface DebugData extends Pick<DebugExcerpt, "file" | "bytes" | "value" | "cut"> {
  /** Whether all of it has loaded from the file. */
  readonly isLoaded: boolean;
  readonly status: "excerpt" | "loading" | "full" | "failed";
  /** Loads all of it; repeated calls do nothing, or retry after a failure. */
  readonly load: () => void;
}

/** Starts with the page's excerpt. If that is complete, nothing is loaded. */
export function useDebugData(excerpt: DebugExcerpt): DebugData {
  const isWhole = Object.keys(excerpt.cut).length === 0;
  const [value, setValue] = useState<Json>();
  const [status, setStatus] = useState<DebugData["status"]>(isWhole ? "full" : "excerpt");
  const isRequested = useRef(isWhole);
  const get = async (): Promise<void> => {
    if (isRequested.current) return;
    isRequested.current = true;
    setStatus("loading");
    try {
      setValue(await getJson(excerpt.file));
      setStatus("full");
    } catch {
      isRequested.current = false;
      setStatus("failed");
    }
  };
  const load = (): void => void get();
  const { file, bytes } = excerpt;
  return value === undefined
    ? { file, bytes, value: excerpt.value, cut: excerpt.cut, isLoaded: false, status, load }
    : { file, bytes, value, cut: {}, isLoaded: true, status, load };
}

async function getJson(url: string): Promise<Json> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return (await response.json()) as Json;
}
