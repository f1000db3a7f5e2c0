/** Checks one version as a whole. */

import { fieldPlace } from "../../plugin-kit/front-matter.ts";
import type { Reporter } from "../../model/diagnostic.ts";
import type { GeneratedIndex } from "../../model/docs.ts";
import type { Site } from "../../model/site.ts";
import type { DocEntity } from "./doc-entity.ts";

/** Keeps the first of docs with one id. Diagnostic: `duplicate-doc-id`, naming all files. */
export function withoutDuplicateIds(docs: readonly DocEntity[], report: Reporter): DocEntity[] {
  const byId = new Map<string, DocEntity[]>();
  for (const doc of docs) {
    const same = byId.get(doc.id);
    if (same) same.push(doc);
    else byId.set(doc.id, [doc]);
  }
  for (const [id, [first, second, ...more]] of byId) {
    if (!first || !second) continue;
    const files = [first, second, ...more].map(({ source }) => `\`${source}\``).join(", ");
    report.error({
      code: "duplicate-doc-id",
      message: `Docs of one version have the same id \`${id}\`: ${files}.`,
      hint: "Set a different `id` in front matter, or rename the files, until each id is unique.",
      ...fieldPlace(second.document, "id"),
    });
  }
  return [...byId.values()].flatMap((same) => same.slice(0, 1));
}

/**
 * The pages of categories, without those whose route belongs to a doc or another category. Diagnostic
 * `category-page-taken`, at the level of `onDuplicateRoutes`, because two sidebars may be generated from the same
 * folder.
 */
export function withoutTakenPages(
  pages: readonly GeneratedIndex[],
  docs: readonly DocEntity[],
  { site, report, file }: { readonly site: Site; readonly report: Reporter; readonly file: string | undefined },
): readonly GeneratedIndex[] {
  if (pages.length === 0) return pages;
  const taken = new Map(docs.map(({ permalink, source }) => [permalink, `the doc \`${source}\``]));
  return pages.filter(({ permalink, title, slug, sidebar }) => {
    const owner = taken.get(permalink);
    if (owner === undefined) {
      taken.set(permalink, `the category \`${title}\` of the sidebar \`${sidebar}\``);
      return true;
    }
    report.addAt(site.config.onDuplicateRoutes, {
      code: "category-page-taken",
      message: `The page \`${permalink}\` of the category \`${title}\` (sidebar \`${sidebar}\`) has the same address as ${owner}, which is shown.`,
      hint: `Give the \`link\` of the category a \`slug\` other than \`${slug}\`; \`onDuplicateRoutes\` relaxes this check.`,
      ...(file === undefined ? {} : { file }),
    });
    return false;
  });
}
