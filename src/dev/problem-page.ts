import { escapeText } from "../markdown/code/escape-text.ts";
import { escapeAttribute } from "../markdown/body/escape.ts";
import type { ShownProblem } from "../model/dev.ts";

const STYLES = `
:root { color-scheme: light dark; }
body { max-width: 56rem; margin: 3rem auto; padding: 0 1.25rem; font: 16px/1.6 system-ui, sans-serif; }
h1 { font-size: 1.5rem; line-height: 1.3; }
article { margin-top: 1.5rem; padding-top: 1.5rem; border-top: 1px solid #8884; overflow-wrap: anywhere; }
p { margin: 0.2rem 0; }
.code { font-size: 0.8rem; font-weight: 600; color: light-dark(#c62a2f, #ff8589); }
.warning .code { color: light-dark(#8a5a00, #f0c36d); }
a { color: inherit; font: 0.85rem/1.6 ui-monospace, monospace; }
pre { padding: 0.75rem; overflow: auto; border-radius: 0.5rem; background: #8882; font: 0.85rem/1.6 ui-monospace, monospace; }
code { padding: 0.05rem 0.3rem; border-radius: 0.25rem; background: #8882; font: 0.9em ui-monospace, monospace; }
`;

/** Waits until the server can show the page. */
const SCRIPT = `
(function open() {
  const socket = new WebSocket(location.origin.replace("http", "ws") + "/__veloci/socket");
  let shown;
  socket.onopen = () => socket.send(JSON.stringify({ page: "", pathname: location.pathname, build: "", state: "" }));
  socket.onmessage = ({ data }) => {
    const { type, problems } = JSON.parse(data);
    if (type === "same") return;
    const now = type === "problems" ? JSON.stringify(problems) : undefined;
    if (type === "reload" || (shown !== undefined && now !== shown)) location.reload();
    shown = now;
  };
  socket.onclose = () => setTimeout(open, 1000);
})();
`;

/** The whole page that replaces one that cannot be shown. */
export function problemPage(problems: readonly ShownProblem[]): string {
  const shown = problems.some(({ severity }) => severity === "error")
    ? problems.filter(({ severity }) => severity === "error")
    : problems;
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>This page cannot be shown</title>`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLES}</style></head><body>`,
    `<h1>This page cannot be shown</h1><p>Fix the errors below, and this page reloads by itself.</p>`,
    ...shown.map(problemHtml),
    `<script type="module">${SCRIPT}</script></body></html>`,
  ].join("");
}

function problemHtml({ severity, code, message, hint, frame, place, editUrl = "" }: ShownProblem): string {
  return [
    `<article class="${severity}"><p class="code">${escapeText(`${severity}[${code}]`)}</p><p>${withCode(message)}</p>`,
    place === "" ? "" : `<a href="${escapeAttribute(editUrl)}" title="Open in the editor">${escapeText(place)}</a>`,
    frame === "" ? "" : `<pre>${escapeText(frame)}</pre>`,
    hint === undefined ? "" : `<p>${withCode(hint)}</p>`,
    `</article>`,
  ].join("");
}

function withCode(text: string): string {
  return escapeText(text).replace(/`([^`]*)`/g, "<code>$1</code>");
}
