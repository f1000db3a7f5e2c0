/** The content of the not-found page. */

import Link from "@docusaurus/Link";
import Translate from "@docusaurus/Translate";
import { useHomePageRoute } from "@docusaurus/theme-common/internal";
import clsx from "clsx";
import type { ReactElement } from "react";

export default function NotFoundContent({ className }: { readonly className?: string }): ReactElement {
  const home = useHomePageRoute();
  return (
    <main className={clsx("container notFound", className)}>
      <p className="notFoundCode" aria-hidden>
        404
      </p>
      <h1 className="hero__title">
        <Translate id="theme.NotFound.title">Page Not Found</Translate>
      </h1>
      <p>
        <Translate id="theme.NotFound.p1">There is nothing at this address.</Translate>
      </p>
      <p>
        <Translate id="theme.NotFound.p2">
          If a link brought you here, please tell the owner of the site that contains it.
        </Translate>
      </p>
      {home && (
        <Link className="button button--primary" to={home.path}>
          <Translate id="theme.NotFound.home">Go to the home page</Translate>
        </Link>
      )}
    </main>
  );
}
