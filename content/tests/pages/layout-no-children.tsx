/** A layout around nothing: navbar and footer stand where they always do. */

import Layout from "@theme/Layout";
import type { ReactElement } from "react";

export default function LayoutNoChildren(): ReactElement {
  return <Layout title="Layout without children" description="Navbar and footer, and nothing between" />;
}
