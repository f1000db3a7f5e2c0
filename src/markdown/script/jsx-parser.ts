/** The parsers of JavaScript with JSX. `parser.ts` loads them with the first code. */

import { Parser, type TokenType } from "acorn";
import jsx from "acorn-jsx";

type ParserClass = typeof Parser;

/** The parts of the parser that its plugins build on. */
interface ParserParts {
  input: string;
  readonly pos: number;
  readonly type: TokenType;
  readonly context: readonly { readonly token: string }[];
  nextToken(): void;
  raiseRecoverable(at: number, message: string): void;
}

/** Text that may precede a blank line: a semicolon, a comment. */
const BLANK_LINE = /[ \t]*(;?)[ \t]*(?:\/\/[^\n]*)?\n[ \t]*(?=\n|$)/y;

/** Treats a blank line outside of brackets as the end of the text, like MDX: prose follows. */
function endAtBlankLine(Base: ParserClass): ParserClass {
  const Parts = Base as unknown as new (...given: unknown[]) => ParserParts;
  class BlockParser extends Parts {
    #depth = 0;

    override nextToken(): void {
      if (this.#depth === 0 && !this.context.some(({ token }) => /[<`]/.test(token))) this.#cut();
      super.nextToken();
      const { label } = this.type;
      if (/^(?:[{([]|\$\{)$/.test(label)) this.#depth++;
      else if (/^[})\]]$/.test(label)) this.#depth--;
    }

    #cut(): void {
      BLANK_LINE.lastIndex = this.pos;
      const blank = BLANK_LINE.exec(this.input);
      if (blank !== null) this.input = this.input.slice(0, blank[1] === ";" ? BLANK_LINE.lastIndex : this.pos);
    }

    /** Exports may be defined in another block of the file. */
    override raiseRecoverable(at: number, message: string): void {
      if (!/^Export '.*' is not defined/.test(message)) super.raiseRecoverable(at, message);
    }
  }
  return BlockParser as unknown as ParserClass;
}

export const JsxParser: ParserClass = Parser.extend(jsx());

/** Reads statements up to a blank line outside brackets. */
export const BlockParser: ParserClass = JsxParser.extend(endAtBlankLine);
