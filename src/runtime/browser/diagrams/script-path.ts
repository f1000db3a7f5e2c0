/** Where the scripts that draw diagrams are: for what writes them and for what loads them. */

import { version } from "mermaid/package.json";

/** Folder below `baseUrl`; its content depends on the version alone. */
export const DIAGRAM_SCRIPTS = `assets/js/mermaid-${version}`;
