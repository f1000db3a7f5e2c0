/** Buttons above a text that copy it as Markdown or open its Markdown file. `src/runtime/browser/copy-page.ts` handles the clicks. */

import { useLocation } from "@docusaurus/router";
import { translate } from "@docusaurus/Translate";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import type { ReactElement } from "react";
import { markdownUrl } from "../../src/url/page-path.ts";

export default function CopyPage(): ReactElement | null {
  const { baseUrl, themeConfig } = useDocusaurusContext().siteConfig;
  const url = markdownUrl(useLocation().pathname, baseUrl);
  if (themeConfig["llms"] === false) return null;
  return (
    <div className="copyPage">
      <button
        type="button"
        className="clean-btn copyPageButton"
        title={translate({ id: "theme.CopyPage.description", message: "Copy this page as Markdown" })}
        data-copied={translate({ id: "theme.CopyPage.copied", message: "Copied" })}
      >
        {translate({ id: "theme.CopyPage.copy", message: "Copy page" })}
      </button>
      <a href={url} target="_blank" rel="noopener">
        {translate({ id: "theme.CopyPage.view", message: "View as Markdown" })}
      </a>
    </div>
  );
}
