/** Components of notes by their type. A site adds its own here (`src/theme/Admonition/Types`); other types have the usual look. */

import type { Props } from "@theme/Admonition";
import Caution from "@theme/Admonition/Type/Caution";
import Danger from "@theme/Admonition/Type/Danger";
import Info from "@theme/Admonition/Type/Info";
import Note from "@theme/Admonition/Type/Note";
import Tip from "@theme/Admonition/Type/Tip";
import Warning from "@theme/Admonition/Type/Warning";
import type { ComponentType } from "react";

const admonitionTypes: Readonly<Record<string, ComponentType<Props>>> = {
  note: Note,
  tip: Tip,
  info: Info,
  caution: Caution,
  warning: Warning,
  danger: Danger,
  secondary: Note,
  important: Info,
  success: Tip,
};

export default admonitionTypes;
