/** The `themeConfig` of a site as the generator has it. */

import * as z from "zod/mini";
import { themeConfigSchema } from "../../src/config/theme-config.ts";
import type { ThemeConfig } from "../../src/model/theme-config.ts";

export function themeConfigModel(fields: object = {}): ThemeConfig {
  return z.parse(themeConfigSchema, fields) as unknown as ThemeConfig;
}
