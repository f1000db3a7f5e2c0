import { toPagePath } from "../../url/page-path.ts";

/** The parts of the page loader that this needs. */
interface Loader {
  load(pathname: string): Promise<object>;
}

/** The parts of the router that this needs. */
interface Mover {
  readonly state: { readonly page: { readonly data: { readonly path: string } } };
  navigate(to: string, options: { readonly replace: boolean }): Promise<void>;
}

/**
 * `/docs/a.html` and `/docs/a/index.html` mean the page `/docs/a`. Where no such file exists, a plain file host answers
 * with the not-found page, which this replaces with the page. If there is no such page, nothing happens.
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
