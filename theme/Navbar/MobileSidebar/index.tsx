/** The phones' side menu: the navbar's items, and a panel of the page (the docs sidebar). It is rendered while it is open. */

import { useAutoCloseMobileSidebar } from "@docusaurus/theme-common/internal";
import Header from "@theme/Navbar/MobileSidebar/Header";
import Layout from "@theme/Navbar/MobileSidebar/Layout";
import PrimaryMenu from "@theme/Navbar/MobileSidebar/PrimaryMenu";
import SecondaryMenu from "@theme/Navbar/MobileSidebar/SecondaryMenu";
import type { ReactElement } from "react";

export default function NavbarMobileSidebar(): ReactElement {
  useAutoCloseMobileSidebar();
  return <Layout header={<Header />} primaryMenu={<PrimaryMenu />} secondaryMenu={<SecondaryMenu />} />;
}
