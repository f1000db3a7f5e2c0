/** What version control knows of the files of a site. */

/** History of one file. */
export interface FileHistory {
  /** Milliseconds since 1970 of the commit that added the file. */
  readonly created: number;
  /** Milliseconds since 1970 of the last commit that changed it. */
  readonly changed: number;
  /** Name of the author of the last commit. */
  readonly author: string;
}

/** By site-relative path. */
export type Histories = Readonly<Record<string, FileHistory>>;

/** Folders (absolute) whose files' histories a plugin wants to know. */
export interface HistoryRequest {
  readonly dirs: readonly string[];
  /** The author asked for dates to be shown: not having them is worth a warning. */
  readonly isShown: boolean;
}
