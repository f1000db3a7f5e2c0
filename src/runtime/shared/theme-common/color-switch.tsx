/** What a site's own switch for the color mode receives. */

import { type ComponentType, type ReactElement, useEffect } from "react";
import { useApp } from "../contexts.ts";
import { useStorageSlot } from "./use-storage.ts";

type Props = Readonly<Record<string, unknown>>;

/** Whether a switch offers the mode of the system, too: it then reads whether the site respects it, and may be given no mode. */
function knowsSystemMode(Own: ComponentType<Props> & { readonly type?: unknown }): boolean {
  return String(Own.type ?? Own).includes("respectPrefersColorScheme");
}

/** The switch `of` of a site. Styles of one that knows three modes show the icon of the choice, which an attribute of `<html>` says. */
export function WithColorChoice({
  of: Own,
  value,
  ...props
}: Props & { readonly of: ComponentType<Props> }): ReactElement {
  const { respectPrefersColorScheme, defaultMode } = useApp().site.siteConfig.themeConfig.colorMode;
  const [stored, slot] = useStorageSlot("theme");
  const choice = stored ?? (respectPrefersColorScheme ? null : value);
  const byDefault = respectPrefersColorScheme ? "system" : defaultMode;
  useEffect(
    () => slot.listen(() => document.documentElement.setAttribute("data-theme-choice", slot.get() ?? byDefault)),
    [slot, byDefault],
  );
  const given = { ...props, respectPrefersColorScheme, value: knowsSystemMode(Own) ? choice : value };
  return <Own {...given} />;
}
