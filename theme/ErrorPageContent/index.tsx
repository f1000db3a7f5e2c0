/** The fallback for a page that fails to render, inside the layout. Navigation to another page clears it. */

import { useLocation } from "@docusaurus/router";
import Translate from "@docusaurus/Translate";
import { type ReactElement, useEffect, useRef } from "react";

export interface Props {
  readonly error: Error;
  readonly tryAgain: () => void;
}

export default function ErrorPageContent({ error, tryAgain }: Props): ReactElement {
  const { pathname } = useLocation();
  const crashedAt = useRef(pathname);
  useEffect(() => {
    if (crashedAt.current !== pathname) tryAgain();
  }, [pathname, tryAgain]);
  return (
    <main className="container margin-vert--xl">
      <div role="alert">
        <h1 className="hero__title">
          <Translate id="theme.ErrorPageContent.title">This page crashed.</Translate>
        </h1>
        <p className="errorBoundaryError">{error.message}</p>
      </div>
      <button type="button" className="button button--primary button--lg" onClick={tryAgain}>
        <Translate id="theme.ErrorPageContent.tryAgain">Try again</Translate>
      </button>
    </main>
  );
}
