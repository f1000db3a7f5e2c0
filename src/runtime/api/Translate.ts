/** `@docusaurus/Translate`: interface texts by ID, in the site's language or else as written. */

export { type Message, translate } from "../shared/translate.ts";
export { default, type TranslateProps } from "../shared/translate-component.tsx";
