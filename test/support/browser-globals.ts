/** A browser's globals for component tests, from happy-dom. They are there until the test is over. */

import { Window } from "happy-dom";

/** What React and the theme take from the global scope. */
const NAMES = [
  "CustomEvent",
  "DocumentFragment",
  "Element",
  "Event",
  "FocusEvent",
  "HTMLAnchorElement",
  "HTMLElement",
  "HTMLIFrameElement",
  "KeyboardEvent",
  "MouseEvent",
  "MutationObserver",
  "Node",
  "Storage",
  "StorageEvent",
  "cancelAnimationFrame",
  "document",
  "getComputedStyle",
  "history",
  "localStorage",
  "location",
  "matchMedia",
  "navigator",
  "requestAnimationFrame",
  "sessionStorage",
  "window",
] as const;

export interface TestWindow extends AsyncDisposable {
  readonly window: Window;
}

/** Opens a window at an address and puts its globals in place; `await using` takes them away again. */
export function openWindow(url = "https://example.com/", width = 1280): TestWindow {
  const window = new Window({ url, width, height: 800 });
  const scope = globalThis as unknown as Record<string, unknown>;
  const before = new Map(NAMES.map((name) => [name, Object.getOwnPropertyDescriptor(scope, name)]));
  for (const name of NAMES) {
    const value: unknown = name === "window" ? window : Reflect.get(window, name);
    Object.defineProperty(scope, name, { configurable: true, writable: true, value });
  }
  scope["IS_REACT_ACT_ENVIRONMENT"] = true;
  return {
    window,
    async [Symbol.asyncDispose]() {
      for (const [name, descriptor] of before) {
        if (descriptor) Object.defineProperty(scope, name, descriptor);
        else Reflect.deleteProperty(scope, name);
      }
      Reflect.deleteProperty(scope, "IS_REACT_ACT_ENVIRONMENT");
      await window.happyDOM.close();
    },
  };
}
