/** `@docusaurus/useIsomorphicLayoutEffect`: a layout effect in the browser, nothing to complain about on the server. */

import { useEffect, useLayoutEffect } from "react";
import ExecutionEnvironment from "./ExecutionEnvironment.ts";

const useIsomorphicLayoutEffect = ExecutionEnvironment.canUseDOM ? useLayoutEffect : useEffect;

export default useIsomorphicLayoutEffect;
