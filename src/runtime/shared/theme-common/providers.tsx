/**
 * Providers of the format. The app itself holds the state of the first ones (announcement, color mode, preferred docs
 * version), so components work with or without them.
 */

import { type ReactElement, type ReactNode, useMemo } from "react";
import type { PageData } from "../../../model/page.ts";
import { AppContext, type AppContextValue, useApp } from "../contexts.ts";
import { formatTitle } from "./page-metadata.tsx";

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

/** Parts of a title. */
export interface TitleParts {
  readonly title: string;
  readonly siteTitle: string;
  readonly titleDelimiter: string;
  /** The plugin that made the page. */
  readonly plugin: PageData["plugin"];
}

export type TitleFormatter = (
  parts: TitleParts & { readonly defaultFormatter: (parts: TitleParts) => string },
) => string;

export interface TitleFormatterProviderProps extends ProviderProps {
  readonly formatter?: TitleFormatter | undefined;
}

/** Changes how the pages inside write their titles. */
export function TitleFormatterProvider({ formatter, children }: TitleFormatterProviderProps): ReactElement {
  const app = useApp();
  const value = useMemo(() => {
    const { plugin } = app.page.data;
    const defaultFormatter = ({ title, siteTitle, titleDelimiter }: TitleParts): string =>
      formatTitle(title, { title: siteTitle, titleDelimiter });
    const writeTitle: AppContextValue["writeTitle"] =
      formatter &&
      ((title = "", { title: siteTitle, titleDelimiter }) =>
        formatter({ title, siteTitle, titleDelimiter, plugin, defaultFormatter }));
    return { ...app, writeTitle };
  }, [app, formatter]);
  return <AppContext value={value}>{children}</AppContext>;
}

/** Writes titles as the surrounding provider does. Components of earlier releases pass the title directly, and receive the text. */
export function useTitleFormatter(): { readonly format: (title: string) => string };
export function useTitleFormatter(title: string | undefined): string;
export function useTitleFormatter(...given: readonly (string | undefined)[]): unknown {
  const { site, writeTitle = formatTitle } = useApp();
  return given.length > 0
    ? writeTitle(given[0], site.siteConfig)
    : { format: (title: string) => writeTitle(title, site.siteConfig) };
}
