/** The switch between light and dark. It has both icons; CSS shows the one of the mode that is on. */

import { translate } from "@docusaurus/Translate";
import { useColorMode, useThemeConfig } from "@docusaurus/theme-common";
import IconDarkMode from "@theme/Icon/DarkMode";
import IconLightMode from "@theme/Icon/LightMode";
import clsx from "clsx";
import type { ReactElement } from "react";

export interface Props {
  readonly className?: string;
}

export default function ColorModeToggle({ className }: Props): ReactElement | null {
  const { colorMode, setColorMode } = useColorMode();
  if (useThemeConfig().colorMode.disableSwitch) return null;
  const mode =
    colorMode === "dark"
      ? translate({ id: "theme.colorToggle.ariaLabel.mode.dark", message: "dark mode" })
      : translate({ id: "theme.colorToggle.ariaLabel.mode.light", message: "light mode" });
  const label = translate(
    { id: "theme.colorToggle.ariaLabel", message: "Switch between dark and light mode (currently {mode})" },
    { mode },
  );
  return (
    <div className={clsx("toggle", className)}>
      <button
        type="button"
        className="clean-btn toggleButton"
        title={label}
        aria-label={label}
        aria-live="polite"
        onClick={() => setColorMode(colorMode === "dark" ? "light" : "dark")}
      >
        <IconLightMode className="toggleIcon lightToggleIcon" />
        <IconDarkMode className="toggleIcon darkToggleIcon" />
      </button>
    </div>
  );
}
