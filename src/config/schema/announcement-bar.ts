import * as z from "zod/mini";
import { flag, text, withDefault } from "../fields.ts";

/** Theme config field `announcementBar`: a line above the navbar. */
export const announcementBarSchema = z.strictObject({
  /** Changing it shows the bar again to readers who closed it. */
  id: withDefault(text(), "announcement-bar"),
  /** HTML. */
  content: text(),
  /** CSS color. */
  backgroundColor: z.optional(z.string()),
  /** CSS color. */
  textColor: z.optional(z.string()),
  isCloseable: flag(true),
});
