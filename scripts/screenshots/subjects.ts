/** Subjects of the manual's screenshots: a page, and the steps before the picture is taken. */

import type { Page } from "playwright-core";

/** Site of the page: the bundled site, the small site below, or that site in `dev` with a mistake in it. */
export type Stage = "manual" | "demo" | "mistake";

export interface Subject {
  /** File name in `content/docs/img`, without mode and extension. */
  readonly name: string;
  readonly stage: Stage;
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly prepare?: (page: Page) => Promise<unknown>;
}

export const SUBJECTS: readonly Subject[] = [
  {
    name: "docs-page",
    stage: "manual",
    path: "/docs/static-assets/",
    width: 1280,
    height: 720,
  },
  {
    name: "search",
    stage: "manual",
    path: "/docs/",
    width: 1000,
    height: 560,
    async prepare(page) {
      await page.getByRole("button", { name: "Search" }).click();
      await page.getByRole("combobox").pressSequentially("broken link");
      await page.getByRole("option").first().waitFor();
    },
  },
  {
    name: "versions",
    stage: "manual",
    path: "/docs/2.0.0-beta.22/configuration/",
    width: 1100,
    height: 420,
    async prepare(page) {
      await page.locator(".navbar .dropdown", { hasText: "2.0.0-beta.22" }).first().getByRole("button").click();
    },
  },
  { name: "fallback", stage: "demo", path: "/fr/docs/upgrade/", width: 1000, height: 420 },
  { name: "right-to-left", stage: "demo", path: "/ar/docs/intro/", width: 1000, height: 480 },
  {
    name: "mistake",
    stage: "mistake",
    path: "/docs/intro/",
    width: 1000,
    height: 520,
    prepare: (page) => page.getByText("broken-markdown-link").first().waitFor(),
  },
];

const CONFIG = `export default {
  title: "Tools",
  url: "https://tools.example",
  baseUrl: "/",
  onBrokenMarkdownLinks: "throw",
  i18n: { defaultLocale: "en", locales: ["en", "fr", "ar"] },
  presets: [["classic", { blog: false }]],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: {
      title: "Tools",
      items: [
        { type: "doc", docId: "intro", label: "Docs" },
        { type: "localeDropdown", position: "right" },
      ],
    },
  },
};
`;

const ARABIC = `# البدء

ثبّت البرنامج، ثم افتح المجلد الذي يحتوي على ملفاتك.

:::tip

اقرأ [التحديث](./upgrade.md) قبل كل إصدار جديد.

:::

## الخطوة الأولى

شغّل الأمر \`veloci dev\`.
`;

/** A site in three locales; the French one lacks a page. */
export const DEMO: Readonly<Record<string, string>> = {
  "docusaurus.config.js": CONFIG,
  "docs/intro.md":
    "# Get started\n\nInstall the program, and read [how to upgrade](./upgrade.md).\n\n## First step\n\nRun `veloci dev`.\n",
  "docs/upgrade.md":
    "# Upgrade\n\nRead the list of changes first. Then replace the program, and build the site once.\n\n## What can change\n\nOptions may have new names.\n",
  "src/pages/index.jsx": "export default () => <main>Tools</main>;\n",
  "i18n/ar/docusaurus-plugin-content-docs/current/intro.md": ARABIC,
  "i18n/ar/docusaurus-plugin-content-docs/current/upgrade.md": "# التحديث\n\nاقرأ قائمة التغييرات أولاً.\n",
};

/** The page that is saved while `dev` shows it. */
export const MISTAKE = {
  path: "docs/intro.md",
  text: "# Get started\n\nInstall the program, and read [how to upgrade](./upgrades.md).\n",
} as const;
