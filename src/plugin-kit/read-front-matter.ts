/**
 * Reads the front matter of a page. A field with errors is reported at its line and treated as unset, so that one
 * mistake does not cause others.
 */

import * as z from "zod/mini";
import { validate, type Where } from "../config/validate.ts";
import type { Reporter } from "../model/diagnostic.ts";
import type { Document } from "../model/document.ts";
import { fieldPlace, headingLevelField } from "./front-matter.ts";
import { reportNearMisses } from "./near-miss.ts";

/** Fields by name, each optional. */
export type FrontMatterFields = Readonly<Record<string, z.ZodMiniType>>;

/** Front matter with these fields. */
export type FrontMatterOf<F extends FrontMatterFields> = z.infer<z.ZodMiniObject<F, z.core.$loose>>;

/** Diagnostics: `misspelled-front-matter`, `draft-and-unlisted`, and those of `validate` for fields of the wrong type. */
export function readFrontMatter<F extends FrontMatterFields>(
  document: Document,
  fields: F,
  report: Reporter,
): FrontMatterOf<F> {
  reportNearMisses(document, Object.keys(fields), report);
  const where = (key: string): Where => ({
    file: document.path,
    label: "front matter field",
    report,
    at: [key],
    locate: ([name]) => document.frontMatterPositions[String(name)],
  });
  const right = Object.entries(document.frontMatter).flatMap(([key, value]) => {
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    const checked = field === undefined ? value : validate(field, value, where(key));
    return checked === undefined ? [] : [[key, checked] as const];
  });
  const read = Object.fromEntries(right);
  if (read["draft"] === true && read["unlisted"] === true) reportBoth(document, report);
  // Every field passed its own schema, so the type holds.
  return withLevelsInOrder(read, where) as FrontMatterOf<F>;
}

function reportBoth(document: Document, report: Reporter): void {
  report.error({
    code: "draft-and-unlisted",
    message: "A page cannot be both a draft and unlisted: drafts are not published.",
    hint: "Remove `draft` to publish the page for readers who know its URL, or `unlisted` to keep it unpublished.",
    ...fieldPlace(document, "unlisted"),
  });
}

/** Removes a minimum heading level above the maximum, which would empty the table of contents. */
function withLevelsInOrder(
  fields: Readonly<Record<string, unknown>>,
  where: (key: string) => Where,
): Readonly<Record<string, unknown>> {
  const { toc_min_heading_level: min, toc_max_heading_level: max, ...others } = fields;
  if (typeof min !== "number" || typeof max !== "number") return fields;
  const ordered = headingLevelField.check(z.maximum(max, `at most \`toc_max_heading_level\`, which is \`${max}\``));
  const isRight = validate(ordered, min, where("toc_min_heading_level")) !== undefined;
  return isRight ? fields : { ...others, toc_max_heading_level: max };
}
