/** `prism-react-renderer` of both its versions: what the first had as default export and as `defaultProps` is there beside the second's. */

import { Highlight, Prism, themes } from "prism-react-renderer";

export { Highlight, normalizeTokens, Prism, themes, useTokenize } from "prism-react-renderer";
export { Highlight as default };

/** To be spread into `<Highlight>`. */
export const defaultProps = { Prism, theme: themes.vsDark };
