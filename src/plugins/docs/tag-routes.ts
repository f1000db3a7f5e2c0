import { groupByTag, type TagGroup } from "../../plugin-kit/tags.ts";
import type { Doc, DocTagDocsProps, DocTagsListProps } from "../../model/docs.ts";
import { toPermalink, joinUrl } from "../../url/paths.ts";
import type { PlainRoute, VersionPage, VersionPlan } from "./version-plan.ts";

type TagPage = DocTagDocsProps["tag"];

/** Tag pages: one for each tag, and one that lists all; none without tags. A tag of only unlisted docs gets an unlisted page. */
export function toTagRoutes({ version, options, plan, ...context }: VersionPlan): PlainRoute[] {
  const groups = groupByTag(version.docs, plan);
  if (groups.length === 0) return [];
  const allTagsPath = toPermalink(joinUrl(version.path, options.tagsBasePath), plan.site.config);
  const pages = groups.map((group) => toTagPage(group, allTagsPath));
  const tags = pages
    .filter(({ unlisted }) => !unlisted)
    .map(({ items: _items, allTagsPath: _path, unlisted: _unlisted, ...tag }) => tag);
  const toRoute = (page: VersionPage): PlainRoute => withOwnColumn(context.toRoute(page), plan.copyOf(page.component));
  const listProps: DocTagsListProps = { tags };
  const list = toRoute({ path: allTagsPath, component: options.docTagsListComponent, props: listProps });
  const routes = pages.map((tag) => {
    const props: DocTagDocsProps = { tag };
    const route = toRoute({ path: tag.permalink, component: options.docTagDocListComponent, props });
    return tag.unlisted ? { ...route, unlisted: true } : route;
  });
  return [list, ...routes];
}

/** The route of a page that the site has copied, outside the column of docs. `copy` is the text of its file. */
function withOwnColumn(route: PlainRoute, copy: string | undefined): PlainRoute {
  const around = route.layers.at(-2);
  const own = route.layers.at(-1);
  if (copy === undefined || !around || !own) return route;
  const hasLayout = /["']@theme\/Layout["']/.test(copy);
  const root = { ...around, component: "@theme/DocTagRoot", props: { hasLayout } };
  return { ...route, layers: [...route.layers.slice(0, -2), root, own] };
}

function toTagPage({ tag, items: tagged }: TagGroup<Doc>, allTagsPath: string): TagPage {
  const listed = tagged.filter(({ unlisted }) => !unlisted);
  const docs = listed.length > 0 ? listed : tagged;
  const items = docs
    .map(({ id, title, description, permalink }) => ({ id, title, description, permalink }))
    .sort((a, b) => a.title.localeCompare(b.title, "en"));
  return { ...tag, count: items.length, allTagsPath, unlisted: listed.length === 0, items };
}
