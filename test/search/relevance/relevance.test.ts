/** The manual's search finds what readers mean: a table of queries, and the mean reciprocal rank of their answers. */

import { expect, test } from "bun:test";
import { join } from "node:path";
import { loadGraph } from "../../../src/pipeline.ts";
import type { Progress } from "../../../src/model/build.ts";
import { projectDir } from "../../support/paths.ts";
import { engineOf } from "../search-model.ts";
import { measureAnswers, meanReciprocalRank, type Measured } from "./measure.ts";
import { EXPECTED_ANSWERS } from "./queries.ts";

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
}, 30_000);

function toLine({ query, rank, within, answers, first }: Measured): string {
  return `  ${query}: ${answers[0]} at ${rank} instead of ${within}, after ${first.join(", ")}`;
}
