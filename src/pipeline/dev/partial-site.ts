/** A state of a large site some of whose documents are not compiled yet. */

import type { ShownSite } from "../../model/dev.ts";
import type { SiteState } from "./shown-site.ts";

export interface PartialRequest extends Pick<SiteState, "documentsIn" | "documentsOn"> {
  readonly shown: ShownSite;
  /** Documents that are not compiled in this state. A newer state may already be in progress. */
  readonly waiting: ReadonlySet<string>;
  /** Compiles documents, and returns the newest state. */
  readonly complete: (documents: readonly string[] | "all") => Promise<ShownSite | undefined>;
}

/** Compiles waiting documents when a request needs them, and answers from the new state. */
export function answerWhenWhole({ shown, waiting, complete, ...state }: PartialRequest): ShownSite {
  const whole = async (documents: readonly string[] | "all"): Promise<ShownSite> => {
    if (documents !== "all" && !documents.some((path) => waiting.has(path))) return shown;
    const newest = await complete(documents);
    return newest && newest !== partial ? newest : shown;
  };
  const partial: ShownSite = {
    ...shown,
    file: async (path) => (await whole(state.documentsIn(path))).file(path),
    page: async (path) => (await whole(state.documentsOn(path))).page(path),
  };
  return partial;
}
