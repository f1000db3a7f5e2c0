/** Rewrites URL paths of the site as file URLs wherever components put them into the document. */

const ATTRIBUTES = ["href", "src", "srcset", "poster"];

const SELECTOR = ATTRIBUTES.map((name) => `[${name}]`).join();

/** Watches the whole document. `toAddress` returns `undefined` for paths outside the site. */
export function keepAddressesLocal(toAddress: (url: string) => string | undefined): void {
  const settle = (element: Element, name: string): void => {
    const value = element.getAttribute(name);
    if (!value?.includes("/")) return;
    const local = name === "srcset" ? localSources(value, toAddress) : toAddress(value);
    if (local !== undefined && local !== value) element.setAttribute(name, local);
  };
  const settleAll = (element: Element): void => {
    for (const name of ATTRIBUTES) settle(element, name);
  };
  const observer = new MutationObserver((changes) => {
    for (const { type, target, attributeName, addedNodes } of changes) {
      if (type === "attributes") settle(target as Element, attributeName ?? "");
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        settleAll(node);
        node.querySelectorAll(SELECTOR).forEach(settleAll);
      }
    }
  });
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ATTRIBUTES });
}

function localSources(srcset: string, toAddress: (url: string) => string | undefined): string {
  return srcset.replace(/(^|,\s+)(\/\S*)/g, (_, before: string, url: string) => before + (toAddress(url) ?? url));
}
