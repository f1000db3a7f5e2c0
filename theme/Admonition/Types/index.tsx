/**
 * Maps admonition types to components. A site adds its own types in `src/theme/Admonition/Types`; types without a component get
 * the default look.
 */

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
