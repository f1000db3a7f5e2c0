import { describe, expect, test } from "bun:test";
import { createExcerpt } from "../../src/config/excerpt.ts";

const long = (piece: string, count = 50_000): string => piece.repeat(count);

describe("the first line with text is the excerpt", () => {
  test.each([
    ["below the title", "# Title\n\ntext\nmore", "text"],
    ["below an underlined title", "Title\r\n===\r\ntext", "text"],
    ["or a heading of a section", "# Title\n## Part `a` {#id}\ntext", "Part a"],
    ["without closing number signs", "## Part ##", "Part"],
    ["of a list, with its sign", "- [ ] item\n- other", "- [ ] item"],
    ["of a quote", ">\n> > words", "words"],
    ["of an admonition", ":::note[Title]\n\ninside\n:::", "inside"],
    ["below imports", "import {\n  A,\n} from 'a';\n\nexport const b = 1;\n\ntext", "text"],
    ["below code", "````md\n```\n````\n\n~~~\ncode\n~~~\ntext", "text"],
    ["below comments", "<!-- one\ntwo -->\n{/*\nthree\n*/}\ntext", "text"],
    ["below a tag over several lines", "<Card\n  onClick={() =>\n    open()}\n>\ntext\n</Card>", "text"],
    ["below styles and tags of the head", "<style>\n.a {}\n</style>\n<head>\n<title>t</title>\n</head>\ntext", "text"],
    ["below an expression", "{\n  'a'\n}\n<b>{list.map((one) => <i>{one}</i>)}</b>\ntext", "text"],
    ["below an anchor that is shown", "<Link id='a'>#a</Link>\n\n[#](#b)\n\n#1 in text", "#1 in text"],
    ["below a formula", "$$\na\n$$\ntext", "text"],
    ["below a table", "| a | b |\n|---|---|\n| c | d |\n\ntext", "text"],
    ["below breaks, definitions and spaces", "---\n* * *\n[a]: https://b.example\n[^1]: note\n&nbsp;\n\ntext", "text"],
  ])("%s", (_, source, excerpt) => {
    expect(createExcerpt(source)).toBe(excerpt);
  });

  test.each(["", "\n \n", "# Title", "<Card />", "import A from 'a';", "```\ncode"])(
    "there is none in %j",
    (source) => {
      expect(createExcerpt(source)).toBeUndefined();
    },
  );
});

describe("marks are left out", () => {
  test.each([
    ["a **b** *c* __d__ _e_ ***f*** ~~g~~", "a b c d e f g"],
    ["**a *b* c** and [**d** `e`](f)", "a b c and d e"],
    ["![alt](a.png) [text](b 'title') [c][d] [![e](f)](g(h)) [i]", "alt text c e [i]"],
    ["<b>a</b> <Icon name='x' />b<br/>c <!-- d --> e", "a b c e"].map((text) => text.replace("b c", "bc")),
    ["a :smile: b :+1: 👍", "a b 👍"],
    ["a[^1] {name} **{name}** {#id}", "a"],
    ["a ([#12]), [`B c`] ![d] [e]\n\n[#12]: f\n  [`b  C`]: g\n[d]: h", "a (#12), B c d [e]"],
    ["a &amp; b &lt;c&gt; \\*d\\*", "a & b <c> *d*"],
  ])("%s", (source, excerpt) => {
    expect(createExcerpt(source ?? "")).toBe(excerpt);
  });
});

test.each([
  ["use snake_case_name and __dirname", "use snake_case_name and __dirname"],
  ["at 12:30:45, foo: bar:baz", "at 12:30:45, foo: bar:baz"],
  ["a `Map<K, V>` and `*` or `_x_`, ``a`b``", "a Map<K, V> and * or _x_, a`b"],
  ["5 * 3 * 2 < 31 and 2 > 1", "5 * 3 * 2 < 31 and 2 > 1"],
  ["see <https://a.example/b_c> or https://a.example/b_c_d", "see https://a.example/b_c or https://a.example/b_c_d"],
])("text that only looks like marks stays: %s", (source, excerpt) => {
  expect(createExcerpt(source)).toBe(excerpt);
});

test.each([
  "<a ",
  "[a",
  "![",
  "**a ",
  "*a a_ ",
  "_a ",
  "`",
  "`` a ",
  "{a",
  "<!-- a ",
  "[a](b",
  ":a",
  "> ",
  "a\n\n# b\n",
  "<div\n",
  "<style>\n",
  "{a} <!-- ",
  " ",
  "a  ",
  "```\n\n",
])("the time grows with the length of %j", (piece) => {
  const time = (text: string): number => {
    const start = process.cpuUsage().user;
    createExcerpt(text);
    return process.cpuUsage().user - start;
  };
  time(long(piece, 1000));
  expect(time(long(piece)) / 1000).toBeLessThan(1000);
});
