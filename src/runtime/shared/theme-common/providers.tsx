/**
 * Providers of the format. The state of the first ones is the app's here, so that components find it with or without them: the
 * announcement, the colour mode, the chosen version of the docs.
 */

import { type ReactElement, type ReactNode, useMemo } from "react";
import { formatTitle, TitleContext, type TitleParts, useTitleWriter } from "./page-metadata.tsx";

interface ProviderProps {
  readonly children?: ReactNode;
}

function Children({ children }: ProviderProps): ReactElement {
  return <>{children}</>;
}

export {
  Children as AnnouncementBarProvider,
  Children as ColorModeProvider,
  Children as DocsPreferredVersionContextProvider,
};

export type TitleFormatter = (
  parts: TitleParts & { readonly defaultFormatter: (parts: TitleParts) => string },
) => string;

export interface TitleFormatterProviderProps extends ProviderProps {
  readonly formatter?: TitleFormatter | undefined;
}

/** Gives the pages inside another way to write their titles. */
export function TitleFormatterProvider({ formatter, children }: TitleFormatterProviderProps): ReactElement {
  const format = useMemo(
    () => (formatter ? (parts: TitleParts) => formatter({ ...parts, defaultFormatter: formatTitle }) : formatTitle),
    [formatter],
  );
  return <TitleContext value={format}>{children}</TitleContext>;
}

/** Writes titles as the provider around says. Components of earlier releases give the title at once, and get the text. */
export function useTitleFormatter(): { readonly format: (title: string) => string };
export function useTitleFormatter(title: string | undefined): string;
export function useTitleFormatter(...given: readonly (string | undefined)[]): unknown {
  const format = useTitleWriter();
  return given.length > 0 ? format(given[0]) : { format };
}
