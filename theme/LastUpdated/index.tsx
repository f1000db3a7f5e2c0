/** The date of a page's last change, and its author. */

import Translate from "@docusaurus/Translate";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import type { ReactElement } from "react";

export interface Props {
  /** Milliseconds since 1970, or seconds where `formattedLastUpdatedAt` comes with it. */
  readonly lastUpdatedAt?: number | undefined;
  /** The day as readers see it, on sites of releases before 3.2. */
  readonly formattedLastUpdatedAt?: string | undefined;
  readonly lastUpdatedBy?: string | undefined;
}

function UpdatedAt({ at, day }: { readonly at: number; readonly day: string | undefined }): ReactElement {
  const { i18n } = useDocusaurusContext();
  const { htmlLang, calendar } = i18n.localeConfigs[i18n.currentLocale] ?? {};
  const date = new Date(day === undefined ? at : at * 1000);
  // UTC gives the same day on the server and for all readers. Browsers may format it differently than the server.
  const text =
    day ??
    date.toLocaleDateString(htmlLang ?? i18n.currentLocale, {
      day: "numeric",
      month: "short",
      year: "numeric",
      timeZone: "UTC",
      ...(calendar === undefined ? {} : { calendar }),
    });
  return (
    <b>
      <time dateTime={date.toISOString()} itemProp="dateModified" suppressHydrationWarning>
        {text}
      </time>
    </b>
  );
}

export default function LastUpdated({ lastUpdatedAt, formattedLastUpdatedAt, lastUpdatedBy }: Props): ReactElement {
  const values = {
    atDate: lastUpdatedAt !== undefined && (
      <Translate
        id="theme.lastUpdated.atDate"
        values={{ date: <UpdatedAt key="date" at={lastUpdatedAt} day={formattedLastUpdatedAt} /> }}
      >
        {" on {date}"}
      </Translate>
    ),
    byUser: lastUpdatedBy !== undefined && (
      <Translate id="theme.lastUpdated.byUser" values={{ user: <b key="user">{lastUpdatedBy}</b> }}>
        {" by {user}"}
      </Translate>
    ),
  };
  return (
    <span className="theme-last-updated">
      <Translate id="theme.lastUpdated.lastUpdatedAtBy" values={values}>
        {"Last updated{atDate}{byUser}"}
      </Translate>
    </span>
  );
}
