/** A navbar item that the test area alone shows. */

import { useLocation } from "@docusaurus/router";
import useBaseUrl from "@docusaurus/useBaseUrl";
import DefaultNavbarItem from "@theme/NavbarItem/DefaultNavbarItem";
import type { ReactElement } from "react";

interface Props {
  readonly label: string;
  readonly to: string;
}

export default function TestAreaNavbarItem(props: Props): ReactElement | null {
  const { pathname } = useLocation();
  return pathname.startsWith(useBaseUrl("/tests/")) ? <DefaultNavbarItem {...props} /> : null;
}
