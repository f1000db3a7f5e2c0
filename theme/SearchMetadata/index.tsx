/** Tags that name the language and version of a page for hosted search engines. */

import Head from "@docusaurus/Head";
import type { ReactElement } from "react";

export interface Props {
  readonly locale?: string;
  readonly version?: string;
  readonly tag?: string;
}

export default function SearchMetadata({ locale, version, tag }: Props): ReactElement {
  return (
    <Head>
      {locale && <meta name="docusaurus_locale" content={locale} />}
      {locale && <meta name="docsearch:language" content={locale} />}
      {version && <meta name="docusaurus_version" content={version} />}
      {version && <meta name="docsearch:version" content={version} />}
      {tag && <meta name="docusaurus_tag" content={tag} />}
      {tag && <meta name="docsearch:docusaurus_tag" content={tag} />}
    </Head>
  );
}
