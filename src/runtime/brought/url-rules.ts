/** `@docusaurus/utils-common`, for components. */

export * from "../../url/format-rules.ts";
