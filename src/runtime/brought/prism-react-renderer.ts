/** `prism-react-renderer` in both of its versions: the default export and `defaultProps` of the first beside the exports of the second. */

import { Highlight, Prism, themes } from "prism-react-renderer";

export { Highlight, normalizeTokens, Prism, themes, useTokenize } from "prism-react-renderer";
export { Highlight as default };

/** Spread it into `<Highlight>`. */
export const defaultProps = { Prism, theme: themes.vsDark };
