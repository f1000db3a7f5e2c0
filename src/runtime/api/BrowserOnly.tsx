/** `@docusaurus/BrowserOnly`: renders its children only in browsers, and `fallback` on the server. */

import type { ReactNode } from "react";
import useIsBrowser from "./useIsBrowser.ts";

export interface BrowserOnlyProps {
  /** A function, so that none of it runs on the server. */
  readonly children?: () => ReactNode;
  readonly fallback?: ReactNode;
}

export default function BrowserOnly({ children, fallback = null }: BrowserOnlyProps): ReactNode {
  const isBrowser = useIsBrowser();
  if (!isBrowser) return fallback;
  if (typeof children !== "function") {
    throw new Error("<BrowserOnly> takes a function as its child: <BrowserOnly>{() => <Something />}</BrowserOnly>.");
  }
  return children();
}
