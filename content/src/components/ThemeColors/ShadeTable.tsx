/** The shades of a primary color, with how well text of each can be read on the background. */

import type { ReactElement } from "react";
import styles from "./ThemeColors.module.css";
import { adjust, contrast, gradeOf, type Palette, type Shade } from "./shades.ts";

interface Props {
  readonly palette: Palette;
  readonly onAdjust: (shades: readonly Shade[]) => void;
}

export default function ShadeTable({ palette, onAdjust }: Props): ReactElement {
  const { base, background, shades } = palette;
  const set = (name: string, percent: number): void => {
    if (!Number.isFinite(percent)) return;
    onAdjust(shades.map((shade) => (shade.name === name ? { ...shade, adjustment: percent / 100 } : shade)));
  };
  const ordered = [...shades].sort((a, b) => a.order - b.order);
  return (
    <table className={styles.table}>
      <caption className="sr-only">The shades of the primary color</caption>
      <thead>
        <tr>
          <th scope="col">Variable</th>
          <th scope="col">Color</th>
          <th scope="col">Lightness</th>
          <th scope="col">Contrast</th>
        </tr>
      </thead>
      <tbody>
        {ordered.map(({ name, adjustment, order }) => {
          const color = adjust(base, adjustment);
          const ratio = contrast(color, background);
          return (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>
                <span className={styles.swatch} style={{ background: color }} /> <code>{color}</code>
              </td>
              <td>
                {order === 0 ? (
                  "as chosen"
                ) : (
                  <span className={styles.percent}>
                    <input
                      type="number"
                      min={-100}
                      max={100}
                      className={styles.number}
                      aria-label={`Lightness of ${name} in per cent`}
                      value={Math.round(adjustment * 100)}
                      onChange={({ target }) => set(name, target.valueAsNumber)}
                    />{" "}
                    %
                  </span>
                )}
              </td>
              <td>
                {ratio.toFixed(1)} {gradeOf(ratio)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
