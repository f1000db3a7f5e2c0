/** Code blocks, for components that replace the theme's: their content, line wrapping and colors. */

import {
  createContext,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import type { JsonObject } from "../../../model/json.ts";
import type { CodeBlockMetadata } from "./code-text.ts";
import { ReactContextError } from "./context-error.ts";
import { useThemeConfig } from "./theme-config.ts";
import { useColorMode } from "./use-color-mode.ts";

export interface WordWrap {
  /** Ref for the `<pre>`. */
  readonly codeBlockRef: RefObject<HTMLPreElement | null>;
  readonly isEnabled: boolean;
  /** Whether a line is wider than the block. */
  readonly isCodeScrollable: boolean;
  readonly toggle: () => void;
}

/** Toggles wrapping of long lines. */
export function useCodeWordWrap(): WordWrap {
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const [isEnabled, setEnabled] = useState(false);
  const [isCodeScrollable, setScrollable] = useState(false);
  const measure = useCallback(() => {
    const block = codeBlockRef.current;
    if (block)
      setScrollable(
        block.scrollWidth > block.clientWidth || block.querySelector("code")?.hasAttribute("style") === true,
      );
  }, []);
  useEffect(() => {
    const block = codeBlockRef.current;
    if (!block) return undefined;
    measure();
    window.addEventListener("resize", measure, { passive: true });
    // A block in a tab or in details has no width until it is shown.
    const observer = new ResizeObserver(measure);
    observer.observe(block);
    return () => {
      window.removeEventListener("resize", measure);
      observer.disconnect();
    };
  }, [measure]);
  const toggle = useCallback(() => {
    const code = codeBlockRef.current?.querySelector("code");
    if (!code) return;
    if (isEnabled) for (const name of ["white-space", "overflow-wrap"]) code.style.removeProperty(name);
    else {
      code.style.whiteSpace = "pre-wrap";
      code.style.overflowWrap = "anywhere";
    }
    setEnabled(!isEnabled);
  }, [isEnabled]);
  return { codeBlockRef, isEnabled, isCodeScrollable, toggle };
}

export interface CodeBlockContextValue {
  readonly metadata: CodeBlockMetadata;
  readonly wordWrap: WordWrap;
}

const CodeBlockContext = createContext<CodeBlockContextValue | undefined>(undefined);

export interface CodeBlockContextProviderProps extends CodeBlockContextValue {
  readonly children?: ReactNode;
}

/** Provides the block's data to its parts. */
export function CodeBlockContextProvider({
  metadata,
  wordWrap,
  children,
}: CodeBlockContextProviderProps): ReactElement {
  return <CodeBlockContext value={{ metadata, wordWrap }}>{children}</CodeBlockContext>;
}

/** The surrounding code block. Throws outside of one. */
export function useCodeBlockContext(): CodeBlockContextValue {
  const value = useContext(CodeBlockContext);
  if (!value) throw new ReactContextError("CodeBlockContextProvider");
  return value;
}

/** The text of the surrounding code block, if there is one. */
export function useCodeText(): string | undefined {
  return useContext(CodeBlockContext)?.metadata.code;
}

/** A theme of `prism-react-renderer`. */
export interface PrismTheme {
  readonly plain: CSSProperties & JsonObject;
  readonly styles: readonly {
    readonly types: readonly string[];
    readonly style: JsonObject;
    readonly languages?: readonly string[];
  }[];
}

const NO_COLORS: PrismTheme = { plain: {}, styles: [] };

/** The site's theme for the color mode, or a colorless one if none is set. */
export function usePrismTheme(): PrismTheme {
  const { prism } = useThemeConfig();
  const { colorMode } = useColorMode();
  const { theme = NO_COLORS, darkTheme = theme } = prism as {
    readonly theme?: PrismTheme;
    readonly darkTheme?: PrismTheme;
  };
  return colorMode === "dark" ? darkTheme : theme;
}

/** The colors of a theme's plain text as CSS variables. */
export function getPrismCssVariables({ plain }: Pick<PrismTheme, "plain">): CSSProperties {
  const { color, backgroundColor } = plain;
  return {
    ...(color !== undefined && { "--prism-color": color }),
    ...(backgroundColor !== undefined && { "--prism-background-color": backgroundColor }),
  } as CSSProperties;
}
