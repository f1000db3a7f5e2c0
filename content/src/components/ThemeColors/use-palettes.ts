/** The colors that a reader has chosen, of both modes. They are kept as long as the tab is open. */

import { useEffect, useState } from "react";
import { DEFAULTS, type Mode, type Palette, readColor, SHADES } from "./shades.ts";

export type Palettes = Readonly<Record<Mode, Palette>>;

const KEY = "theme-colors";

/** The colors, and the way to change those of a mode. */
export function usePalettes(): readonly [Palettes, (mode: Mode, change: Partial<Palette>) => void, () => void] {
  const [palettes, setPalettes] = useState<Palettes>(DEFAULTS);
  useEffect(() => setPalettes(readStored()), []);
  const keep = (next: Palettes): void => {
    setPalettes(next);
    store(next);
  };
  const change = (mode: Mode, of: Partial<Palette>): void => keep({ ...palettes, [mode]: { ...palettes[mode], ...of } });
  return [palettes, change, () => keep(DEFAULTS)];
}

function readStored(): Palettes {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Partial<Palettes>;
    return { light: readPalette(stored.light, "light"), dark: readPalette(stored.dark, "dark") };
  } catch (error) {
    console.warn("The chosen colors could not be read.", error);
    return DEFAULTS;
  }
}

/** Whatever is not as it should be is the default. */
function readPalette(given: Partial<Palette> | undefined, mode: Mode): Palette {
  const { base, background, shades } = DEFAULTS[mode];
  const adjustments = new Map((given?.shades ?? []).map(({ name, adjustment }) => [name, Number(adjustment)]));
  return {
    base: readColor(String(given?.base)) ?? base,
    background: readColor(String(given?.background)) ?? background,
    shades: given?.shades
      ? SHADES.map((shade) => ({ ...shade, adjustment: adjustments.get(shade.name) || shade.adjustment }))
      : shades,
  };
}

function store(palettes: Palettes): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(palettes));
  } catch (error) {
    console.warn("The chosen colors could not be kept.", error);
  }
}
