/** `@mdx-js/react`: components that MDX can use without importing them. */

import { createContext, type ReactElement, type ReactNode, useContext } from "react";
import { useApp } from "../shared/contexts.ts";

type Components = Readonly<Record<string, unknown>>;

const Given = createContext<Components>({});

/** The theme's components for authors, those of surrounding providers, and the caller's own. */
export function useMDXComponents(own: Components = {}): Components {
  const given = useContext(Given);
  return { ...useApp().components(), ...given, ...own };
}

export interface MDXProviderProps {
  readonly components?: Components | ((given: Components) => Components);
  readonly children?: ReactNode;
}

/** Provides components to the MDX inside. */
export function MDXProvider({ components = {}, children }: MDXProviderProps): ReactElement {
  const given = useContext(Given);
  const own = typeof components === "function" ? components(given) : { ...given, ...components };
  return <Given value={own}>{children}</Given>;
}
