import type { ComponentNode, PackageManagerTabs } from "../../model/document.ts";
import { type CodeBlockOptions, type CodeBlockSource, compileCodeBlock } from "./code-block.ts";
import { makePackageManagerTabs } from "./package-managers.ts";

export interface FenceOptions extends CodeBlockOptions {
  /** The result of the meta `npm2yarn`. */
  readonly npm2yarn: PackageManagerTabs;
  /** Whether `mermaid` is a diagram. */
  readonly diagrams: boolean;
}

const QUOTED = /"[^"]*"|'[^']*'/g;

/** The words that request tabs. The longer one belongs to another plugin with the same purpose. */
const NPM_TO_YARN = /(?:^|\s)npm2yarn(?:2pnpm)?(?=\s|$)/;

/** Compiles a fence to a code block, tabs for package managers, or a diagram. Reports mistakes in it. */
export function compileFence(block: CodeBlockSource, options: FenceOptions): ComponentNode {
  if (block.language === "mermaid") return compileDiagram(block, options);
  if (!NPM_TO_YARN.test(block.meta.replace(QUOTED, ""))) return compileCodeBlock(block, options);
  const { file, line } = block;
  return makePackageManagerTabs({
    code: block.code,
    tabs: options.npm2yarn,
    render: (code) => compileCodeBlock({ ...block, code }, options),
    report: (problem) => options.report.add({ ...problem, severity: "error", file, line }),
  });
}

function compileDiagram(block: CodeBlockSource, options: FenceOptions): ComponentNode {
  const { code, file, line } = block;
  if (options.diagrams) return { c: "Mermaid", p: { value: code.replace(/\n$/, "") } };
  options.report.add({
    code: "diagrams-off",
    severity: "info",
    message: "The code block is a diagram, but this site does not draw diagrams. Its source is shown.",
    hint: "Set `markdown.mermaid: true` in the config, or change the language to `text` to show the source.",
    file,
    line,
  });
  return compileCodeBlock(block, options);
}
