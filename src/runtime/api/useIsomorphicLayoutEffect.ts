/** `@docusaurus/useIsomorphicLayoutEffect`: a layout effect. React no longer warns about those on the server. */

export { useLayoutEffect as default } from "react";
