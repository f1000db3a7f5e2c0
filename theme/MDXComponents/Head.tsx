/** Adds tags from MDX to the head of its page. */

export { default } from "@docusaurus/Head";
