/** The debug page that lists all routes with their components. */

import { type DebugData, useDebugData } from "@docusaurus/debug-view";
import Link from "@docusaurus/Link";
import { DebugMore } from "@theme/DebugJsonView/Tree";
import DebugLayout from "@theme/DebugLayout";
import DebugView from "@theme/DebugView";
import { type ReactElement, type ReactNode, useDeferredValue, useState } from "react";
import type { DebugPageProps, DebugRoute } from "../../src/model/debug.ts";

const AT_ONCE = 100;

const INTRO = "Every page of this site, the components that render it, and the files it is made of.";

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function List({ of }: { readonly of: readonly string[] }): ReactElement {
  return (
    <ul>
      {of.map((each) => (
        <li key={each}>
          <code>{each}</code>
        </li>
      ))}
    </ul>
  );
}

function Route({ route }: { readonly route: DebugRoute }): ReactElement {
  const { path, components, plugin, exact, modules, wrappers, children, sidebar, source, unlisted, priority } = route;
  return (
    <details>
      <summary>
        <span className="debugKey">{path}</span> <span className="debugTitle">{components.at(-1)}</span>
      </summary>
      <dl className="debugFacts">
        {children === undefined ? (
          <Fact name="Page">
            <Link to={path}>{path}</Link>
          </Fact>
        ) : (
          <Fact name="Child routes">{children}</Fact>
        )}
        {wrappers !== undefined && (
          <Fact name="Inside">
            <List of={wrappers} />
          </Fact>
        )}
        <Fact name="Components">
          <List of={components} />
        </Fact>
        <Fact name="Plugin">{plugin}</Fact>
        <Fact name="Matches">{exact ? "this path" : "this path and all below it"}</Fact>
        {sidebar !== undefined && (
          <Fact name="Sidebar">
            <code>{sidebar}</code>
          </Fact>
        )}
        {source !== undefined && (
          <Fact name="Source">
            <code>{source}</code>
          </Fact>
        )}
        {modules.length > 0 && (
          <Fact name="Modules">
            <List of={modules} />
          </Fact>
        )}
        {unlisted && <Fact name="Unlisted">yes</Fact>}
        {priority !== undefined && <Fact name="Priority">{priority}</Fact>}
      </dl>
    </details>
  );
}

function useRoutes(data: DebugData, query: string): { readonly routes: readonly DebugRoute[]; readonly total: number } {
  const words = useDeferredValue(query.trim().toLowerCase());
  const all = data.value as unknown as readonly DebugRoute[];
  if (words === "") return { routes: all, total: data.cut[""] ?? all.length };
  const routes = all.filter(({ path, components, source = "" }) =>
    [path, source, ...components].some((text) => text.toLowerCase().includes(words)),
  );
  return { routes, total: routes.length };
}

export default function DebugRoutes({ data: excerpt }: DebugPageProps): ReactElement {
  const data = useDebugData(excerpt);
  const [query, setQuery] = useState("");
  const [limit, setLimit] = useState(AT_ONCE);
  const { routes, total } = useRoutes(data, query);
  const shown = routes.slice(0, limit);
  const more = (): void => {
    data.load();
    setLimit(limit + AT_ONCE);
  };
  return (
    <DebugLayout view="routes" intro={INTRO}>
      <DebugView
        data={data}
        label="Search by path, component or file"
        query={query}
        onQuery={(next) => {
          setQuery(next);
          setLimit(AT_ONCE);
        }}
        found={`${total} ${total === 1 ? "route" : "routes"}${query.trim() === "" ? "" : " found"}`}
      >
        <ul className="debugTree">
          {shown.map((route) => (
            <li key={`${route.path} ${route.children ?? ""}`}>
              <Route route={route} />
            </li>
          ))}
        </ul>
        {total > shown.length && <DebugMore data={data} missing={total - shown.length} onMore={more} />}
      </DebugView>
    </DebugLayout>
  );
}
