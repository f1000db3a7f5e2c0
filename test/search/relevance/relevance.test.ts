/** The manual's search finds what readers mean: a table of queries, and the mean reciprocal rank of their answers. */

import { expect, test } from "bun:test";
import { join } from "node:path";
import { loadGraph } from "../../../src/pipeline/commands.ts";
import type { Progress } from "../../../src/model/build.ts";
import { projectDir } from "../../support/paths.ts";
import { engineOf, makeEngine, type TestPage } from "../search-model.ts";
import { measureAnswers, meanReciprocalRank, type Measured } from "./measure.ts";
import { EXPECTED_ANSWERS, type ExpectedAnswer } from "./queries.ts";

/** Below this the search is not good enough to be shipped. */
const BAR = 0.9;

/** What a reader of the manual searches: the docs in their current version, the community pages, posts and releases. */
const TAGS = ["default", "docs-default-current", "docs-community-current"];

const SILENT: Progress = { stages: [], stage: async (_name, work) => work(() => {}) };

test(`the mean reciprocal rank of ${EXPECTED_ANSWERS.length} queries over the manual is at least ${BAR}`, async () => {
  const { graph } = await loadGraph({ siteDir: join(projectDir, "content"), progress: SILENT });
  if (!graph) throw new Error("The manual has no graph.");
  const measured = await measureAnswers(engineOf(graph), EXPECTED_ANSWERS, TAGS);
  const mean = meanReciprocalRank(measured);
  const late = measured.filter(({ rank, within }) => rank > within);
  console.log(
    `${measured.length} queries, mean reciprocal rank ${mean.toFixed(3)}; answers that come later than they should:`,
  );
  console.log(late.map(toLine).join("\n"));
  expect(mean, late.map(toLine).join("\n")).toBeGreaterThanOrEqual(BAR);
}, 120_000);

/** Pages in scripts without spaces, and in Korean, which has some. */
const CJK_PAGES: readonly TestPage[] = [
  {
    url: "/docs/zh/install",
    title: "安装",
    text: "先安装运行环境,然后运行安装命令。",
    sections: { 系统要求: "需要一台电脑。" },
  },
  { url: "/docs/zh/deploy", title: "部署网站", text: "构建之后,可以把网站部署到任何静态主机。" },
  {
    url: "/docs/zh/sidebar",
    title: "侧边栏",
    text: "侧边栏列出文档。",
    sections: { 自动生成: "按文件夹自动生成侧边栏。" },
  },
  { url: "/docs/ja/search", title: "検索の設定", text: "サイト内検索は最初から使えます。" },
  {
    url: "/docs/ja/theme",
    title: "テーマのカスタマイズ",
    text: "コンポーネントを置き換えます。検索の設定は別のページです。",
  },
  { url: "/docs/ko/start", title: "시작하기", text: "사이트를 만들고 배포하는 방법." },
  { url: "/docs/ko/deploy", title: "배포", text: "정적 호스트에 배포합니다." },
];

const CJK_ANSWERS: readonly ExpectedAnswer[] = [
  ["安装", "zh/install"],
  ["系统要求", "zh/install#系统要求"],
  ["部署", "zh/deploy"],
  ["部署到静态主机", "zh/deploy"],
  ["侧边栏", "zh/sidebar"],
  ["自动生成侧边栏", "zh/sidebar#自动生成"],
  ["検索の設定", "ja/search"],
  ["カスタマイズ", "ja/theme"],
  ["コンポーネント", "ja/theme"],
  ["배포", "ko/deploy"],
  ["시작", "ko/start"],
].map(([query = "", path]) => ({ query, answers: [`/docs/${path}`], within: 1 }));

test("queries in Chinese, Japanese and Korean find their page first", async () => {
  const measured = await measureAnswers(makeEngine(CJK_PAGES), CJK_ANSWERS, ["default"]);
  expect(measured.filter(({ rank }) => rank > 1).map(toLine)).toEqual([]);
});

function toLine({ query, rank, within, answers, first }: Measured): string {
  return `  ${query}: ${answers[0]} at ${rank} instead of ${within}, after ${first.join(", ")}`;
}
