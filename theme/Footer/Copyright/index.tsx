/** The last line of the footer, as HTML from the site's config. */

import type { ReactElement } from "react";

export default function FooterCopyright({ copyright }: { readonly copyright: string }): ReactElement {
  return <div className="footer__copyright" dangerouslySetInnerHTML={{ __html: copyright }} />;
}
