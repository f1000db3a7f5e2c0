/** `@docusaurus/theme-common/Details`: expandable content. */

export { default as Details, type Props as DetailsProps } from "../../../../theme/Details/index.tsx";
