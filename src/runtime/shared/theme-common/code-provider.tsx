/** The data of a code block, for sites that replace its parts. */

import { type ReactElement, type ReactNode, useMemo } from "react";
import { useApp } from "../contexts.ts";
import { CodeBlockContextProvider, useCodeBlockContext, useCodeWordWrap } from "./code-block.tsx";
import { type CodeLine, readCodeLines } from "./code-lines.ts";
import { type CodeBlockSource, createCodeBlockMetadata } from "./code-text.ts";
import { useCompiledCode } from "./compiled-code.ts";
import { useThemeConfig } from "./theme-config.ts";

export interface CodeTextProviderProps extends Pick<
  CodeBlockSource,
  "code" | "className" | "metastring" | "language" | "title" | "showLineNumbers"
> {
  readonly children?: ReactNode;
}

/** Derives everything from the code and its props, and provides it to the parts inside. */
export function CodeTextProvider({ children, ...source }: CodeTextProviderProps): ReactElement {
  const { magicComments, defaultLanguage } = useThemeConfig().prism as unknown as Pick<
    CodeBlockSource,
    "magicComments" | "defaultLanguage"
  >;
  const metadata = createCodeBlockMetadata({ ...source, magicComments, defaultLanguage });
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={useCodeWordWrap()}>
      {children}
    </CodeBlockContextProvider>
  );
}

const LINES = ["@theme/CodeBlock/Line", "@theme/CodeBlock/Line/Token"];

interface ShownCode {
  readonly compiled: ReturnType<typeof useCompiledCode>;
  /** Where a site replaces the components for lines. */
  readonly lines: readonly CodeLine[] | undefined;
}

/** The highlighted code of the surrounding provider. */
export function useShownCode(): ShownCode {
  const { overrides } = useApp();
  const { codeInput, code, language, metastring: meta = "" } = useCodeBlockContext().metadata;
  const isRead = LINES.some((name) => overrides.has(name));
  const compiled = useCompiledCode({ code: codeInput, language, meta, ...(isRead && { isRead }) });
  const html = compiled?.html;
  const lines = useMemo(() => {
    if (!isRead) return undefined;
    const plain = (): CodeLine[] => code.split("\n").map((content) => [{ types: ["plain"], content }]);
    return html === undefined ? plain() : readCodeLines(html);
  }, [isRead, html, code]);
  return { compiled, lines };
}
