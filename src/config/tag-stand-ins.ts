import type { ReportingLevel } from "../model/diagnostic.ts";
import { joinUrl } from "../url/paths.ts";
import { kebabCase } from "./kebab-case.ts";

interface Tag {
  readonly inline: boolean;
  readonly label: string;
  readonly permalink: string;
  readonly description: string | undefined;
}

type WrittenTag = string | { readonly label: string; readonly permalink: string; readonly description?: string };

interface TagsRequest {
  readonly frontMatterTags?: readonly WrittenTag[];
  /** Route of the list of tags. */
  readonly tagsBaseRoutePath: string;
  /** Tags of a tags file by key; `null` if there is none. */
  readonly tagsFile: Readonly<Record<string, Exclude<WrittenTag, string>>> | null;
  readonly source: string;
  readonly options: { readonly onInlineTags?: ReportingLevel; readonly tags?: string | false | null };
}

/** The tags of a page. */
function normalizeTags({ frontMatterTags = [], tagsBaseRoutePath, tagsFile, source, options }: TagsRequest): Tag[] {
  const tags = frontMatterTags.map((written): Tag => {
    const known = typeof written === "string" ? tagsFile?.[written] : undefined;
    const tag = known ?? (typeof written === "string" ? { label: written, permalink: kebabCase(written) } : written);
    const { label, permalink, description } = { description: undefined, ...tag };
    return { inline: !known, label, permalink: joinUrl(tagsBaseRoutePath, permalink), description };
  });
  if (tagsFile !== null) reportInlineTags({ tags, source, options });
  return tags;
}

/** Reports tags that the tags file does not have. */
function reportInlineTags({
  tags,
  source,
  options,
}: Pick<TagsRequest, "source" | "options"> & { readonly tags: readonly Tag[] }): void {
  const labels = [...new Set(tags.flatMap(({ inline, label }) => (inline ? label : [])))];
  const { onInlineTags = "warn", tags: file } = options;
  if (labels.length === 0 || onInlineTags === "ignore") return;
  const message = `Tags [${labels.join(", ")}] used in ${source} are not defined in ${file || "tags.yml"}`;
  if (onInlineTags === "throw") throw new Error(message);
  console[onInlineTags](message);
}

/** Items by the permalinks of their tags. */
function groupTaggedItems<T, U extends Pick<Tag, "permalink">>(
  items: readonly T[],
  tagsOf: (item: T) => readonly U[],
): Record<string, { tag: U; items: T[] }> {
  const groups: Record<string, { tag: U; items: T[] }> = {};
  for (const item of items) {
    for (const tag of tagsOf(item)) {
      const group = (groups[tag.permalink] ??= { tag, items: [] });
      if (!group.items.includes(item)) group.items.push(item);
    }
  }
  return groups;
}

/** A tag of only unlisted pages is unlisted, and lists them all. */
function getTagVisibility<T>({
  items,
  isUnlisted,
}: {
  readonly items: readonly T[];
  readonly isUnlisted: (item: T) => boolean;
}) {
  const listedItems = items.filter((item) => !isUnlisted(item));
  const unlisted = listedItems.length === 0;
  return { unlisted, listedItems: unlisted ? items : listedItems };
}

interface VisibilityRequest {
  readonly frontMatter: { readonly draft?: boolean; readonly unlisted?: boolean };
  readonly env?: string;
}

function isProduction({ env = process.env.NODE_ENV }: VisibilityRequest): boolean {
  return env === "production";
}

/** Functions of the module `@docusaurus/utils` about tags, drafts and unlisted pages, with the format's results. */
export const TAG_FUNCTIONS: Readonly<Record<string, unknown>> = {
  normalizeTags,
  normalizeFrontMatterTags: (tagsPath: string, tags: readonly WrittenTag[] = []) =>
    normalizeTags({ frontMatterTags: tags, tagsBaseRoutePath: tagsPath, tagsFile: null, source: "", options: {} }),
  reportInlineTags,
  groupTaggedItems,
  getTagVisibility,
  isDraft: (page: VisibilityRequest) => isProduction(page) && (page.frontMatter.draft ?? false),
  isUnlisted: (page: VisibilityRequest) => isProduction(page) && (page.frontMatter.unlisted ?? false),
};
