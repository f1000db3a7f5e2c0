/** `@docusaurus/useIsomorphicLayoutEffect`: a layout effect. React has stopped complaining of those on the server. */

export { useLayoutEffect as default } from "react";
