/** `@docusaurus/Translate`: text of the interface, by id, in the site's language, else as it is written. */

export { type Message, translate } from "../shared/translate.ts";
export { default, type TranslateProps } from "../shared/translate-component.tsx";
