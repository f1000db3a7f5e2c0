/** The `themeConfig` of a site as the generator has it. In: fields as authors write them. Out: all of them, with defaults. */

import * as z from "zod/mini";
import { themeConfigSchema } from "../../src/config/theme-config.ts";
import type { ThemeConfig } from "../../src/model/theme-config.ts";

export function themeConfigModel(fields: object = {}): ThemeConfig {
  return z.parse(themeConfigSchema, fields) as unknown as ThemeConfig;
}
