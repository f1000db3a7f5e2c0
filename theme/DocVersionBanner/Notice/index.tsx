/** The notice on pages of a version that is not the latest. */

import { ownValue, useShownVersion } from "@docusaurus/theme-common/internal";
import Link from "@docusaurus/Link";
import Translate from "@docusaurus/Translate";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { useDocRoute, useDocsPreferredVersion, useVersions } from "@docusaurus/plugin-content-docs/client";
import clsx from "clsx";
import type { ReactElement } from "react";

/** Placeholders of the message. The format's translations use the site's title. */
interface LabelProps {
  readonly siteTitle: string;
  readonly versionLabel: ReactElement;
}

function UnreleasedLabel(values: LabelProps): ReactElement {
  return (
    <Translate id="theme.docs.versions.unreleasedVersionLabel" values={{ ...values }}>
      {"This page belongs to version {versionLabel} of the docs, which is not released yet."}
    </Translate>
  );
}

function UnmaintainedLabel(values: LabelProps): ReactElement {
  return (
    <Translate id="theme.docs.versions.unmaintainedVersionLabel" values={{ ...values }}>
      {"This page belongs to version {versionLabel} of the docs, which is no longer maintained."}
    </Translate>
  );
}

export default function DocVersionBannerNotice({
  className,
}: {
  readonly className?: string | undefined;
}): ReactElement {
  const { banner, pluginId, label, latest } = useShownVersion();
  const { title } = useDocusaurusContext().siteConfig;
  const versions = useVersions(pluginId);
  const route = useDocRoute(pluginId);
  const { savePreferredVersionName } = useDocsPreferredVersion(pluginId);
  const name = versions.find(({ isLast }) => isLast)?.name;
  const path = (name === undefined ? undefined : ownValue(route?.alternates ?? {}, name)) ?? latest.path;
  const link = (
    <b>
      <Link to={path} onClick={() => name !== undefined && savePreferredVersionName(name)}>
        <Translate id="theme.docs.versions.latestVersionLinkLabel">latest version</Translate>
      </Link>
    </b>
  );
  const Label = banner === "unreleased" ? UnreleasedLabel : UnmaintainedLabel;
  return (
    <div className={clsx(className, "theme-doc-version-banner alert alert--warning margin-bottom--md")} role="alert">
      <div>
        <Label siteTitle={title} versionLabel={<b>{label}</b>} />
      </div>
      <div className="margin-top--sm">
        <Translate
          id="theme.docs.versions.latestVersionSuggestionLabel"
          values={{ latestVersionLink: link, versionLabel: <b>{latest.label}</b> }}
        >
          {"Read the {latestVersionLink} ({versionLabel}) instead."}
        </Translate>
      </div>
    </div>
  );
}
