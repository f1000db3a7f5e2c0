/** Names that live code may use without importing them. A site adds its own in `src/theme/ReactLiveScope`. */

import React from "react";

const ReactLiveScope: Readonly<Record<string, unknown>> = { React, ...React };

export default ReactLiveScope;
