/** What version control knows of the files of a site. */

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

/** Files whose histories a plugin wants to know, by site-relative path. Reading ends where all of them are known. */
export interface HistoryRequest {
  /** Files whose last change counts; `all`: every file that some plugin makes a page of. */
  readonly changed: readonly string[] | "all";
  /** Files whose first commit counts too. It is further back than the last, so ask for it only where it is needed. */
  readonly created?: readonly string[];
  /** The author asked for dates to be shown: not having them is worth a warning. */
  readonly isShown: boolean;
}
