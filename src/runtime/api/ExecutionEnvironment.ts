/** `@docusaurus/ExecutionEnvironment`: where this code runs. */

const canUseDOM = typeof window !== "undefined" && typeof document !== "undefined" && "createElement" in document;

const ExecutionEnvironment = {
  canUseDOM,
  canUseEventListeners: canUseDOM && "addEventListener" in window,
  canUseIntersectionObserver: canUseDOM && "IntersectionObserver" in window,
  canUseViewport: canUseDOM && "screen" in window,
};

export default ExecutionEnvironment;
