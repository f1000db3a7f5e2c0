/** The `themeConfig` of the classic theme as components read it: every default is filled in by `src/config/`. */

import { useApp } from "../contexts.ts";
import type { ColorModeOptions } from "../color-mode.ts";

export interface LogoConfig {
  readonly alt?: string;
  readonly src: string;
  readonly srcDark?: string;
  readonly href?: string;
  readonly target?: string;
  readonly width?: string | number;
  readonly height?: string | number;
  readonly style?: Readonly<Record<string, string | number>>;
  readonly className?: string;
}

export interface AnnouncementBarConfig {
  readonly id: string;
  /** HTML. */
  readonly content: string;
  readonly backgroundColor?: string;
  readonly textColor?: string;
  readonly isCloseable: boolean;
}

/** One item of the navbar; which fields it has depends on its type. */
export interface NavbarItemConfig {
  readonly type?: string;
  readonly position?: "left" | "right";
  readonly items?: readonly NavbarItemConfig[];
  readonly [field: string]: unknown;
}

export interface FooterLinkItem {
  readonly label?: string;
  readonly to?: string;
  readonly href?: string;
  readonly html?: string;
  readonly className?: string;
  readonly [attribute: string]: unknown;
}

export interface FooterColumnItem {
  readonly title: string | null;
  readonly className?: string;
  readonly items: readonly FooterLinkItem[];
}

export interface FooterConfig {
  readonly style: "light" | "dark";
  readonly logo?: LogoConfig;
  /** HTML. */
  readonly copyright?: string;
  readonly links: readonly FooterColumnItem[] | readonly FooterLinkItem[];
}

export interface ThemeConfig {
  readonly colorMode: ColorModeOptions;
  /** Social card of pages that have none. */
  readonly image?: string;
  readonly metadata: readonly Readonly<Record<string, string>>[];
  readonly announcementBar?: AnnouncementBarConfig;
  readonly navbar: {
    readonly title?: string;
    readonly logo?: LogoConfig;
    readonly items: readonly NavbarItemConfig[];
    readonly hideOnScroll: boolean;
    readonly style?: "dark" | "primary";
  };
  readonly footer?: FooterConfig;
  readonly docs: {
    readonly versionPersistence: "localStorage" | "none";
    readonly sidebar: { readonly hideable: boolean; readonly autoCollapseCategories: boolean };
  };
  readonly blog: { readonly sidebar: { readonly groupByYear: boolean } };
  readonly liveCodeBlock: { readonly playgroundPosition: "top" | "bottom" };
  readonly mermaid: {
    /** Mermaid's names of its colour themes; a mode without one has the site's own colours. */
    readonly theme: { readonly light?: string; readonly dark?: string };
    readonly options: object;
  };
  readonly tableOfContents: { readonly minHeadingLevel: number; readonly maxHeadingLevel: number };
}

/** The theme's part of the configuration. */
export function useThemeConfig(): ThemeConfig {
  return useApp().site.siteConfig.themeConfig as unknown as ThemeConfig;
}
