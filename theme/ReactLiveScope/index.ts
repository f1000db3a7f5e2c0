/** Names that live code may use without importing them. A site adds its own by a module of this name in `src/theme/`. */

import React from "react";

const ReactLiveScope: Readonly<Record<string, unknown>> = { React, ...React };

export default ReactLiveScope;
