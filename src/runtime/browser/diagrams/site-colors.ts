/** The page's colors as Mermaid's theme variables. Mermaid computes with colors, so it needs numbers, not `var(…)`. */

/** Mermaid's variable → a color in terms of the style sheet's variables. */
const VARIABLES: Readonly<Record<string, string>> = {
  background: "var(--ifm-background-surface-color)",
  primaryColor: "color-mix(in srgb, var(--ifm-color-primary) 12%, var(--ifm-background-surface-color))",
  primaryBorderColor: "var(--ifm-color-primary)",
  primaryTextColor: "var(--ifm-font-color-base)",
  secondaryColor: "color-mix(in srgb, var(--ifm-color-emphasis-900) 7%, var(--ifm-background-surface-color))",
  secondaryBorderColor: "var(--ifm-color-emphasis-400)",
  secondaryTextColor: "var(--ifm-font-color-base)",
  tertiaryColor: "color-mix(in srgb, var(--ifm-color-emphasis-900) 3%, var(--ifm-background-surface-color))",
  tertiaryBorderColor: "var(--ifm-color-emphasis-300)",
  tertiaryTextColor: "var(--ifm-font-color-base)",
  lineColor: "var(--ifm-color-emphasis-700)",
  textColor: "var(--ifm-font-color-base)",
  // Style sheets of pages without admonitions lack this color.
  noteBkgColor: "color-mix(in srgb, var(--ifm-color-warning, #ffba00) 15%, var(--ifm-background-surface-color))",
  noteBorderColor: "var(--ifm-color-warning, #ffba00)",
  noteTextColor: "var(--ifm-font-color-base)",
  edgeLabelBackground: "var(--ifm-background-surface-color)",
};

/** Mermaid's theme `base` with the colors that apply at `place`. */
export function toSiteColors(
  place: HTMLElement,
  isDark: boolean,
): { readonly theme: string; readonly themeVariables: object } {
  const probe = place.appendChild(document.createElement("span"));
  const colors = Object.entries(VARIABLES).map(([name, color]) => {
    probe.style.color = color;
    return [name, toHex(getComputedStyle(probe).color)];
  });
  const { fontFamily } = getComputedStyle(place);
  probe.remove();
  return { theme: "base", themeVariables: { ...Object.fromEntries(colors), darkMode: isDark, fontFamily } };
}

/** Converts `rgb(1, 2, 3)` or `color(srgb 0.1 0.2 0.3)`, the two formats of computed colors in browsers, to `#rrggbb`. */
export function toHex(color: string): string {
  const numbers = (color.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).slice(0, 3).map(Number);
  const scale = color.startsWith("color(") ? 255 : 1;
  const bytes = numbers.map((number) => Math.min(255, Math.max(0, Math.round(number * scale))));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
