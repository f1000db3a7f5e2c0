/** A manifest for sites that tests emit. */

import type { Manifest } from "../../src/model/manifest.ts";

export const MANIFEST: Manifest = { generator: "Veloci", format: 1, version: "1.2.3", baseUrl: "/" };
