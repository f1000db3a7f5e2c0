/** Compiles what a fence says: a code block, or tabs of them for package managers. */

import type { ComponentNode, PackageManagerTabs } from "../../model/document.ts";
import { type CodeBlockOptions, type CodeBlockSource, compileCodeBlock } from "./code-block.ts";
import { makePackageManagerTabs } from "./package-managers.ts";

export interface FenceOptions extends CodeBlockOptions {
  /** What the meta `npm2yarn` makes. */
  readonly npm2yarn: PackageManagerTabs;
}

const QUOTED = /"[^"]*"|'[^']*'/g;

/** The word that asks for tabs; the longer one belongs to a plugin that is used for the same. */
const NPM_TO_YARN = /(?:^|\s)npm2yarn(?:2pnpm)?(?=\s|$)/;

/** Compiles a fenced block; mistakes in it are reported. */
export function compileFence(block: CodeBlockSource, options: FenceOptions): ComponentNode {
  if (!NPM_TO_YARN.test(block.meta.replace(QUOTED, ""))) return compileCodeBlock(block, options);
  const { file, line } = block;
  return makePackageManagerTabs({
    code: block.code,
    tabs: options.npm2yarn,
    render: (code) => compileCodeBlock({ ...block, code }, options),
    report: (problem) => options.report.add({ ...problem, severity: "error", file, line }),
  });
}
