/** What React dropped, and sites and packages for its earlier releases rely on, as modules of site code. */

export const JSX_RUNTIME = "react/jsx-runtime";

/** `defaultProps` of all components but classes, for which React still has them. */
const WITH_DEFAULTS = `const withDefaults = (type, props) => {
  const defaults = type && !type.prototype?.isReactComponent && type.defaultProps;
  if (!defaults) return props;
  const all = { ...defaults, ...props };
  for (const name in defaults) if (all[name] === undefined) all[name] = defaults[name];
  return all;
};`;

/** The functions that create elements. */
export function jsxRuntimeSource(host: string): string {
  return `import { modules } from ${JSON.stringify(`veloci-host:${host}`)};
const runtime = modules[${JSON.stringify(JSX_RUNTIME)}];
${WITH_DEFAULTS}
export const Fragment = runtime.Fragment;
export const jsx = (type, props, key) => runtime.jsx(type, withDefaults(type, props), key);
export const jsxs = (type, props, key) => runtime.jsxs(type, withDefaults(type, props), key);
export const jsxDEV = (type, props, key) => jsx(type, props, key);
`;
}

/** Members that a package of React gets for site code. */
interface OlderMembers {
  readonly names: readonly string[];
  /** Defines them; `shared` is the package. */
  readonly source: string;
}

/** Packages that contain a renderer of their own, or watch what is rendered, take these objects apart when they are loaded. */
const OLDER_INTERNALS = "__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED";
const INTERNALS = "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE";

/** Every member is a value that the bundler drops where nothing imports it. */
const OLDER_MEMBERS: Readonly<Record<string, (hostOf: (name: string) => string) => OlderMembers>> = {
  react: () => ({
    names: ["createElement", "createFactory", OLDER_INTERNALS],
    source: `${WITH_DEFAULTS}
const ${OLDER_INTERNALS} = /* @__PURE__ */ (() => ({
  ReactCurrentDispatcher: {
    get current() { return shared.${INTERNALS}.H; },
    set current(dispatcher) { shared.${INTERNALS}.H = dispatcher; },
  },
  ReactCurrentBatchConfig: { transition: null },
  ReactCurrentOwner: { current: null },
  ReactDebugCurrentFrame: { setExtraStackFrame() {}, getStackAddendum: () => "" },
}))();
const createElement = (type, props, ...children) => shared.createElement(type, withDefaults(type, props), ...children);
const createFactory = (type) => (props, ...children) => createElement(type, props, ...children);`,
  }),
  "react-dom": (hostOf) => ({
    names: ["render", "hydrate", "unmountComponentAtNode", "findDOMNode"],
    source: `import { modules as clients } from ${JSON.stringify(`veloci-host:${hostOf("react-dom/client")}`)};
const client = clients["react-dom/client"];
const roots = /* @__PURE__ */ new WeakMap();
const render = (element, container, callback) => {
  const root = roots.get(container) ?? client.createRoot(container);
  roots.set(container, root);
  shared.flushSync(() => root.render(element));
  callback?.();
  return null;
};
const hydrate = (element, container, callback) => {
  roots.set(container, client.hydrateRoot(container, element));
  callback?.();
  return null;
};
const unmountComponentAtNode = (container) => {
  const root = roots.get(container);
  if (root) shared.flushSync(() => root.unmount());
  return roots.delete(container);
};
const firstNode = (fiber) => {
  for (let child = fiber?.child; child; child = child.sibling) {
    const { stateNode } = child;
    if (stateNode?.nodeType) return stateNode;
    const node = stateNode?.containerInfo ? undefined : firstNode(child);
    if (node) return node;
  }
};
const findDOMNode = (component) => {
  if (!component || component.nodeType) return component ?? null;
  const fiber = component._reactInternals;
  const nodes = [fiber, fiber.alternate].map(firstNode);
  return nodes.find((node) => node?.isConnected) ?? nodes[0] ?? null;
};`,
  }),
};

/** Members of a shared package that React dropped; `undefined` for packages without any. */
export function olderMembers(name: string, hostOf: (name: string) => string): OlderMembers | undefined {
  return Object.hasOwn(OLDER_MEMBERS, name) ? OLDER_MEMBERS[name]?.(hostOf) : undefined;
}

const OLDER_ELEMENT = /(["'`])react\.element\1/g;

/** The object that makes an element, as React and its runtimes up to 18 write it. */
const MADE_ELEMENT =
  /(?<before>\$\$typeof:\s*[\w$.]+,\s*type(?::\s*[\w$]+)?,\s*key(?::\s*[\w$]+)?,\s*ref(?::\s*(?<ref>[\w$]+))?,\s*)props(?::\s*(?<props>[\w$]+))?(?=,\s*_owner\b)/g;

/**
 * Makes the elements of packages that bring the JSX runtime of an earlier release those of the theme's React, which refuses others, in
 * the text of a bundle. The ref of an element is in its props now. Such packages also recognize the elements of others again.
 */
export function withCurrentElements(text: string): string {
  if (!text.includes("react.element")) return text;
  const current = text.replace(OLDER_ELEMENT, "$1react.transitional.element$1");
  return current.replace(MADE_ELEMENT, (...match) => {
    const { before, ref = "ref", props = "props" } = match.at(-1) as Readonly<Record<string, string | undefined>>;
    return `${before}props:${ref}==null?${props}:{...${props},ref:${ref}}`;
  });
}
