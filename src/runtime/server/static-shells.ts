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
  readonly render: (props: { readonly children?: string }) => RenderedShell;
  /** Called with the URL of each image in a shell that is used again. */
  readonly onImage: (url: string) => void;
}

export interface RenderedShell {
  readonly html: string;
  /** URLs of the images that it asked for. */
  readonly images: readonly string[];
}

interface Shell {
  readonly pieces: readonly string[];
  readonly images: readonly string[];
}

/** Makes the function that renders; each kind of shell is rendered once. */
export function makeShells(): (request: ShellRequest) => string {
  const shells = new Map<string, Shell>();
  // They mark, in a shell, the inside and the text of a prop that is passed on. Any text may be a prop: none holds these.
  const inside = crypto.randomUUID();
  const passedOnSign = crypto.randomUUID();
  const signs = new RegExp(`(${inside}|${passedOnSign})`);
  const toShell = ({ html, images }: RenderedShell): Shell => ({ pieces: html.split(signs), images });
  return ({ name, props, html, passedOn, render, onImage }) => {
    const text = passedOn ? textOf(props[passedOn.prop]) : "";
    const passed = passedOn && text !== "" ? { [passedOn.prop]: passedOnSign } : {};
    // What has nothing inside gets no child: `<img>` must not have one.
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

/** As React writes text. */
function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => REFERENCES[sign] ?? sign);
}
