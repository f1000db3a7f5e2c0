/** Data of a debug page: what the page has, until a reader asks for all of it. */

import { useRef, useState } from "react";
import type { DebugExcerpt } from "../../../model/debug.ts";
import type { Json } from "../../../model/json.ts";

export interface DebugData extends Pick<DebugExcerpt, "file" | "bytes" | "value" | "cut"> {
  /** All of it has come from the file. */
  readonly isLoaded: boolean;
  readonly status: "excerpt" | "loading" | "full" | "failed";
  /** Gets all of it; doing so twice costs nothing, and after a failure it is another attempt. */
  readonly load: () => void;
}

/** Starts with the page's excerpt. One that has everything is never loaded. */
export function useDebugData(excerpt: DebugExcerpt): DebugData {
  const isWhole = Object.keys(excerpt.cut).length === 0;
  const [value, setValue] = useState<Json>();
  const [status, setStatus] = useState<DebugData["status"]>(isWhole ? "full" : "excerpt");
  const isAsked = useRef(isWhole);
  const get = async (): Promise<void> => {
    if (isAsked.current) return;
    isAsked.current = true;
    setStatus("loading");
    try {
      setValue(await getJson(excerpt.file));
      setStatus("full");
    } catch {
      isAsked.current = false;
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
