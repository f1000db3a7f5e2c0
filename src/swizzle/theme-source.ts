/** A component of the theme as its source. Types only. */

export interface ThemeSource {
  /** Without `@theme/`: `DocItem/Footer`. */
  readonly name: string;
  /** Path relative to `theme/`, with `/`: `DocItem/Footer/index.tsx`. */
  readonly path: string;
  readonly text: string;
}
