import { Tokenizer } from "htmlparser2";
import { decodeReferences, escapeAttribute } from "../../markdown/body/escape.ts";

/** A start tag with its attributes, character references decoded. */
export interface StartTag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

export interface TagEditor {
  /** Returns new attribute values, a tag that replaces this one, or `undefined` if nothing changes. */
  tag(tag: StartTag): ReadonlyMap<string, string> | string | undefined;
  /** Changes the text of `<style>`. */
  style(css: string): string;
}

interface Attribute {
  readonly name: string;
  /** From the first character of the name up to and including the closing quote. */
  readonly start: number;
  readonly end: number;
  readonly value: string;
}

const ignore = (): void => {};

/** Tokenizer events that need no edit. */
const IGNORED = {
  onattribentity: ignore,
  oncdata: ignore,
  oncomment: ignore,
  ondeclaration: ignore,
  onend: ignore,
  onprocessinginstruction: ignore,
  ontextentity: ignore,
};

/** Edits the tags of HTML and keeps everything else unchanged. */
export function editTags(html: string, editor: TagEditor): string {
  const parts: string[] = [];
  let done = 0;
  const replace = (start: number, end: number, text: string): void => {
    parts.push(html.slice(done, start), text);
    done = end;
  };
  let tag = { name: "", start: 0, attributes: [] as Attribute[] };
  let attribute = { name: "", start: 0, value: "" };
  const close = (end: number): void => {
    const attributes = new Map(tag.attributes.map(({ name, value }) => [name, value]));
    const edited = editor.tag({ name: tag.name, attributes });
    if (typeof edited === "string") return replace(tag.start, end + 1, edited);
    for (const { name, start, end: behind } of edited ? tag.attributes : []) {
      const value = edited?.get(name);
      if (value !== undefined) replace(start, behind, `${name}="${escapeAttribute(value)}"`);
    }
  };
  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      onopentagname: (start, end) => {
        tag = { name: html.slice(start, end).toLowerCase(), start: start - 1, attributes: [] };
      },
      onattribname: (start, end) => void (attribute = { name: html.slice(start, end).toLowerCase(), start, value: "" }),
      onattribdata: (start, end) => void (attribute.value += html.slice(start, end)),
      onattribend: (_quote, end) => {
        const { name, start, value } = attribute;
        tag.attributes.push({ name, start, end, value: decodeReferences(value) });
      },
      onopentagend: close,
      onselfclosingtag: close,
      onclosetag: () => void (tag = { ...tag, name: "" }),
      ontext: (start, end) => {
        if (tag.name === "style") replace(start, end, editor.style(html.slice(start, end)));
      },
      ...IGNORED,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return parts.join("") + html.slice(done);
}
