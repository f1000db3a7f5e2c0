/** Fences with `npm2yarn`: commands in the words of each package manager, as tabs. */

import { describe, expect, test } from "bun:test";
import { convertCommands } from "../../src/markdown/code/package-managers.ts";
import { buildFixture } from "../support/cli.ts";
import { compileText } from "./compile-text.ts";

describe("commands", () => {
  test.each([
    ["npm install", "yarn install", "pnpm install", "bun install"],
    ["npm i -D a @types/b", "yarn add --dev a @types/b", "pnpm add -D a @types/b", "bun add --dev a @types/b"],
    ["npm run build -- --fast", "yarn build --fast", "pnpm run build --fast", "bun run build --fast"],
    ["npx a@latest b", "yarn dlx a@latest b", "pnpm dlx a@latest b", "bun x a@latest b"],
    ["cd a\nnpx b", "cd a\nyarn dlx b", "cd a\npnpm dlx b", "cd a\nbun x b"],
    ["# npm\n$ npm start", "# npm\n$ yarn start", "# npm\n$ pnpm start", "# npm\n$ bun start"],
    [
      "npm ci && npm test; A=1 npm run b | tee c",
      "yarn install --frozen-lockfile && yarn test; A=1 yarn b | tee c",
      "pnpm install --frozen-lockfile && pnpm test; A=1 pnpm run b | tee c",
      "bun install --frozen-lockfile && bun run test; A=1 bun run b | tee c",
    ],
    ["npm audit && cat npm.log", "npm audit && cat npm.log", "npm audit && cat npm.log", "npm audit && cat npm.log"],
  ])("%s", (...commands) => {
    const [npm, ...others] = commands.slice(0, 4) as [string, ...string[]];
    expect((["yarn", "pnpm", "bun"] as const).map((name) => convertCommands(npm, name))).toEqual(others);
  });
});

const FENCE = "```bash npm2yarn\nnpm start\n```\n";

/** Values and code of the tabs in a page. */
function tabsOf(text: string, options: Parameters<typeof compileText>[1] = {}) {
  const { body, complaints } = compileText(text, options);
  const [tabs] = body;
  if (typeof tabs !== "object" || !("c" in tabs)) throw new Error("There are no tabs.");
  return {
    props: tabs.p,
    items: tabs.b?.flatMap((item) => (typeof item === "object" && "c" in item ? [item.p] : [])),
    complaints,
  };
}

test("`npx` stays where the site keeps it", () => {
  const code = "npm install a && npx a b";
  expect(convertCommands(code, "yarn", { keepsNpx: true })).toBe("yarn add a && npx a b");
  expect(convertCommands(code, "yarn")).toBe("yarn add a && yarn dlx a b");
});

test.each([
  ["3.5.2", ["npx a b", "npx a b", "npx a b"]],
  ["3.6.0", ["npx a b", "yarn dlx a b", "pnpm dlx a b"]],
])("a site of release %s has the tabs of that release", async (release, commands) => {
  await using built = await buildFixture({
    "package.json": JSON.stringify({ dependencies: { "@docusaurus/core": release } }),
    "docs/a.md": "```bash npm2yarn\nnpx a b\n```\n",
  });
  const html = await built.main("docs/a/index.html");
  const blocks = [...html.matchAll(/<pre[^]*?<\/pre>/g)].map(([block]) => block.replace(/<[^>]*>/g, "").trim());
  expect(blocks).toEqual(commands);
});

test("adversarial commands are converted in linear time", () => {
  for (const code of [`npm ${" ".repeat(100_000)}x`, "A=".repeat(100_000), "A=x ".repeat(50_000), "(".repeat(100_000)])
    expect(convertCommands(code, "yarn")).toContain(code.slice(-1));
});

describe("tabs", () => {
  test("are synced unless the site's config disables that", () => {
    expect(tabsOf(FENCE).props).toEqual({ groupId: "npm2yarn" });
    expect(tabsOf(FENCE, { npm2yarn: { sync: false, converters: ["yarn"] } })).toEqual({
      props: undefined,
      items: [
        { value: "npm", label: "npm" },
        { value: "yarn", label: "Yarn" },
      ],
      complaints: "",
    });
  });

  test("custom converters are used, and their errors reported", () => {
    const failing = (): string => {
      throw new Error("no such thing");
    };
    const converters = [
      ["Deno", (code: string) => code.replace("npm", "deno task")],
      ["Turbo", failing],
    ] as const;
    const { items, complaints } = tabsOf(`\n${FENCE}`, { npm2yarn: { sync: true, converters } });
    expect(items).toEqual([
      { value: "npm", label: "npm" },
      { value: "deno", label: "Deno" },
      { value: "turbo", label: "Turbo" },
    ]);
    expect(complaints).toMatchInlineSnapshot(
      `"error docs/a.md:2:undefined The converter \`Turbo\` of npm2yarn failed: no such thing"`,
    );
  });
});
