/** What a text puts into the head of its page. */

export { default } from "@docusaurus/Head";
