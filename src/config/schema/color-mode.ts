import * as z from "zod/mini";
import { flag, renamed, withDefault } from "../fields.ts";

/** Theme config field `colorMode`: light and dark. */
export const colorModeSchema = z.strictObject({
  /** Mode of readers who have not chosen one. */
  defaultMode: withDefault(z.enum(["light", "dark"]), "light"),
  /** Whether the switch is left out of the navbar. */
  disableSwitch: flag(false),
  /** Whether the system's preference takes precedence over `defaultMode`. */
  respectPrefersColorScheme: flag(false),
  switchConfig: renamed("a component of your own at `src/theme/ColorModeToggle`"),
});
