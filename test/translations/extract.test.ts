/** Messages are found in code without running it, and the theme's English words are those of its code. */

import { expect, test } from "bun:test";
import { collectThemeWords } from "../../scripts/theme-words.ts";
import { extractMessages } from "../../src/translations/extract.ts";
import { ENGLISH } from "../../src/translations/theme-words.ts";

const IMPORT = 'import Translate, { translate as say } from "@docusaurus/Translate";\n';

const found = (code: string): object => extractMessages(IMPORT + code, "tsx");

test("the theme's English messages match its code", () => {
  expect(ENGLISH).toEqual(collectThemeWords());
});

test("static texts are found in every spelling", () => {
  expect(
    found(`
      export const a: string = say({ id: "a", message: "One " + 'two', description: \`three\` });
      export const b = () => <Translate id="b" description="d" values={{ x: 1 }}>Hello{" "}{"{x}"}</Translate>;
      export const c = () => [say({ message: "Without id" }), <Translate key="k">Text as id</Translate>];
      export const d = () => <Translate id="only.id" />;
    `),
  ).toEqual({
    entries: {
      a: { message: "One two", description: "three" },
      b: { message: "Hello {x}", description: "d" },
      "Without id": { message: "Without id" },
      "Text as id": { message: "Text as id" },
      "only.id": { message: "only.id" },
    },
    problems: [],
  });
});

test("texts known only at run time are reported", () => {
  expect(
    found(
      "export const f = (id, all) => [say({ id }), say(all), // say(no)\n  <Translate>{id}</Translate>, say({ description: 'x' })];",
    ),
  ).toEqual({
    entries: {},
    problems: [
      { message: "the text of `translate` is computed", place: { line: 2, column: 32 } },
      { message: "the argument of `translate` is not an object literal", place: { line: 2, column: 45 } },
      { message: "the text of `<Translate>` is computed", place: { line: 3, column: 3 } },
      { message: "`translate` has neither an id nor a text", place: { line: 3, column: 32 } },
    ],
  });
});

test("functions of the same name from other modules are ignored", () => {
  expect(
    extractMessages('import { translate } from "./own"; translate({ id: "x" }); // @docusaurus/Translate', "tsx")
      .entries,
  ).toEqual({});
});
