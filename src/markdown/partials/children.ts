/** Finds where a partial uses its children (`{props.children}`). */

import { SIGN, SIGN_END } from "../body/signs.ts";

/** The value of `props.children` during the compilation of a partial; no author's text can equal it. */
export const CHILDREN = `${SIGN}c${SIGN_END}`;

/** Name of the node that represents the children. No tag can have this name or the next one. */
export const CHILDREN_NODE = "{children}";

/** Name of the node around a partial whose code reads its props. */
export const PROPS_NODE = "{props}";
