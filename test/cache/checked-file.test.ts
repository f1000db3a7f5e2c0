import { expect, test } from "bun:test";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readChecked, writeChecked } from "../../src/cache/checked-file.ts";

const file = join(mkdtempSync(join(tmpdir(), "veloci-checked-")), "some.json");

test.each([
  ["a text", "Größe\n🙂"],
  ["an empty text", ""],
  ["parts", ["Grö", "ße\n", "", "🙂"]],
])("%s comes back", (_, text) => {
  expect(writeChecked(file, text)).toBeUndefined();
  expect(readChecked(file)).toBe(typeof text === "string" ? text : text.join(""));
});

test("a damaged or truncated file is ignored", () => {
  writeChecked(file, ["one ", "two"]);
  const whole = readFileSync(file, "utf8");
  for (const damaged of [whole.slice(0, -1), whole.replace("one", "ond"), `0${whole}`, ""]) {
    writeFileSync(file, damaged);
    expect(readChecked(file)).toBeUndefined();
  }
});
