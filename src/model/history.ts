/** What version control knows about the files of a site. */

/** History of one file. */
export interface FileHistory {
  /** Milliseconds since 1970 of the commit that added the file; only where a plugin asked for it. */
  readonly created?: number;
  /** Milliseconds since 1970 of the last commit that changed it. */
  readonly changed: number;
  /** Name of the author of the last commit. */
  readonly author: string;
}

/** By site-relative path. */
export type Histories = Readonly<Record<string, FileHistory>>;

/** Files whose histories a plugin needs, by site-relative path. Reading stops when all of them are known. */
export interface HistoryRequest {
  /** Files whose last change is needed; `all`: every file that a plugin makes a page from. */
  readonly changed: readonly string[] | "all";
  /** Files whose first commit is needed too. It is further back than the last, so request it only when needed. */
  readonly created?: readonly string[];
  /** Whether the author asked for dates: if they are missing, that is a warning. */
  readonly isShown: boolean;
}
