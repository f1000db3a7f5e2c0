/** The logo and the title of the site in the navbar. */

import Logo from "@theme/Logo";
import type { ReactElement } from "react";

export default function NavbarLogo(): ReactElement {
  return <Logo className="navbar__brand" imageClassName="navbar__logo" titleClassName="navbar__title text--truncate" />;
}
