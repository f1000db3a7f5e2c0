/** The `themeConfig` of a site: every default filled in, every value checked. Written by `src/config/`. */

import type { Json, JsonObject } from "./json.ts";

export type LogoConfig = {
  readonly alt?: string;
  readonly src: string;
  readonly srcDark?: string;
  readonly href?: string;
  readonly target?: string;
  readonly width?: string | number;
  readonly height?: string | number;
  readonly style?: Readonly<Record<string, string | number>>;
  readonly className?: string;
};

export type AnnouncementBarConfig = {
  readonly id: string;
  /** HTML. */
  readonly content: string;
  readonly backgroundColor?: string;
  readonly textColor?: string;
  readonly isCloseable: boolean;
};

/** One item of the navbar; which fields it has depends on its type. */
export type NavbarItemConfig = {
  readonly type?: string;
  readonly position?: "left" | "right";
  readonly items?: readonly NavbarItemConfig[];
  readonly [field: string]: Json | undefined;
};

export type FooterLinkItem = {
  readonly label?: string;
  readonly to?: string;
  readonly href?: string;
  readonly html?: string;
  readonly className?: string;
  readonly [attribute: string]: Json | undefined;
};

export type FooterColumnItem = {
  readonly title: string | null;
  readonly className?: string;
  readonly items: readonly FooterLinkItem[];
};

export type FooterConfig = {
  readonly style: "light" | "dark";
  readonly logo?: LogoConfig;
  /** HTML. */
  readonly copyright?: string;
  readonly links: readonly FooterColumnItem[] | readonly FooterLinkItem[];
};

/** Members that no built-in theme knows are kept for other themes and the site's components. */
export type ThemeConfig = BuiltInThemeConfig & JsonObject;

export type BuiltInThemeConfig = {
  readonly colorMode: {
    readonly defaultMode: "light" | "dark";
    readonly disableSwitch: boolean;
    readonly respectPrefersColorScheme: boolean;
  };
  /** Social card of pages without their own. */
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
    /** Mermaid's names of its color themes; a mode without one uses the site's colors. */
    readonly theme: { readonly light?: string; readonly dark?: string };
    readonly options: JsonObject;
  };
  readonly tableOfContents: { readonly minHeadingLevel: number; readonly maxHeadingLevel: number };
  /** Whether pages that are not translated say so. */
  readonly untranslatedNotice: boolean;
  readonly prism: JsonObject;
  /** Fields of a hosted search engine. */
  readonly algolia?: JsonObject;
  readonly search?: boolean | JsonObject;
  readonly llms?: boolean | { readonly ignorePatterns?: readonly string[] };
  readonly socialCards?: boolean | SocialCardSettings;
};

/** A type alias, because interfaces are not plain data to TypeScript. */
export type SocialCardSettings = {
  readonly background?: string;
  readonly text?: string;
  readonly accent?: string;
  readonly logo?: string;
};
