/** `react-live`, which copies of the format's editor are made of: its components around our live code. */

import Styles from "@theme/Playground/Styles";
import { clsx } from "clsx";
import React, { type ComponentType, type ElementType, type ReactElement, useContext, useEffect, useMemo } from "react";
import { LiveCodeField, type LiveCodeFieldProps } from "../browser/live-code/LiveCodeField.tsx";
import {
  type LiveCode,
  LiveCodeContext,
  type LiveSettings,
  useLiveCode,
} from "../browser/live-code/live-code-context.ts";
import { LiveCodeProvider, type LiveCodeProviderProps } from "../browser/live-code/live-code-provider.tsx";
import { LiveView } from "../browser/live-code/LiveView.tsx";

export { LiveCodeContext as LiveContext } from "../browser/live-code/live-code-context.ts";

/** Around the others. The code may use `React` and the names of `scope`. */
export function LiveProvider({ code = "", scope, ...props }: Partial<LiveCodeProviderProps>): ReactElement {
  const names = useMemo(() => scope && { React, ...scope }, [scope]);
  return <LiveCodeProvider enableTypeScript code={code} scope={names} {...props} />;
}

export interface EditorProps extends Partial<LiveCodeFieldProps>, Pick<LiveSettings, "theme"> {}

/** A field for any code. */
export function Editor({ code = "", onChange, theme, style, ...props }: EditorProps): ReactElement {
  return (
    <>
      <Styles />
      <LiveCodeField {...props} style={{ ...theme?.plain, ...style }} code={code} onChange={onChange ?? (() => {})} />
    </>
  );
}

/** The field for the code of the provider. */
export function LiveEditor({ className, onChange, ...props }: EditorProps): ReactElement {
  const { code, onChange: keep, language, lines, html, disabled, theme } = useLiveCode();
  const change = (text: string): void => {
    keep(text);
    onChange?.(text);
  };
  const given = { language, lines, html, disabled, theme, code, ...props };
  return <Editor {...given} className={clsx("codeBlockContent", className)} onChange={change} />;
}

/** What is wrong with the code. */
export function LiveError(props: Readonly<Record<string, unknown>>): ReactElement | null {
  const { error } = useLiveCode();
  return error === undefined ? null : <pre {...props}>{error}</pre>;
}

export interface LivePreviewProps extends Readonly<Record<string, unknown>> {
  /** What it is in; `div` without. */
  readonly Component?: ElementType;
}

/** What the code shows. */
export function LivePreview({ Component = "div", ...props }: LivePreviewProps): ReactElement {
  return (
    <Component {...props}>
      <LiveView isElementOnly />
    </Component>
  );
}

/** Code, and the names that it may use. */
export interface ElementSource extends Pick<LiveSettings, "scope" | "enableTypeScript"> {
  readonly code?: string;
}

type OnError = (error: Error) => void;

/** A component that shows the element of the code. `onError` learns what is wrong with the code. */
export function generateElement(source: ElementSource, onError?: OnError): ComponentType {
  return function Generated() {
    return (
      <LiveProvider {...source}>
        <Shown onError={onError} />
      </LiveProvider>
    );
  };
}

/** The same for statements that call `render`; `onResult` receives the component. */
export function renderElementAsync(
  source: ElementSource,
  onResult: (component: ComponentType) => void,
  onError?: OnError,
): void {
  onResult(function Rendered() {
    return (
      <LiveProvider {...source} noInline>
        <Shown onError={onError} />
      </LiveProvider>
    );
  });
}

function Shown({ onError }: { readonly onError: OnError | undefined }): ReactElement {
  const { error } = useLiveCode();
  useEffect(() => {
    if (error !== undefined) onError?.(new Error(error));
  }, [error, onError]);
  return <LiveView isElementOnly />;
}

/** Hands the code on, as `live`. */
export function withLive<Props extends object>(
  Inside: ComponentType<Props & { readonly live: LiveCode | undefined }>,
): ComponentType<Props> {
  return function WithLive(props) {
    return <Inside {...props} live={useContext(LiveCodeContext)} />;
  };
}
