/** `@docusaurus/theme-common/Details`: content that a reader opens. */

export { default as Details, type Props as DetailsProps } from "../../../../theme/Details/index.tsx";
