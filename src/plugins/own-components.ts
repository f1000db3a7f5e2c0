/** Components of the site that options of a built-in plugin name to replace the theme's. */

/** The theme's component where an option names none by default. */
const UNNAMED: Readonly<Record<string, string>> = {
  docRootComponent: "@theme/DocPage",
  docLayoutComponent: "@theme/DocPage",
};

/** Module of each component that is not the default → module of the theme whose props it gets. */
export function findOwnComponents(options: unknown, defaults: object): Readonly<Record<string, string>> {
  const themes = { ...UNNAMED, ...(defaults as Readonly<Record<string, unknown>>) };
  const named = Object.entries(Object(options) as Readonly<Record<string, unknown>>);
  const own = named.flatMap(([option, module]) => {
    const theme = option.endsWith("Component") ? themes[option] : undefined;
    return typeof theme === "string" && typeof module === "string" && module !== theme
      ? [[module, theme] as const]
      : [];
  });
  return Object.fromEntries(own);
}
