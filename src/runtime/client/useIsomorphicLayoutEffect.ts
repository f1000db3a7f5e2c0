/** `@docusaurus/useIsomorphicLayoutEffect`: a layout effect that does not complain on the server. */

import { useEffect, useLayoutEffect } from "react";

export default typeof document === "undefined" ? useEffect : useLayoutEffect;
