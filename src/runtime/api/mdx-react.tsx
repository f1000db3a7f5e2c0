/** `@mdx-js/react`: the components that texts written in code name without importing them. */

import { createContext, type ReactElement, type ReactNode, useContext } from "react";
import { useApp } from "../shared/contexts.ts";

type Components = Readonly<Record<string, unknown>>;

const Given = createContext<Components>({});

/** The theme's components for authors, those of providers around, and the caller's own. */
export function useMDXComponents(own: Components = {}): Components {
  const given = useContext(Given);
  return { ...useApp().components(), ...given, ...own };
}

export interface MDXProviderProps {
  readonly components?: Components | ((given: Components) => Components);
  readonly children?: ReactNode;
}

/** Gives components to the texts inside. */
export function MDXProvider({ components = {}, children }: MDXProviderProps): ReactElement {
  const given = useContext(Given);
  const own = typeof components === "function" ? components(given) : { ...given, ...components };
  return <Given value={own}>{children}</Given>;
}
