/** Content for each color mode. Until scripts run, both are rendered and the style sheet shows the right one. */

import useIsBrowser from "@docusaurus/useIsBrowser";
import clsx from "clsx";
import { Fragment, type ReactElement, type ReactNode } from "react";
import type { ColorMode } from "../color-mode.ts";
import { useColorMode } from "./use-color-mode.ts";

export interface ThemedComponentProps {
  readonly className?: string;
  /** The `className` of the element whose display depends on the mode. */
  readonly children: (mode: { readonly theme: ColorMode; readonly className: string }) => ReactNode;
}

export function ThemedComponent({ className, children }: ThemedComponentProps): ReactElement {
  const isBrowser = useIsBrowser();
  const { colorMode } = useColorMode();
  const modes: readonly ColorMode[] = isBrowser ? [colorMode] : ["light", "dark"];
  return (
    <>
      {modes.map((theme) => (
        <Fragment key={theme}>
          {children({
            theme,
            className: clsx(className, `themedComponent themedComponent--${theme} themedImage--${theme}`),
          })}
        </Fragment>
      ))}
    </>
  );
}
