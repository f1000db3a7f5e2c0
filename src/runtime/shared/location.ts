/** The reader's location. A history is replaceable: the browser's, or a fixed one while the server renders. */

export interface Location {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** What the site's code passed to `history.push`. */
  readonly state?: unknown;
}

export interface History {
  readonly location: Location;
  push(to: string, state?: unknown): void;
  replace(to: string, state?: unknown): void;
  goBack(): void;
  goForward(): void;
  /** Calls `listener` after every change of location; returns a function that stops it. */
  listen(listener: (location: Location) => void): () => void;
}

/** `/a?b#c` or a URL in its parts, with the state of its history entry. */
export function parsePath(to: string, state?: unknown): Location {
  const { pathname, search, hash } = new URL(to, "http://localhost");
  return { pathname, search, hash, state };
}
