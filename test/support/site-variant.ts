/**
 * Other ways to run tests that look at a site. Returns whether sites read from right to left (`VELOCI_TEST_DIRECTION=rtl`), and
 * which command shows them (`VELOCI_TEST_SERVER=dev`). `CONTRIBUTING.md` says when to use them.
 */

import { readdir } from "node:fs/promises";
import { join } from "node:path";

/** Whether all sites read from right to left. Their words stay what they are, so that tests find them. */
export const IS_RIGHT_TO_LEFT = process.env["VELOCI_TEST_DIRECTION"] === "rtl";

/** Whether `dev` shows all sites, and not `serve`. They are built nevertheless: tests read the files of a build, too. */
export const IS_DEV = process.env["VELOCI_TEST_SERVER"] === "dev";

/** Config beside the site's own. */
const TURNED = "right-to-left.config.mjs";

/** Arguments that a command needs to read the site in this variant. */
export async function variantArgs(siteDir: string, args: readonly string[] = []): Promise<string[]> {
  if (!IS_RIGHT_TO_LEFT || args.includes("--config")) return [];
  const config = (await readdir(siteDir)).find((name) => name.startsWith("docusaurus.config."));
  if (config === undefined) return [];
  const path = join(siteDir, TURNED);
  await Bun.write(path, turnedConfig(config));
  return ["--config", path];
}

function turnedConfig(name: string): string {
  return `import given from "./${name}";
const config = typeof given === "function" ? await given() : given;
const { defaultLocale = "en", locales = [defaultLocale], localeConfigs = {} } = config.i18n ?? {};
const turned = { ...localeConfigs[defaultLocale], direction: "rtl" };
export default {
  ...config,
  i18n: { ...config.i18n, defaultLocale, locales, localeConfigs: { ...localeConfigs, [defaultLocale]: turned } },
};
`;
}
