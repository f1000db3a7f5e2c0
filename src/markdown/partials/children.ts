/** Where a partial shows what stands between its tags (`{props.children}`). */

/** The value of `props.children` while a partial is compiled; no text of an author can be equal to it. */
export const CHILDREN = "\uFDD0c\uFDD1";

/** Name of the node that stands for the children. */
export const CHILDREN_NODE = "props.children";
