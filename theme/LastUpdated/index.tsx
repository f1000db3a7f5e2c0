/** The date of a page's last change, and its author. */

import Translate from "@docusaurus/Translate";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import type { ReactElement } from "react";

export interface Props {
  /** Milliseconds since 1970, or seconds on sites of releases before 3.2. */
  readonly lastUpdatedAt?: number | undefined;
  readonly lastUpdatedBy?: string | undefined;
}

/** Smaller numbers are seconds: as milliseconds they would be in 1973 or before, when Git was not there. */
const FEWEST_MS = 1e11;

function UpdatedAt({ date }: { readonly date: Date }): ReactElement {
  const { i18n } = useDocusaurusContext();
  const { htmlLang, calendar } = i18n.localeConfigs[i18n.currentLocale] ?? {};
  // UTC gives the same day on the server and for all readers. Browsers may format it differently than the server.
  const text = date.toLocaleDateString(htmlLang ?? i18n.currentLocale, {
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

export default function LastUpdated({ lastUpdatedAt, lastUpdatedBy }: Props): ReactElement {
  const values = {
    atDate: lastUpdatedAt !== undefined && (
      <Translate
        id="theme.lastUpdated.atDate"
        values={{
          date: (
            <UpdatedAt key="date" date={new Date(lastUpdatedAt < FEWEST_MS ? lastUpdatedAt * 1000 : lastUpdatedAt)} />
          ),
        }}
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
