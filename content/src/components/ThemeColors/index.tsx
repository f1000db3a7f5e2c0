/**
 * Makes the colors of a site: a reader chooses a primary color and a background for each mode, sees the shades and their
 * contrast, and copies the rules. The page shows the colors of its mode while they differ from this site's own.
 */

import { useColorMode } from "@docusaurus/theme-common";
import { type ReactElement, useState } from "react";
import ColorField from "./ColorField.tsx";
import ShadeTable from "./ShadeTable.tsx";
import { DEFAULTS, type Mode, toCss } from "./shades.ts";
import styles from "./ThemeColors.module.css";
import { type Palettes, usePalettes } from "./use-palettes.ts";

const MODES: readonly (readonly [Mode, string])[] = [
  ["light", "Light mode"],
  ["dark", "Dark mode"],
];

function toSheet(palettes: Palettes): string {
  return MODES.map(([mode]) => toCss(mode, palettes[mode])).join("\n\n");
}

function CopyButton({ text }: { readonly text: string }): ReactElement {
  const [copied, setCopied] = useState("");
  const copy = (): void =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => setCopied(""),
    );
  return (
    <>
      <button type="button" className="button button--primary" onClick={copy}>
        Copy as CSS
      </button>
      <span role="status">{copied === text ? "Copied." : ""}</span>
    </>
  );
}

export default function ThemeColors(): ReactElement {
  const { colorMode, setColorMode } = useColorMode();
  const [palettes, change, reset] = usePalettes();
  const palette = palettes[colorMode];
  const sheet = toSheet(palettes);
  // In the body, these rules come after those of the style sheets, so they win.
  const isChanged = sheet !== toSheet(DEFAULTS);
  return (
    <section className={styles.generator} aria-label="Theme colors">
      {isChanged && <style>{sheet.replace(":root", 'html:not([data-theme="dark"])')}</style>}
      <fieldset className={styles.modes}>
        <legend>Edit the colors of</legend>
        {MODES.map(([mode, label]) => (
          <label key={mode}>
            <input
              type="radio"
              name="theme-colors-mode"
              checked={mode === colorMode}
              onChange={() => setColorMode(mode)}
            />{" "}
            {label}
          </label>
        ))}
      </fieldset>
      <div className={styles.fields}>
        <ColorField label="Primary color" value={palette.base} onChange={(base) => change(colorMode, { base })} />
        <ColorField
          label="Background"
          value={palette.background}
          onChange={(background) => change(colorMode, { background })}
        />
      </div>
      <ShadeTable palette={palette} onAdjust={(shades) => change(colorMode, { shades })} />
      <pre className={styles.sheet} tabIndex={0} aria-label="Rules for the style sheet">
        <code>{sheet}</code>
      </pre>
      <div className={styles.actions}>
        <CopyButton text={sheet} />
        <button type="button" className="button button--secondary" disabled={!isChanged} onClick={reset}>
          Reset
        </button>
      </div>
    </section>
  );
}
