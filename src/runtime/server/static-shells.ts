/**
 * HTML of components without behaviour. Rendering starts React anew each time, so what a component renders around its inside
 * is kept, and the next one with the same props is put together from that.
 */

import type { Json, JsonObject } from "../../model/json.ts";

export interface ShellRequest {
  readonly name: string;
  readonly props: JsonObject;
  /** Goes inside. */
  readonly html: string;
  /** A prop the component only passes on, as text or as HTML. */
  readonly passedOn?: { readonly prop: string; readonly isHtml: boolean } | undefined;
  /** Renders the component with props, `children` among them. */
  readonly render: (props: { readonly children?: string }) => string;
}

/** Makes the function that renders; each kind of shell is rendered once. */
export function makeShells(): (request: ShellRequest) => string {
  const shells = new Map<string, readonly string[]>();
  // They mark, in a shell, the inside and the text of a prop that is passed on. Any text may be a prop: none holds these.
  const inside = crypto.randomUUID();
  const passedOnSign = crypto.randomUUID();
  const signs = new RegExp(`(${inside}|${passedOnSign})`);
  return ({ name, props, html, passedOn, render }) => {
    const text = passedOn ? textOf(props[passedOn.prop]) : "";
    const passed = passedOn && text !== "" ? { [passedOn.prop]: passedOnSign } : {};
    // What has nothing inside gets no child: `<img>` must not have one.
    const children = html === "" ? {} : { children: inside };
    const given = { ...props, ...passed, ...children };
    const key = name + JSON.stringify(given);
    const shell = shells.get(key) ?? render(given).split(signs);
    shells.set(key, shell);
    const passedHtml = passedOn?.isHtml ? text : escapeText(text);
    let out = "";
    for (const piece of shell) out += piece === inside ? html : piece === passedOnSign ? passedHtml : piece;
    return out;
  };
}

function textOf(value: Json | undefined): string {
  return typeof value === "string" ? value : "";
}

const REFERENCES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

/** As React writes text. */
function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => REFERENCES[sign] ?? sign);
}
