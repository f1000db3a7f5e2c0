/** Front matter fields: what is plainly meant is taken, the rest is reported. */

import { expect, test } from "bun:test";
import * as z from "zod/mini";
import { validate } from "../../src/config/validate.ts";
import {
  flagField,
  headingLevelField,
  lastUpdateField,
  numberField,
  tagsField,
  textField,
} from "../../src/plugin-kit/front-matter.ts";
import { makeReporter } from "../../src/report/reporter.ts";

const schema = z.partial(
  z.looseObject({
    title: textField,
    draft: flagField,
    position: numberField,
    level: headingLevelField,
    tags: tagsField,
    last_update: lastUpdateField,
  }),
);

function check(value: unknown) {
  const report = makeReporter();
  const result = validate(schema, value, { file: "docs/a.md", label: "front matter field", report });
  return { result, messages: report.diagnostics.map(({ message }) => message) };
}

test("tags without a label, or with the URL of the tag list, are invalid", () => {
  const tags = [
    "",
    " ",
    { label: "", permalink: "/x" },
    { label: "a", permalink: "" },
    { label: "a", permalink: "/" },
    { label: "a", permalink: "/a?" },
  ];
  expect(tags.flatMap((tag) => check({ tags: [tag] }).messages)).toMatchInlineSnapshot(`
    [
      "Front matter field \`tags[0]\` must be a string that is not empty, but is an empty string.",
      "Front matter field \`tags[0]\` must be a string that is not empty, but is the string \` \`.",
      "Front matter field \`tags[0].label\` must be a string that is not empty, but is an empty string.",
      "Front matter field \`tags[0].permalink\` must be a path such as \`/name\`, because \`/\` is the list page, but is an empty string.",
      "Front matter field \`tags[0].permalink\` must be a path such as \`/name\`, because \`/\` is the list page, but is the string \`/\`.",
      "Front matter field \`tags[0].permalink\` must be a path without \`?\` and \`#\`, but is the string \`/a?\`.",
    ]
  `);
});

test("numbers are accepted as text, and quoted numbers and flags by their value", () => {
  expect(check({ title: 2021, draft: "true", position: "3", level: "2", tags: ["a", 2020] }).result).toEqual({
    title: "2021",
    draft: true,
    position: 3,
    level: 2,
    tags: ["a", "2020"],
  });
});

test("custom fields inside tags and the last update are kept", () => {
  const value = {
    tags: [{ label: "x", permalink: "x", color: "red" }],
    last_update: { date: "2020-01-01", commit: "abc" },
  };
  expect(check(value)).toEqual({ result: value, messages: [] });
});

test("other types are reported", () => {
  const value = { title: true, draft: "yes", position: "first", level: 7, tags: "a", last_update: {} };
  expect(check(value).messages).toMatchInlineSnapshot(`
    [
      "Front matter field \`last_update\` must be an object with \`author\`, \`date\` or both.",
      "Front matter field \`level\` must be a heading level from 2 to 6, but is the number \`7\`.",
      "Front matter field \`draft\` must be \`true\` or \`false\`, but is the string \`yes\`.",
      "Front matter field \`position\` must be a number, but is the string \`first\`.",
      "Front matter field \`tags\` must be a list, but is the string \`a\`.",
      "Front matter field \`title\` must be a string, but is \`true\`.",
    ]
  `);
});
