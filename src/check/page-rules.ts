/** Optional checks of page metadata: titles, descriptions, alt texts. */

import type { DiagnosticCode } from "../model/catalog/catalog.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Route } from "../model/route.ts";
import type { Rule } from "./check-request.ts";
import { listElements } from "./page-elements.ts";

/** Reports `duplicate-title`: pages that the search cannot tell apart, because they share a title within one version. */
export const duplicateTitles: Rule = ({ graph, report }) => {
  const groups = new Map<string, Route[]>();
  for (const route of listPages(graph.routes)) {
    const key = JSON.stringify([route.search?.tag, route.about?.title]);
    groups.set(key, [...(groups.get(key) ?? []), route]);
  }
  for (const [first, ...others] of groups.values()) {
    if (!first?.about || others.length === 0) continue;
    const names = others.map(({ source = "" }) => `\`${source}\``).join(", ");
    report.add({
      ...toWarning("duplicate-title", `The title \`${first.about.title}\` is also used by ${names}.`),
      hint: "Give each page its own title: search results and browser tabs show nothing else.",
      ...placeOf(first, graph.documents[first.document ?? ""]?.frontMatterPositions["title"]),
    });
  }
};

/** Reports `missing-description`: pages without a `description` in their front matter. */
export const missingDescriptions: Rule = ({ graph, report }) => {
  for (const route of listPages(graph.routes)) {
    const { frontMatter } = graph.documents[route.document ?? ""] ?? {};
    if (!frontMatter || (typeof frontMatter["description"] === "string" && frontMatter["description"] !== "")) continue;
    report.add({
      ...toWarning("missing-description", "The page has no `description` in its front matter."),
      hint: "Add one sentence: search engines and previews of links show it instead of the first line.",
      ...placeOf(route),
    });
  }
};

/** Reports `missing-alt-text`: images without alternative text. In HTML tags, `alt=""` marks decoration. */
export const missingAltTexts: Rule = async ({ graph, texts, report }) => {
  for (const document of Object.values(graph.documents)) {
    for (const { name, slot, attribute } of listElements(document)) {
      if (name !== "img") continue;
      const alt = attribute("alt");
      const isMarkdown = attribute("decoding") === "async";
      if (alt !== undefined && (alt.trim() !== "" || !isMarkdown)) continue;
      const url = slot?.url ?? attribute("src") ?? "";
      const file = slot?.file ?? document.path;
      const place = slot ?? (await texts.locate(file, url));
      report.add({
        ...toWarning("missing-alt-text", `The image \`${url}\` has no alternative text.`),
        hint: 'Describe the image between the brackets: `![a person at a desk](…)`. For decoration, write `<img alt="">`.',
        file,
        ...(place && { line: place.line, column: place.column, length: url.length }),
      });
    }
  }
};

/** Pages from Markdown files that readers are meant to find. */
export function listPages(routes: readonly Route[]): Route[] {
  return routes.filter(({ document, unlisted, noIndex }) => document !== undefined && !unlisted && !noIndex);
}

/** A warning of an optional check, without its position. */
export function toWarning(code: DiagnosticCode, message: string): Diagnostic {
  return { code, severity: "warning", message };
}

function placeOf({ source }: Route, position?: Pick<Diagnostic, "line" | "column">): Partial<Diagnostic> {
  return { ...(source !== undefined && { file: source }), ...(position ?? { line: 1, column: 1 }) };
}
