/** Addresses of files that are not there: which page they mean. */

import { toPagePath } from "../../url/page-path.ts";

/** What this needs of the page loader. */
interface Loader {
  load(pathname: string): Promise<object>;
}

/** What this needs of the router. */
interface Mover {
  readonly state: { readonly page: { readonly data: { readonly path: string } } };
  navigate(to: string, options: { readonly replace: boolean }): Promise<void>;
}

/**
 * `/docs/a.html` and `/docs/a/index.html` are the page `/docs/a`. A host that only serves files answers with the not-found
 * page where no such file exists: the page is shown in its place. Without such a page, nothing happens.
 */
export async function leaveFileAddress(loader: Loader, router: Mover): Promise<void> {
  const { pathname, search, hash } = window.location;
  if (toPagePath(pathname) === toPagePath(router.state.page.data.path)) return;
  const isKnown = await loader.load(pathname).then(
    () => true,
    () => false,
  );
  if (isKnown) await router.navigate(toPagePath(pathname) + search + hash, { replace: true });
}
