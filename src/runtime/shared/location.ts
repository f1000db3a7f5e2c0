/** The reader's location. A history is replaceable: the browser's, or a fixed one while the server renders. */

export interface Location {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

export interface History {
  readonly location: Location;
  push(to: string): void;
  replace(to: string): void;
  goBack(): void;
  goForward(): void;
  /** Calls `listener` after every change of location; returns a function that stops it. */
  listen(listener: (location: Location) => void): () => void;
}

/** `/a?b#c` in its parts. */
export function parsePath(to: string): Location {
  const url = new URL(to, "http://localhost");
  return { pathname: url.pathname, search: url.search, hash: url.hash };
}
