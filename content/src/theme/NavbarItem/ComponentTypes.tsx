/** The navbar items of the theme, and one of our own. */

import ComponentTypes from "@theme-original/NavbarItem/ComponentTypes";
import TestAreaNavbarItem from "@site/src/components/TestAreaNavbarItem";

export default { ...ComponentTypes, "custom-test-area": TestAreaNavbarItem };
