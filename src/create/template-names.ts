/** The templates of `veloci create`: names, descriptions, and the folders of `templates/` that each combines. */

export const TEMPLATES = {
  classic: { summary: "docs, a blog and a home page", layers: ["shared", "pages", "posts", "home", "classic"] },
  "classic-typescript": {
    summary: "the same, with the config and components in TypeScript",
    layers: ["shared", "pages", "posts", "home", "classic-typescript"],
  },
  docs: { summary: "only docs, at the root of the site", layers: ["shared", "pages", "docs"] },
  blog: { summary: "only a blog, at the root of the site", layers: ["shared", "posts", "blog"] },
} as const satisfies Readonly<Record<string, { readonly summary: string; readonly layers: readonly string[] }>>;

export type TemplateName = keyof typeof TEMPLATES;

/** Whether a word is the name of a template. */
export function isTemplate(name: string): name is TemplateName {
  return Object.hasOwn(TEMPLATES, name);
}
