/** A plugin of this site: one page that answers for everything below its address too. */

interface Actions {
  addRoute(route: { path: string; exact: boolean; component: string }): void;
}

interface Context {
  readonly baseUrl: string;
}

export default function featureRequests({ baseUrl }: Context) {
  return {
    name: "feature-requests",
    contentLoaded({ actions }: { readonly actions: Actions }) {
      actions.addRoute({
        path: `${baseUrl}feature-requests`,
        exact: false,
        component: "@site/src/plugins/feature-requests/FeatureRequests.tsx",
      });
    },
  };
}
