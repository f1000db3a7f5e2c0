/**
 * Mends how highlight.js sees JSX. In: its grammar of JavaScript or TypeScript, which hands an element to XML, where braces
 * and what follows them are text or strings. Out: the grammar with elements whose braces hold the language itself.
 */

import type { Language, Mode, ModeCallback } from "highlight.js";

const NAME = /[A-Za-z_$][\w$.:-]*/;

/** Grammars whose texts may hold JSX. */
const WITH_JSX: ReadonlySet<string> = new Set(["javascript", "typescript"]);

/** Replaces the mode for elements, in place, in the grammars that have one. Throws when highlight.js has changed. */
export function mendJsx(name: string, language: Language): Language {
  if (!WITH_JSX.has(name)) return language;
  const { siblings, mode } = findElementMode(language);
  const isElement = mode.variants?.find((variant) => "on:begin" in variant)?.["on:begin"];
  if (isElement === undefined) throw new Error(`The grammar of ${name} does not check whether \`<\` opens an element.`);
  const braces: Mode = { begin: /\{/, end: /\}/, keywords: language.keywords ?? {} };
  siblings.splice(siblings.indexOf(mode), 1, ...makeElements({ braces, isElement, place: "" }));
  // The grammar wants an operator before an element; at these places there is none, or something else has taken it.
  language.contains.unshift(...makeElements({ braces, isElement, place: "(?:^|\\{|=>)\\s*" }));
  braces.contains = ["self", ...language.contains];
  return language;
}

/** The mode for elements, and the list it is in: one level below the top. */
function findElementMode({ contains }: Language): { siblings: (Mode | "self")[]; mode: Mode } {
  for (const { contains: siblings = [] } of contains) {
    const mode = siblings.find((each): each is Mode => each !== "self" && each.subLanguage === "xml" && isTags(each));
    if (mode !== undefined) return { siblings, mode };
  }
  throw new Error("The grammar has no mode for JSX.");
}

function isTags({ variants }: Mode): boolean {
  return variants?.some(({ begin }) => begin === "<>") ?? false;
}

interface ElementRequest {
  /** The mode for `{…}`. */
  readonly braces: Mode;
  /** The grammar's own check whether `<name` opens an element, or compares, or opens types. */
  readonly isElement: ModeCallback;
  /** What must stand before the element, as a regular expression; it is looked at only where a tag opens. */
  readonly place: string;
}

function makeElements({ braces, isElement, place }: ElementRequest): Mode[] {
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
  return [
    { ...fragment, begin: new RegExp(`<>(?<=${place}<>)`) },
    { ...element, begin: [new RegExp(`<(?<=${place}<)`), NAME], "on:begin": isElement },
  ];
}
