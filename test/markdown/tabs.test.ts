/** What authors are told of tabs that would show something else than they want. */

import { expect, test } from "bun:test";
import { compileText } from "./compile-text.ts";

const WRONG = `# Tabs

<Tabs defaultValue="macos" queryString>
  <TabItem value="linux" label="Linux">

  One

  </TabItem>
  <TabItem value="mac" label="macOS">

  Two

  </TabItem>
  <TabItem value="linux" label="Again">

  Three

  </TabItem>
  <TabItem label="None">

  Four

  </TabItem>

  Text between.

</Tabs>

<Tabs values={[{ value: "a", label: "A" }, { value: "b", label: "B" }]} defaultValue="zzzzz">
  <TabItem value="a">

  One

  </TabItem>
</Tabs>
`;

test("mistakes are reported with their position", () => {
  const { complaints } = compileText(WRONG);
  expect(complaints).toMatchInlineSnapshot(`
    "error docs/a.md:3:1 Text is in \`<Tabs>\` but not in a \`<TabItem>\`, so it is not shown. Put it into a \`<TabItem>\`, or after the tabs.
    error docs/a.md:3:1 These tabs have \`queryString\`, but no name to use in the address. Add a \`groupId\`, or set a name: \`queryString="system"\`.
    error docs/a.md:3:1 \`defaultValue\` of this \`<Tabs>\` is \`macos\`, but no tab has that value, so the first one is open. Did you mean \`mac\`?
    error docs/a.md:14:3 Another item of this \`<Tabs>\` has the value \`linux\`, so both would open together. Give each item its own \`value\`; labels may repeat.
    error docs/a.md:19:3 This \`<TabItem>\` has no \`value\`: it is not shown. Give each item its own \`value\`, as in \`<TabItem value="linux" label="Linux">\`.
    error docs/a.md:29:1 \`defaultValue\` of this \`<Tabs>\` is \`zzzzz\`, but no tab has that value, so the first one is open. The values are \`a\`, \`b\`; \`defaultValue={null}\` opens none."
  `);
});

test.each([
  '<Tabs defaultValue={null}><TabItem value="a">A</TabItem></Tabs>',
  '<Tabs groupId="os" queryString>\n<TabItem value="a" default>\n\nA\n\n</TabItem>\n{/* nothing */}\n<TabItem value="b">B</TabItem>\n</Tabs>',
  '<Tabs values={[{value: "a"}, {value: "b"}]} defaultValue="b"><TabItem value="a">A</TabItem><TabItem value="b">B</TabItem></Tabs>',
  'import Tabs from "@site/src/Tabs";\n\n<Tabs>Text</Tabs>',
  '<Tabs>\n<TabItem value="a">\n\n<Tabs>\n<TabItem value="a">\n\nDeep\n\n</TabItem>\n</Tabs>\n\n</TabItem>\n</Tabs>',
])("%j is not reported", (text) => {
  expect(compileText(text).complaints).toBe("");
});

test("computed values are not checked", () => {
  const text =
    'export const list = ["a"];\n\n<Tabs defaultValue={list[0]} queryString={list.length > 0}>\n{list.map((one) => <TabItem key={one} value={one}>{one}</TabItem>)}\n</Tabs>\n\n<Tabs defaultValue="b" {...list}>\n<TabItem value={list[0]}>A</TabItem>\n</Tabs>';
  expect(compileText(text).complaints).toBe("");
});
