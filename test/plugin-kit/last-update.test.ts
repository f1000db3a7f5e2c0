/** Dates of last updates: front matter and git. */

import { describe, expect, test } from "bun:test";
import { parseDate, toLastUpdate } from "../../src/plugin-kit/last-update.ts";

const JULY_14 = Date.UTC(2022, 6, 14);

describe("a date in front matter", () => {
  test.each([
    ["2022-07-14", JULY_14],
    ["2022-07-14T10:30", JULY_14 + 10.5 * 3_600_000],
    ["2022-07-14 10:30:00", JULY_14 + 10.5 * 3_600_000],
    ["2022-07-14T10:30:00Z", JULY_14 + 10.5 * 3_600_000],
    ["2022-07-14T10:30:00+02:00", JULY_14 + 8.5 * 3_600_000],
    ["7/14/2022", JULY_14],
    ["July 14, 2022", JULY_14],
    ["14 July 2022 10:30", JULY_14 + 10.5 * 3_600_000],
    ["soon", undefined],
    ["2022-02-30", undefined],
    ["2021-02-29T10:00", undefined],
    [2022, undefined],
  ])("`%s` is the same moment on every machine", (text, time) => {
    expect(parseDate(text)).toBe(time as number);
  });
});

describe("the last update of a page", () => {
  const history = { created: 1, changed: 2, author: "Grace" };

  test("is hidden unless the site enables it, with or without front matter", () => {
    expect(toLastUpdate({ showTime: false, showAuthor: false, authored: { date: "2022-07-14" }, history })).toEqual({});
  });

  test("is from front matter first, then from git, field by field", () => {
    const input = { showTime: true, showAuthor: true, authored: { date: "2022-07-14" }, history };
    expect(toLastUpdate(input)).toEqual({ lastUpdatedBy: "Grace", lastUpdatedAt: JULY_14 });
  });
});
