/** The source of a theme component. */

export interface ThemeSource {
  /** Name without `@theme/`, such as `DocItem/Footer`. */
  readonly name: string;
  /** Path relative to `theme/`, with `/`, such as `DocItem/Footer/index.tsx`. */
  readonly path: string;
  readonly text: string;
}
