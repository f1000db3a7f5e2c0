/**
 * The lexer: `marked`'s, with what the format adds. In: the body of a document. Out: tokens. Block structure that
 * `marked` does not know is cut out first (`scan/`), at every level of nesting, and the rest is left to it.
 */

import { Lexer, type Token, Tokenizer, type Tokens, type TokensList } from "marked";

export class DocumentLexer extends Lexer {
  constructor() {
    super({ gfm: true, breaks: false, pedantic: false, tokenizer: new DocumentTokenizer() });
  }
}

class DocumentTokenizer extends Tokenizer {}
export type { Token, Tokens, TokensList };
