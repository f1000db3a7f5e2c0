/** What the parts of the navbar share: whether the side menu of phones is open, and what pages put into it. */

import { useLocation } from "@docusaurus/router";
import {
  type ComponentType,
  createContext,
  createElement,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
} from "react";
import { ReactContextError, useShallowMemoObject } from "./react-tools.tsx";
import { useWindowSize } from "./window-size.ts";

interface SecondaryContent {
  readonly component: ComponentType<object>;
  readonly props: object;
}

interface NavbarState {
  readonly shown: boolean;
  readonly setShown: (shown: boolean) => void;
  readonly content: SecondaryContent | null;
  readonly setContent: (content: SecondaryContent | null) => void;
}

const NavbarContext = createContext<NavbarState | null>(null);

export function NavbarProvider({ children }: { readonly children?: ReactNode }): ReactElement {
  const [shown, setShown] = useState(false);
  const [content, setContent] = useState<SecondaryContent | null>(null);
  const value = useMemo(() => ({ shown, setShown, content, setContent }), [shown, content]);
  return <NavbarContext value={value}>{children}</NavbarContext>;
}

function useNavbarState(): NavbarState {
  const state = useContext(NavbarContext);
  if (!state) throw new ReactContextError("NavbarProvider");
  return state;
}

export interface NavbarMobileSidebar {
  readonly shown: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
}

/** The side menu. It closes by itself when the page or the history entry changes, and when the window gets wide. */
export function useNavbarMobileSidebar(): NavbarMobileSidebar {
  const { shown, setShown } = useNavbarState();
  return { shown, toggle: () => setShown(!shown), close: () => setShown(false) };
}

/** Closes the side menu where it has no place any more. Called by the side menu itself. */
export function useAutoCloseMobileSidebar(): void {
  const { setShown } = useNavbarState();
  const { pathname } = useLocation();
  const windowSize = useWindowSize();
  useEffect(() => setShown(false), [pathname, setShown]);
  useEffect(() => {
    if (windowSize === "desktop") setShown(false);
  }, [windowSize, setShown]);
  useEffect(() => {
    const close = (): void => setShown(false);
    window.addEventListener("popstate", close);
    return () => window.removeEventListener("popstate", close);
  }, [setShown]);
}

/** Panel of the side menu that belongs to the page: an element, or nothing. */
export function useNavbarSecondaryMenuContent(): ReactNode {
  const { content } = useNavbarState();
  return content && createElement(content.component, content.props);
}

export interface NavbarSecondaryMenuFillerProps<P extends object> {
  readonly component: ComponentType<P>;
  readonly props: P;
}

/** Fills the page's panel of the side menu as long as it is rendered. */
export function NavbarSecondaryMenuFiller<P extends object>({
  component,
  props,
}: NavbarSecondaryMenuFillerProps<P>): null {
  const { setContent } = useNavbarState();
  const sameProps = useShallowMemoObject(props);
  useEffect(() => {
    setContent({ component: component as ComponentType<object>, props: sameProps });
  }, [setContent, component, sameProps]);
  useEffect(() => () => setContent(null), [setContent]);
  return null;
}
