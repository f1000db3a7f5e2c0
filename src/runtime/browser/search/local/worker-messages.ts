/** What a page and its search worker tell each other. */

import type { IndexedPage } from "../../../../model/search.ts";
import type { SearchAnswer, SearchOptions } from "../engine.ts";

export type ToWorker =
  | { readonly kind: "start"; readonly baseUrl: string }
  | { readonly kind: "prepare"; readonly tags: readonly string[] }
  | { readonly kind: "read"; readonly id: number; readonly name: string }
  | {
      readonly kind: "search";
      readonly id: number;
      readonly query: string;
      readonly options: Omit<SearchOptions, "signal" | "onPreliminary">;
    };

export type FromWorker =
  | { readonly kind: "started" }
  // The indexes of these tags are loaded, and small enough for the page's own thread.
  | { readonly kind: "prepared"; readonly tags: readonly string[] }
  | { readonly kind: "preliminary" | "answer"; readonly id: number; readonly answer: SearchAnswer }
  // A file that was to be read: its pages come first, in parts, for each is received in one go.
  | { readonly kind: "pages"; readonly id: number; readonly pages: readonly IndexedPage[] }
  | { readonly kind: "file"; readonly id: number; readonly file: object }
  | { readonly kind: "failed"; readonly id: number; readonly message: string };
