import { expect, test } from "bun:test";
import { makeRenderMemory } from "../../../src/runtime/server/render-memory.ts";

/** Marks around an inside, or the mark in place of it. */
function wrap(marks: string | readonly [string, string], inside: string): string {
  return typeof marks === "string" ? marks : marks[0] + inside + marks[1];
}

test("HTML cached from the first page is reused on the others, also when nested", () => {
  const memory = makeRenderMemory();
  const [outer, inner] = [{}, {}];
  const page = (own: string): string => {
    const insides = `<ul>${wrap(memory.marksFor(inner), "<li>inner</li>")}</ul>`;
    return memory.resolve(`<nav>${wrap(memory.marksFor(outer), insides)}<b>${own}</b></nav>`).html;
  };
  expect(page("1")).toBe("<nav><ul><li>inner</li></ul><b>1</b></nav>");
  expect(page("2")).toBe("<nav><ul><li>inner</li></ul><b>2</b></nav>");
  expect(memory.resolve(`<p>${wrap(memory.marksFor(inner), "never")}</p>`).html).toBe("<p><li>inner</li></p>");
});

test("records inside cached HTML apply to every page that contains it", () => {
  const memory = makeRenderMemory();
  const [outer, inner] = [{}, {}];
  const page = (): readonly string[] => {
    const insides = wrap(memory.marksFor(inner), `${memory.markForNote("a")}<i>1</i>`);
    const html = wrap(memory.marksFor(outer), `${insides}<!-- -->${memory.markForNote("b")}<i>2</i>`);
    const resolved = memory.resolve(`<p>${html}</p>`);
    expect(resolved.html).toBe("<p><i>1</i><i>2</i></p>");
    return resolved.notes;
  };
  expect(page()).toEqual(["a", "b"]);
  expect(page()).toEqual(["a", "b"]);
  expect(memory.resolve(wrap(memory.marksFor(inner), "never")).notes).toEqual(["a"]);
  expect(memory.resolve(`<p>${memory.markForNote("c")}</p>`)).toEqual({ html: "<p></p>", parts: {}, notes: ["c"] });
});

test("comments that React puts between marks go with them", () => {
  const memory = makeRenderMemory();
  const [a, b] = [{}, {}];
  memory.resolve(wrap(memory.marksFor(a), "<i>1</i>") + wrap(memory.marksFor(b), "<i>2</i>"));
  const html = `<ul>${String(memory.marksFor(a))}<!-- -->${String(memory.marksFor(b))}<li>3 <!-- -->4</li></ul>`;
  expect(memory.resolve(html).html).toBe("<ul><i>1</i><i>2</i><li>3 <!-- -->4</li></ul>");
});
