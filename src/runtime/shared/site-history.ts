/** The history as the code of sites knows it: with the API of the format's router. */

import { useMemo } from "react";
import { useApp } from "./contexts.ts";
import type { History as AppHistory, Location } from "./location.ts";

/** A path, or a location. */
export type To = string | Partial<Location>;

/** A location as a path. Its query and its fragment may lack their signs. */
export function toText(to: To): string {
  if (typeof to === "string") return to;
  const { pathname = "", search = "", hash = "" } = to;
  return pathname + withSign("?", search) + withSign("#", hash);
}

function withSign(sign: string, text: string): string {
  return text === "" || text.startsWith(sign) ? text : sign + text;
}

export interface History extends Omit<AppHistory, "push" | "replace"> {
  readonly length: number;
  push(to: To, state?: unknown): void;
  replace(to: To, state?: unknown): void;
  go(steps: number): void;
  createHref(to: To): string;
  /** Asks before the reader follows a link of the page to another one; returns a function that stops it. */
  block(question: Question): () => void;
}

/** A question for the reader, or a function that returns one: `false` blocks the navigation. */
type Question = string | boolean | ((location: Location, action: "PUSH") => string | boolean | void);

/** Whether the reader may go to a URL of the site. */
function mayGo(question: Question, to: string): boolean {
  const { pathname, search, hash } = new URL(to, window.location.href);
  const answer = typeof question === "function" ? question({ pathname, search, hash }, "PUSH") : question;
  return typeof answer === "string" ? window.confirm(answer) : answer !== false;
}

/** Blocks clicks on links if the answer is no. */
function blockLinks(question: Question): () => void {
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link?.href || link.target === "_blank" || link.origin !== window.location.origin) return;
    if (mayGo(question, link.href)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener("click", onClick, { capture: true });
  return () => document.removeEventListener("click", onClick, { capture: true });
}

/** The browser history. */
export function useHistory(): History {
  const { history } = useApp();
  return useMemo(
    () => ({
      get location() {
        return history.location;
      },
      get length() {
        return typeof window === "undefined" ? 1 : window.history.length;
      },
      block: blockLinks,
      // An empty text would keep the query of the page.
      push: (to, state = (to as Partial<Location>).state) => history.push(toText(to) || "?", state),
      replace: (to, state = (to as Partial<Location>).state) => history.replace(toText(to) || "?", state),
      go: (steps) => window.history.go(steps),
      goBack: () => history.goBack(),
      goForward: () => history.goForward(),
      listen: (listener) => history.listen(listener),
      createHref: toText,
    }),
    [history],
  );
}
