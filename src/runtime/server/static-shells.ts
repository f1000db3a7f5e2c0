/**
 * HTML of components without behavior. Each rendering starts React anew, so the HTML around a component's children is
 * cached, and reused for the next one with the same props.
 */

import type { Json, JsonObject } from "../../model/json.ts";

export interface ShellRequest {
  readonly name: string;
  readonly props: JsonObject;
  /** HTML of its children. */
  readonly html: string;
  /** A prop that the component only passes on, as text or HTML. */
  readonly passedOn?: { readonly prop: string; readonly isHtml: boolean } | undefined;
  /** Renders the component with props, `children` among them. */
  readonly render: (props: { readonly children?: string }) => RenderedShell;
  /** Called with the URL of each image in a cached shell. */
  readonly onImage: (url: string) => void;
}

export interface RenderedShell {
  readonly html: string;
  /** URLs of the images that it requested. */
  readonly images: readonly string[];
}

interface Shell {
  readonly pieces: readonly string[];
  readonly images: readonly string[];
}

/** Makes the function that renders; each kind of shell is rendered once. */
export function makeShells(): (request: ShellRequest) => string {
  const shells = new Map<string, Shell>();
  // Placeholders in a shell for the children and for a passed-on prop. Any text may be a prop, so no text contains
  // these.
  const inside = crypto.randomUUID();
  const passedOnSign = crypto.randomUUID();
  const signs = new RegExp(`(${inside}|${passedOnSign})`);
  const toShell = ({ html, images }: RenderedShell): Shell => ({ pieces: html.split(signs), images });
  return ({ name, props, html, passedOn, render, onImage }) => {
    const text = passedOn ? textOf(props[passedOn.prop]) : "";
    const passed = passedOn && text !== "" ? { [passedOn.prop]: passedOnSign } : {};
    // An element without children gets no child: `<img>` must not have one.
    const children = html === "" ? {} : { children: inside };
    const given = { ...props, ...passed, ...children };
    const key = name + JSON.stringify(given);
    const known = shells.get(key);
    const shell = known ?? toShell(render(given));
    for (const url of known?.images ?? []) onImage(url);
    shells.set(key, shell);
    const passedHtml = passedOn?.isHtml ? text : escapeText(text);
    let out = "";
    for (const piece of shell.pieces) out += piece === inside ? html : piece === passedOnSign ? passedHtml : piece;
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

/** Escaped as React does it. */
function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => REFERENCES[sign] ?? sign);
}
