/** Content that opens and closes. Style sheets animate it; without them it just appears. */

import {
  createElement,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useCallback,
  useRef,
  useState,
} from "react";

export interface CollapsibleState {
  readonly collapsed: boolean;
  readonly setCollapsed: Dispatch<SetStateAction<boolean>>;
  readonly toggleCollapsed: () => void;
}

/** State of a collapsible. */
export function useCollapsible({
  initialState,
}: {
  readonly initialState: boolean | (() => boolean);
}): CollapsibleState {
  const [collapsed, setCollapsed] = useState(initialState);
  const toggleCollapsed = useCallback(() => setCollapsed((before) => !before), []);
  return { collapsed, setCollapsed, toggleCollapsed };
}

export interface CollapsibleProps {
  readonly collapsed: boolean;
  /** Renders nothing until it is opened for the first time. */
  readonly lazy?: boolean;
  readonly as?: "div" | "ul";
  readonly className?: string | undefined;
  readonly id?: string | undefined;
  readonly children?: ReactNode;
}

export function Collapsible({
  collapsed,
  lazy = false,
  as = "div",
  className,
  id,
  children,
}: CollapsibleProps): ReactNode {
  const startsCollapsed = useRef(collapsed).current;
  const [wasOpened, setWasOpened] = useState(!collapsed);
  if (!collapsed && !wasOpened) setWasOpened(true);
  if (lazy && collapsed && !wasOpened) return null;
  const state = { "data-collapsed": collapsed, "data-late": lazy && startsCollapsed ? true : undefined };
  return createElement(
    as,
    { ...state, id, className: className ? `collapsible ${className}` : "collapsible" },
    children,
  );
}
