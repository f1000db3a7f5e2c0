/** JSX in JavaScript and TypeScript: grammars that parse elements, and highlight the language in their braces. */

import type { CallbackResponse, Language, Mode } from "highlight.js";

const NAME = /[A-Za-z_$][\w$.:-]*/;

/** Grammars whose texts may contain JSX. */
const WITH_JSX: ReadonlySet<string> = new Set(["javascript", "typescript"]);

/** Where an expression begins, so that `<` is not a comparison; checked only at a tag. */
const PLACE = "(?:^|[=(,?:&|!;{}[]|=>|\\b(?:return|default|case|yield|await|else))\\s*";

/** `async (`, which the grammars take for a call. */
const ASYNC_ARROW: Mode = { scope: "keyword", match: /(?<![.\w$])async(?=\s*\()/ };

/** A grammar with JSX elements, if its texts may contain some; others unchanged. */
export function withJsx(name: string, language: Language): Language {
  if (!WITH_JSX.has(name)) return language;
  const braces: Mode = { begin: /\{/, end: /\}/, keywords: language.keywords ?? {} };
  const contains = [ASYNC_ARROW, ...makeElements(braces), ...withoutXml(language.contains, new Map())];
  braces.contains = ["self", ...contains];
  return { ...language, contains: contains as Mode[] };
}

type Modes = readonly (Mode | "self")[];

/** Copies of modes without XML modes at any depth. Modes may refer to each other. */
function withoutXml(modes: Modes, copies: Map<Mode, Mode>): (Mode | "self")[] {
  // Lists may contain lists, whatever their type says.
  const kept = modes.flat().filter((mode) => mode === "self" || mode.subLanguage !== "xml");
  return kept.map((mode) => {
    if (mode === "self") return mode;
    const known = copies.get(mode);
    if (known) return known;
    const copy: Mode = { ...mode };
    copies.set(mode, copy);
    if (mode.contains) copy.contains = withoutXml(mode.contains, copies);
    if (mode.variants) copy.variants = withoutXml(mode.variants, copies) as Mode[];
    return copy;
  });
}

/** Whether `<name` begins type parameters instead of an element: `<T,>`, `<T extends U>`, `<T = U>`, `<T>(a: T) => a`. */
function opensTypes({ 0: tag, input = "", index = 0 }: RegExpMatchArray): boolean {
  const end = index + tag.length;
  const types = /[<,]|\s*=|\s+extends\s/y;
  types.lastIndex = end;
  return types.test(input) || (input[end] === ">" && !input.includes(`</${tag.slice(1)}`, end));
}

function makeElements(braces: Mode): Mode[] {
  const children: Mode[] = [braces, { scope: "symbol", match: /&(?:[a-z]+|#\d+|#x[\da-f]+);/i }];
  const fragment: Mode = { begin: /<>/, beginScope: "tag", end: /<\/>/, endScope: "tag", contains: children };
  const element: Mode = {
    begin: [/</, NAME],
    beginScope: { 1: "tag", 2: "name" },
    end: /\/>/,
    endScope: "tag",
    contains: [
      { scope: "attr", match: NAME },
      {
        scope: "string",
        variants: [
          { begin: /"/, end: /"/ },
          { begin: /'/, end: /'/ },
        ],
      },
      { scope: "comment", begin: /\/\*/, end: /\*\// },
      braces,
      {
        begin: />/,
        beginScope: "tag",
        end: [/<\//, /[\w$.:-]*/, /\s*>/],
        endScope: { 1: "tag", 2: "name", 3: "tag" },
        endsParent: true,
        contains: children,
      },
    ],
  };
  children.push(fragment, element);
  const ifElement = (match: RegExpMatchArray, response: CallbackResponse): void => {
    if (opensTypes(match)) response.ignoreMatch();
  };
  return [
    { ...fragment, begin: new RegExp(`<>(?<=${PLACE}<>)`) },
    { ...element, begin: [new RegExp(`<(?<=${PLACE}<)`), NAME], "on:begin": ifElement },
  ];
}
