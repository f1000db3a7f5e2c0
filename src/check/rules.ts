import type { Rule, RuleRequest } from "./check-request.ts";
import { orphanedImages, orphanedPages } from "./orphan-rules.ts";
import type { RuleName } from "../model/check-rule.ts";
import { duplicateTitles, missingAltTexts, missingDescriptions } from "./page-rules.ts";

const RULES = {
  "orphaned-pages": orphanedPages,
  "orphaned-images": orphanedImages,
  "duplicate-titles": duplicateTitles,
  "missing-descriptions": missingDescriptions,
  "missing-alt-texts": missingAltTexts,
} satisfies Readonly<Record<RuleName, Rule>>;

/** Runs the optional checks by name; their findings are warnings in the report. */
export async function runRules(names: readonly RuleName[], request: RuleRequest): Promise<void> {
  for (const name of names) await RULES[name](request);
}
