/** Styles of the overlay. Colors come from the page's variables, so it follows the color mode. */

export const OVERLAY_STYLES = `
:host { all: initial; color-scheme: inherit; }
* { box-sizing: border-box; }
.bar, .panel {
  position: fixed; z-index: 2147483647; inset-inline: 1rem; font: 14px/1.5 system-ui, sans-serif;
  color: var(--ifm-font-color-base, CanvasText);
}
.bar { bottom: 1rem; display: flex; gap: 0.5rem; justify-content: flex-end; pointer-events: none; }
.badge {
  pointer-events: auto; font: inherit; font-size: 12px; padding: 0.2rem 0.7rem; border-radius: 1rem; color: inherit;
  border: 1px solid var(--line); background: var(--ifm-background-surface-color, Canvas); --line: #8888;
  box-shadow: 0 1px 4px #0003;
}
button { cursor: pointer; }
.badge.error { --line: #e5484d; }
.badge.warning { --line: #d69e2e; }
.panel[hidden] { display: none; }
.panel {
  bottom: 3.25rem; max-width: 56rem; max-height: min(75vh, 44rem); margin-inline: auto; padding: 1.25rem; overflow: auto;
  border-radius: 0.75rem; border: 1px solid #8886; background: var(--ifm-background-surface-color, Canvas);
  box-shadow: 0 1rem 3rem #0006;
}
header { position: relative; padding-inline-end: 2.5rem; }
h2 { margin: 0; font-size: 1.15rem; line-height: 1.4; }
header p { margin: 0; opacity: 0.75; }
.close {
  position: absolute; inset-block-start: -0.35rem; inset-inline-end: -0.35rem; width: 2rem; height: 2rem; border: 0;
  border-radius: 50%; font: inherit; color: inherit; background: none;
}
.close:hover { background: #8883; }
:focus-visible { outline: 2px solid #3b82f6; outline-offset: 2px; }
section { margin-top: 1rem; padding-top: 1rem; border-top: 1px solid #8884; overflow-wrap: anywhere; }
section p { margin: 0.15rem 0; }
.code { font-size: 12px; font-weight: 600; }
.error .code { color: light-dark(#c62a2f, #ff8589); }
.warning .code { color: light-dark(#8a5a00, #f0c36d); }
.message { font-size: 15px; }
.place { display: inline-block; margin: 0.15rem 0; font: 13px/1.5 ui-monospace, monospace; color: inherit; }
pre {
  margin: 0.5rem 0; padding: 0.75rem; overflow: auto; border-radius: 0.5rem; background: #8882;
  font: 13px/1.5 ui-monospace, monospace; overflow-wrap: normal;
}
code { padding: 0.05rem 0.3rem; border-radius: 0.25rem; background: #8882; font: 0.9em ui-monospace, monospace; }
.hint { opacity: 0.85; }
@media (max-width: 600px) { .bar, .panel { inset-inline: 0.5rem; } .panel { padding: 1rem; } }
`;
