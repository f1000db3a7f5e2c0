/** What Markdown is made of, once or many times over. No name has a colon. */

type Construct = (count: number) => string;

const repeat =
  (text: string): Construct =>
  (count) =>
    text.repeat(count);

/** Lines made of their number. */
const lines = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join("\n");

const fence =
  (info: string, line: string): Construct =>
  (count) =>
    `\`\`\`${info}\n${line.repeat(count)}\`\`\`\n`;

const CODE_ABOVE = "export const a = () => 1;\n\n";

/** A text below code that binds `a`. */
function coded(text: string): Construct {
  return (count) => CODE_ABOVE + text.repeat(count);
}

const TEXT: Readonly<Record<string, Construct>> = {
  words: repeat("lorem ipsum dolor "),
  paragraphs: repeat("lorem ipsum\n\n"),
  "one long line of everything": repeat("Lorem **ipsum** [dolor](./sit.md) `amet` "),
  "Windows line ends": repeat("a\r\n\r\n"),
  "characters without meaning": repeat("\0\u2028\uFEFF\u200B"),
  tabs: repeat("\ta\n"),
  spaces: (count) => `a${" ".repeat(count)}b`,
  entities: repeat("&amp; &copy; &#65; &b "),
  emoji: repeat(":tada: "),
  escapes: repeat("\\* "),
  "hard breaks": repeat("a\\\n"),
  headings: (count) => lines(count, (index) => `## a${index}\n`),
  "headings that are equal": repeat("## a b\n\n"),
  "headings that want the same number": (count) => lines(count, (index) => `## a-${index}\n\n## a\n`),
  "underlined headings": repeat("a\n=\n"),
  "ids of headings": repeat("# a {#b}\n\n"),
  rules: repeat("---\n\n"),
};

const INLINE: Readonly<Record<string, Construct>> = {
  emphasis: repeat("*a* **b** _c_ ~~d~~ "),
  "emphasis without end": repeat("*a **b _c ~~d "),
  stars: repeat("*"),
  "emphasis in emphasis": (count) => "*a **b ".repeat(count) + "c** d*".repeat(count),
  "code spans": repeat("`a` ``b`` "),
  "code spans without end": repeat("`a ``b "),
  links: repeat("[a](b) "),
  "links without end": repeat("[a]("),
  brackets: repeat("["),
  "images in images": (count) => "![a".repeat(count) + "](b)".repeat(count),
  references: (count) => `${"[a] [b][c] ".repeat(count)}\n\n[a]: b`,
  definitions: (count) => lines(count, (index) => `[a${index}]: b "c`),
  autolinks: repeat("<http://a.b> www.a.b a@b.c "),
  "autolinks without end": repeat("<http://a <b@c "),
  "addresses in addresses": repeat("a@"),
};

const BLOCKS: Readonly<Record<string, Construct>> = {
  quotes: repeat("> a\n\n"),
  "a quote of lazy lines": (count) => `> a\n${"b\n".repeat(count)}`,
  "quotes within each other": (count) => lines(Math.sqrt(count), (index) => `${"> ".repeat(index)}a`),
  "quote marks": repeat(">"),
  lists: repeat("- a\n  - b\n\n"),
  "a list item of lazy lines": (count) => `- a\n${"b\n".repeat(count)}`,
  "a list item of many paragraphs": (count) => `- a\n\n${"  b\n\n".repeat(count)}`,
  "task lists": repeat("- [ ] a\n- [x] b\n"),
  "numbered lists": (count) => lines(count, (index) => `${index}. a`),
  tables: repeat("|a|b|\n|-|-|\n|c|`d`|\n\n"),
  "a long table": (count) => `|a|b|\n|-|-|\n${"|c|d|\n".repeat(count)}`,
  "a wide table": (count) => `${"|a".repeat(count)}|\n${"|-".repeat(count)}|\n`,
  footnotes: (count) => lines(count, (index) => `[^${index}] a\n\n[^${index}]: b\n`),
  "a footnote of lazy lines": (count) => `[^a]\n\n[^a]: b\n${"c\n".repeat(count)}`,
  "footnotes in footnotes": repeat("[^a]:\n\n    "),
  admonitions: repeat(":::note[a]\n\nb\n\n:::\n\n"),
  "admonitions without end": repeat(":::note\na\n"),
  "titles of admonitions": (count) => `:::note${"[a]{".repeat(count)}\n\nb\n\n:::\n`,
  alerts: repeat("> [!NOTE]\n> a\n\n"),
  formulas: repeat("$a$\n\n$$\nb\n$$\n\n"),
};

const CODE: Readonly<Record<string, Construct>> = {
  fences: repeat("```js\na\n```\n\n"),
  "a fence without end": (count) => `\`\`\`js\n${"a\n".repeat(count)}`,
  JavaScript: fence("js", "const a = { b: [1, 'c'] }; // d\n"),
  "templates without end in code": fence("js", "`${a \n"),
  "tags in code": fence("jsx", "<A b={c}>d</A>\n"),
  HTML: fence("html", '<div class="a">b</div>\n'),
  "Markdown in code": fence("md", "# a\n\n*b* [c](d)\n"),
  "magic comments": fence("js", "// highlight-start\na\n// highlight-end\n"),
  "spaces around a magic comment": (count) =>
    `\`\`\`js\n//${" ".repeat(count)}highlight-next-line${" ".repeat(count)}x\n\`\`\`\n`,
  "ranges of lines": (count) => `\`\`\`js {${"1-99999999,".repeat(count / 4)}1}\n${"a\n".repeat(count)}\`\`\`\n`,
  "titles of code": (count) => `\`\`\`js${' title="'.repeat(count)}\na\n\`\`\`\n`,
};

const MDX: Readonly<Record<string, Construct>> = {
  elements: repeat("<div>\n\na\n\n</div>\n\n"),
  "elements without end": repeat("<div>\n"),
  "elements in text": repeat("a <b>c</b> "),
  components: (count) => lines(count, (index) => `<Foo${index} />\n`),
  "components within each other": (count) => "<Foo>\n".repeat(count) + "</Foo>\n".repeat(count),
  "tabs and panels": repeat('<Tabs>\n<TabItem value="a">\n\nb\n\n</TabItem>\n</Tabs>\n\n'),
  details: repeat("<details>\n<summary>a</summary>\n\nb\n\n</details>\n\n"),
  "raw elements without end": repeat("<pre>\n"),
  "code blocks as components": repeat("<CodeBlock>{`a`}</CodeBlock>\n\n"),
  "names in angle brackets": repeat("<your-name> "),
  fragments: repeat("<>"),
  attributes: (count) => `<div ${lines(count, (index) => `a${index}="b"`)}>x</div>`,
  "declarations of style": (count) => `<div style="${"a:(b;".repeat(count)}c:d;">x</div>`,
  "an object as attribute": (count) => `<Foo a={{${lines(count, (index) => `b${index}: 1,`)}}} />`,
  "a template as attribute": (count) => `<Foo a={\`${"${1}".repeat(count)}\`} />`,
  "values in braces": repeat("{1} {'a'} "),
  "braces that are no value": repeat("{a b} "),
  braces: repeat("{"),
  comments: repeat("<!-- a -->\n\n{/* b */}\n\n"),
  "comments without end": repeat("<!--\n"),
  imports: (count) => lines(count, (index) => `import a${index} from './b${index}.js'`),
  "imports without end": repeat("import {\n"),
  "prose that begins as an import": repeat("import a b\n\n"),
  "spaces behind an import": (count) => `import${" ".repeat(count)}x`,
  exports: (count) => lines(count, (index) => `export const a${index} = 1\n`),
  "exports without end": repeat("export const a = {\n\n"),
  "templates without end in exports": repeat("export const a = `\n\n"),
  "exports that are not JavaScript": repeat("export const a = ;\n\n"),
  "lists in brackets": (count) => `export const a = ${"[".repeat(count)}${"]".repeat(count)}\n`,
  expressions: coded("{a(1)} "),
  "expressions on lines of their own": coded("{a(() => {\n\n  b();\n})}\n\n"),
  "expressions without end": coded("{a( "),
  "expressions with templates without end": coded("{a(` "),
  "expressions that are not JavaScript": coded("{a b} "),
  "expressions within each other": (count) => `${CODE_ABOVE}${"{a(".repeat(count)}${")}".repeat(count)}\n`,
  "elements in an expression": (count) => `${CODE_ABOVE}{a(<b>${"<i>{c}</i>".repeat(count)}</b>)}\n`,
  "emphasis around expressions": coded("**a {a() * 2} b** "),
  "attributes without end that hold elements": coded("<b c={"),
  "members of members": (count) => `${CODE_ABOVE}{a${".b".repeat(count)}}\n`,
  "computed attributes": coded("<b c={a()} {...d} />\n\n"),
  "an export of many lines": (count) => `export const a = () => {\n${"  b();\n".repeat(count)}}\n`,
};

const FRONT_MATTER: Readonly<Record<string, Construct>> = {
  "keys of front matter": (count) => `---\n${lines(count, (index) => `a${index}: b`)}\n---\n`,
  "spaces in front matter": (count) => `---\na${" ".repeat(count)}b\n---\n`,
  "front matter with a mistake": (count) => `---\n${lines(count, (index) => `a${index}: b: c`)}\n---\n`,
};

/** Constructs by name. */
export const CONSTRUCTS: Readonly<Record<string, Construct>> = {
  ...TEXT,
  ...INLINE,
  ...BLOCKS,
  ...CODE,
  ...MDX,
  ...FRONT_MATTER,
};
