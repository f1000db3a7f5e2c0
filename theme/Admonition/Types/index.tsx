/** Components of notes by their type. A site adds its own here (`src/theme/Admonition/Types`); other types have the usual look. */

import type { Props } from "@theme/Admonition";
import type { ComponentType } from "react";

const admonitionTypes: Readonly<Record<string, ComponentType<Props>>> = {};

export default admonitionTypes;
