/** The side menu in narrow windows: the navbar's items, and a panel of the page such as the docs sidebar. Rendered only while it is open. */

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
