/** Adds tags from Markdown to the page's head. */

export { default } from "@docusaurus/Head";
