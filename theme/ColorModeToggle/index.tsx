/** The switch between light and dark mode. It contains the icons of both modes; CSS shows the current one. */

import { translate } from "@docusaurus/Translate";
import IconDarkMode from "@theme/Icon/DarkMode";
import IconLightMode from "@theme/Icon/LightMode";
import IconSystemColorMode from "@theme/Icon/SystemColorMode";
import clsx from "clsx";
import type { ReactElement } from "react";

export interface Props {
  readonly className?: string | undefined;
  /** The current mode. */
  readonly value: "light" | "dark" | null;
  readonly onChange: (mode: "light" | "dark") => void;
}

export default function ColorModeToggle({ className, value, onChange }: Props): ReactElement {
  const mode =
    value === "dark"
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
        onClick={() => onChange(value === "dark" ? "light" : "dark")}
      >
        <IconLightMode className="toggleIcon lightToggleIcon" />
        <IconDarkMode className="toggleIcon darkToggleIcon" />
        {process.env.VELOCI_OPENED && value === null ? <IconSystemColorMode className="toggleIcon" /> : undefined}
      </button>
    </div>
  );
}
