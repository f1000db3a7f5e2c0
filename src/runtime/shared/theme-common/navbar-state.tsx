/** Shared state of the navbar's parts: whether the phones' side menu is open, and the page's panel. */

import {
  type ComponentType,
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
} from "react";
import { ReactContextError } from "./context-error.ts";

interface SecondaryContent {
  readonly component: ComponentType<object>;
  readonly props: object;
  /** Whether the reader went back from it to the main panel. */
  readonly isHidden?: boolean;
}

export interface NavbarState {
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

/** State of the side menu. Throws outside of the layout. */
export function useNavbarState(): NavbarState {
  const state = useContext(NavbarContext);
  if (!state) throw new ReactContextError("NavbarProvider");
  return state;
}

export interface SideMenu {
  readonly shown: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
}

/** The side menu. It closes by itself when the page or the history entry changes, and when the window becomes wide. */
export function useSideMenu(): SideMenu {
  const { shown, setShown } = useNavbarState();
  return { shown, toggle: () => setShown(!shown), close: () => setShown(false) };
}

export interface NavbarSecondaryMenuFillerProps<P extends object> {
  readonly component: ComponentType<P>;
  readonly props: P;
}

/** Whether a component is in the page's panel of the side menu. */
export const InPanel = createContext(false);

/** Fills the page's panel of the side menu while it is rendered. In the panel itself, it is its component: those of sites fill the panel, too. */
export function NavbarSecondaryMenuFiller<P extends object>({
  component: Component,
  props,
}: NavbarSecondaryMenuFillerProps<P>): ReactNode {
  const { setContent } = useNavbarState();
  const fill = useContext(InPanel) ? undefined : setContent;
  const sameProps = useShallowMemoObject(props);
  useEffect(() => {
    fill?.({ component: Component as ComponentType<object>, props: sameProps });
    return () => fill?.(null);
  }, [fill, Component, sameProps]);
  return !fill && <Component {...props} />;
}

/** Keeps the same object as long as its members are equal, for callers that create it on every render. */
export function useShallowMemoObject<T extends object>(object: T): T {
  const [stable, setStable] = useState(object);
  const isSame = Object.entries(object).every(([key, value]) => Object.is(Reflect.get(stable, key), value));
  if (isSame && Object.keys(object).length === Object.keys(stable).length) return stable;
  setStable(object);
  return object;
}
