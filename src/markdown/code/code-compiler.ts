/**
 * Compiles the code blocks that components show. Mistakes are not reported, because the text may come from anywhere and
 * has no position in a file.
 */

import type { CodeText, CompiledCode } from "../../model/page.ts";
import type { Site, SiteConfig } from "../../model/site.ts";
import { makeReporter } from "../../report/reporter.ts";
import { type CodeBlockOptions, compileCodeBlock } from "./code-block.ts";
import { makeHighlighter } from "./highlighter.ts";
import { DEFAULT_MAGIC_COMMENTS } from "../../marks/magic-comments.ts";

/** The code settings of `themeConfig.prism`. */
export function readCodeSettings({ themeConfig }: Pick<SiteConfig, "themeConfig">): CodeSettings {
  const prism = themeConfig["prism"] as unknown as Partial<CodeSettings> | undefined;
  const { magicComments = DEFAULT_MAGIC_COMMENTS, defaultLanguage } = prism ?? {};
  return { magicComments, ...(defaultLanguage !== undefined && { defaultLanguage }) };
}

type CodeSettings = Pick<CodeBlockOptions, "magicComments" | "defaultLanguage">;

/** Makes the compiler of one site. */
export function makeCodeCompiler({
  config,
  grammars,
}: Pick<Site, "config" | "grammars">): (text: CodeText) => CompiledCode {
  const highlighter = makeHighlighter({ prism: grammars });
  const settings = { ...readCodeSettings(config), highlighter, live: false, keepsText: false };
  return ({ isRead, ...text }) => {
    const { p, b = [] } = compileCodeBlock({ ...text, line: 1, file: "" }, { ...settings, report: makeReporter() });
    const { title, showLineNumbers } = p as { readonly title?: string; readonly showLineNumbers?: number };
    return {
      html: b.join(""),
      ...(title !== undefined && { title }),
      ...(showLineNumbers !== undefined && { showLineNumbers }),
      ...(isRead && { isRead }),
    };
  };
}
