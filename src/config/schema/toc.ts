import * as z from "zod/mini";
import { withDefault } from "../fields.ts";

const headingLevel = () => z.int().check(z.refine((level) => level >= 2 && level <= 6, "a heading level from 2 to 6"));

/** Theme config field `tableOfContents`: the headings to list. */
export const tocSchema = z
  .strictObject({
    minHeadingLevel: withDefault(headingLevel(), 2),
    maxHeadingLevel: withDefault(headingLevel(), 3),
  })
  .check(
    z.refine(
      ({ minHeadingLevel, maxHeadingLevel }) => minHeadingLevel <= maxHeadingLevel,
      "an object whose `minHeadingLevel` is not above its `maxHeadingLevel`",
    ),
  );
