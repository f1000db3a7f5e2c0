/**
 * Placeholders for syntax that micromark should not parse (tags, values, module code): a character that the text does
 * not contain, a number, and the character again. Returns extensions that turn placeholders into nodes of type
 * `hidden`.
 */

import type { Extension as TreeExtension } from "mdast-util-from-markdown";
import type { Construct, Extension, State } from "micromark-util-types";

declare module "micromark-util-types" {
  interface TokenTypeMap {
    readonly hiddenFlow: "hiddenFlow";
    readonly hiddenText: "hiddenText";
    readonly hiddenSpace: "hiddenSpace";
  }
}

/** A symbol that is not in a text. Next to emphasis marks it behaves like `<` and `{`. */
export function findFreeSign(text: string): string {
  for (let code = 0x2800; code > 0x2200; code--) {
    const character = String.fromCharCode(code);
    if (!text.includes(character)) return character;
  }
  return "\u2800";
}

/** The placeholder of number `index`. */
export function placeholder(sign: string, index: number): string {
  return `${sign}${index}${sign}`;
}

/** Placeholders in a text, each with its number as a group. */
export function placeholderPattern(sign: string): RegExp {
  return new RegExp(`${sign}(\\d+)${sign}`, "g");
}

/** Syntax extension: `isInline` decides whether the placeholders on a line may continue a paragraph. */
export function placeholderSyntax(sign: string, isInline: (indices: readonly number[]) => boolean): Extension {
  const mark = sign.charCodeAt(0);
  const text: Construct = {
    name: "hiddenText",
    tokenize(effects, ok, nok) {
      const end = (code: number | null): State | undefined => {
        effects.exit("hiddenText");
        return ok(code);
      };
      return readOne(effects, { mark, type: "hiddenText", ok: end, nok });
    },
  };
  const flow: Construct = {
    name: "hiddenFlow",
    concrete: true,
    tokenize(effects, ok, nok) {
      const indices: number[] = [];
      const { interrupt } = this;
      const between: State = (code) => {
        effects.exit("hiddenFlow");
        return space(code);
      };
      const start: State = readOne(effects, {
        mark,
        type: "hiddenFlow",
        ok: between,
        nok,
        read: (index) => indices.push(index),
      });
      const space: State = (code) => {
        if (code === -2 || code === -1 || code === 32) {
          effects.enter("hiddenSpace");
          effects.consume(code);
          effects.exit("hiddenSpace");
          return space;
        }
        if (code === mark) return start(code);
        const isEnd = code === null || code < -2;
        return isEnd && !(interrupt && isInline(indices)) ? ok(code) : nok(code);
      };
      return start;
    },
  };
  return { text: { [mark]: text }, flow: { [mark]: flow } };
}

interface ReadRequest {
  readonly mark: number;
  readonly type: "hiddenFlow" | "hiddenText";
  readonly ok: State;
  readonly nok: State;
  readonly read?: (index: number) => void;
}

/** Reads a placeholder from its first to its last character. */
function readOne(effects: Parameters<Construct["tokenize"]>[0], { mark, type, ok, nok, read }: ReadRequest): State {
  let digits = "";
  const inside: State = (code) => {
    if (code === null || (code !== mark && (code < 48 || code > 57))) return nok(code);
    effects.consume(code);
    if (code !== mark) {
      digits += String.fromCharCode(code);
      return inside;
    }
    read?.(Number(digits));
    digits = "";
    return ok;
  };
  return (code) => {
    if (code !== mark) return nok(code);
    effects.enter(type);
    effects.consume(code);
    return inside;
  };
}

/** Nodes of placeholders. */
export const placeholderNodes: TreeExtension = {
  enter: { hiddenFlow: enter, hiddenText: enter },
  exit: { hiddenFlow: exit, hiddenText: exit },
};

type Handle = NonNullable<NonNullable<TreeExtension["enter"]>[string]>;

function enter(this: ThisParameterType<Handle>, token: Parameters<Handle>[0]): undefined {
  const index = Number(this.sliceSerialize(token).slice(1, -1));
  this.enter({ type: "hidden", index, flow: token.type === "hiddenFlow" } as never, token);
}

function exit(this: ThisParameterType<Handle>, token: Parameters<Handle>[0]): undefined {
  this.exit(token);
}
