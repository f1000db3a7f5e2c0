/** A dropdown of all docs versions. Each links to the current page in that version, or to the version's first page. */

import { ownValue } from "@docusaurus/theme-common/internal";
import { translate } from "@docusaurus/Translate";
import {
  useActiveVersion,
  useDocsData,
  useDocsPreferredVersion,
  useLatestVersion,
  useVersionLinks,
} from "@docusaurus/plugin-content-docs/client";
import type { NavbarItemConfig } from "@docusaurus/theme-common/internal";
import DefaultNavbarItem from "@theme/NavbarItem/DefaultNavbarItem";
import DropdownNavbarItem, { type Props as DropdownProps } from "@theme/NavbarItem/DropdownNavbarItem";
import type { ReactElement } from "react";

type Versions = readonly Pick<ReturnType<typeof useDocsData>["versions"][number], "name" | "label" | "mainPath">[];

export type Props = Omit<DropdownProps, "items"> & {
  readonly docsPluginId?: string;
  readonly dropdownActiveClassDisabled?: boolean;
  readonly dropdownItemsBefore?: readonly NavbarItemConfig[];
  readonly dropdownItemsAfter?: readonly NavbarItemConfig[];
  /** Which versions to show, in which order. A map may also set their labels. */
  readonly versions?: readonly string[] | Readonly<Record<string, { readonly label?: string }>>;
};

/** Returns the versions that the item's `versions` selects. */
function chosenVersions(all: Versions, selection: Props["versions"]): Versions {
  if (!selection) return all;
  const isList = Array.isArray(selection);
  const names: readonly string[] = isList ? selection : Object.keys(selection);
  const labels = isList ? {} : (selection as Readonly<Record<string, { readonly label?: string }>>);
  return names.flatMap((name) => {
    const version = all.find((candidate) => candidate.name === name);
    return version ? [{ name, mainPath: version.mainPath, label: ownValue(labels, name)?.label ?? version.label }] : [];
  });
}

export default function DocsVersionDropdownNavbarItem(props: Props): ReactElement {
  const {
    docsPluginId,
    dropdownActiveClassDisabled,
    dropdownItemsBefore = [],
    dropdownItemsAfter = [],
    versions: selection,
    ...dropdown
  } = props;
  const { versions: all, labelsToMain } = useDocsData(docsPluginId);
  const versions = chosenVersions(all, selection);
  const active = useActiveVersion(docsPluginId);
  const latest = useLatestVersion(docsPluginId);
  const { preferredVersion, savePreferredVersionName } = useDocsPreferredVersion(docsPluginId);
  const linkTo = useVersionLinks(docsPluginId);
  const shown = active ?? preferredVersion ?? latest;
  const current = versions.find(({ name }) => name === shown.name) ?? versions[0];
  const items: NavbarItemConfig[] = [
    ...dropdownItemsBefore,
    ...versions.map((version) => ({
      label: version.label,
      to: linkTo(version),
      isActive: () => version.name === active?.name,
      onClick: () => savePreferredVersionName(version.name),
    })),
    ...dropdownItemsAfter,
  ];
  const to = current && (labelsToMain ? current.mainPath : linkTo(current));
  if (items.length < 2)
    return <DefaultNavbarItem {...dropdown} label={current?.label} to={to} isActive={() => false} />;
  const label = dropdown.mobile
    ? translate({ id: "theme.navbar.mobileVersionsDropdown.label", message: "Versions" })
    : current?.label;
  return (
    <DropdownNavbarItem
      {...dropdown}
      // Readers without scripts follow the link.
      to={to}
      role="button"
      items={items}
      label={label}
      isActive={() => dropdownActiveClassDisabled !== true && active !== undefined}
    />
  );
}
