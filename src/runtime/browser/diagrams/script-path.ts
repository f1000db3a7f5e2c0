import { version } from "mermaid/package.json";

/** Folder below `baseUrl` of the scripts that draw diagrams, for writing and for loading them; its content depends only on the version. */
export const DIAGRAM_SCRIPTS = `assets/js/mermaid-${version}`;
