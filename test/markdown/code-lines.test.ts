/** Highlighted code by lines: every line is complete in itself, and no span is empty. */

import { expect, test } from "bun:test";
import { makeLineEmitter } from "../../src/markdown/code/line-emitter.ts";

type Inside = string | Part | Other;

/** Text in a scope. */
interface Part {
  readonly scope: string;
  readonly inside: readonly Inside[];
}

/** Text in another language. */
interface Other {
  readonly language: readonly Inside[];
}

const Emitter = makeLineEmitter();

function emit(parts: readonly Inside[]): InstanceType<typeof Emitter> {
  const emitter = new Emitter({});
  const add = (part: Inside): void => {
    if (typeof part === "string") emitter.addText(part);
    else if ("language" in part) emitter.__addSublanguage(emit(part.language), "css");
    else {
      emitter.startScope(part.scope);
      part.inside.forEach(add);
      emitter.endScope();
    }
  };
  parts.forEach(add);
  emitter.finalize();
  return emitter;
}

const toLines = (...parts: readonly Inside[]): string[] => emit(parts).toHTML().split("\n");

const scope = (name: string, ...inside: readonly Inside[]): Part => ({ scope: name, inside });

const span = (name: string, html: string): string => `<span class="hljs-${name}">${html}</span>`;

test("a span that crosses lines is closed and opened again", () => {
  expect(toLines("a ", scope("comment", "b ", scope("x", "c\n\nd"), "\ne"), " f")).toEqual([
    `a ${span("comment", `b ${span("x", "c")}`)}`,
    "",
    span("comment", span("x", "d")),
    `${span("comment", "e")} f`,
  ]);
});

test("no span is empty, at the ends of lines either", () => {
  expect(toLines(scope("a", "\n", scope("b"), "x\n"), scope("c"), "y")).toEqual(["", span("a", "x"), "y"]);
});

test("languages inside of others have no element of their own", () => {
  expect(toLines({ language: ["a ", scope("b", "c\nd")] }, "\ne")).toEqual([
    `a ${span("b", "c")}`,
    span("b", "d"),
    "e",
  ]);
});

test("what a language inside of another leaves open ends with it", () => {
  const inner = new Emitter({});
  inner.startScope("a");
  inner.addText("x");
  const outer = new Emitter({});
  outer.__addSublanguage(inner, "css");
  outer.endScope();
  outer.addText("y");
  expect(outer.toHTML()).toBe(`${span("a", "x")}y`);
});

test("the tiers of a scope are classes", () => {
  expect(toLines(scope("title.function.invoke", "x"))).toEqual([span("title function_ invoke__", "x")]);
});

test("quotes are written as themselves, other signs as entities", () => {
  expect(toLines(`"a" 'b' <c> &quot;`)).toEqual(["\"a\" 'b' &lt;c&gt; &amp;quot;"]);
});

test("scopes within scopes are shown to a depth, and their text always", () => {
  const nested = Array.from({ length: 1000 }).reduce<Inside>((inside) => scope("a", inside), "x\ny");
  const [line = "", ...rest] = toLines(nested, "z");
  expect(rest).toHaveLength(1);
  expect(line.match(/<span/g)).toHaveLength(40);
  expect(line.match(/<\/span>/g)).toHaveLength(40);
  expect(rest[0]).toEndWith(`y${"</span>".repeat(40)}z`);
});

test("lines are those of the text", () => {
  for (const text of ["", "\n", "a\n", "\n\na", "a\nb"]) expect(toLines(text)).toEqual(text.split("\n"));
});
