/** Names of the optional checks, as `--rules` takes them. Separate from the checks, so that help does not load those. */

export const RULE_NAMES = [
  "orphaned-pages",
  "orphaned-images",
  "duplicate-titles",
  "missing-descriptions",
  "missing-alt-texts",
] as const;

export type RuleName = (typeof RULE_NAMES)[number];
