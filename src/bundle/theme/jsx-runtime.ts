/** Functions that create elements in site code. */

export const JSX_RUNTIME = "react/jsx-runtime";

/** React's own, plus a feature that React dropped and older sites rely on: `defaultProps` of functions. */
export function jsxRuntimeSource(host: string): string {
  return `import { modules } from ${JSON.stringify(`veloci-host:${host}`)};
const runtime = modules[${JSON.stringify(JSX_RUNTIME)}];
const whole = (type, props) => {
  const defaults = typeof type === "function" && !type.prototype?.isReactComponent && type.defaultProps;
  if (!defaults) return props;
  const all = { ...defaults, ...props };
  for (const name in defaults) if (all[name] === undefined) all[name] = defaults[name];
  return all;
};
export const Fragment = runtime.Fragment;
export const jsx = (type, props, key) => runtime.jsx(type, whole(type, props), key);
export const jsxs = (type, props, key) => runtime.jsxs(type, whole(type, props), key);
`;
}
