/** All commands, in the order of the help. */

import type { Command } from "./command.ts";
import { build } from "./build.ts";
import { check } from "./check.ts";
import { clear } from "./clear.ts";
import { create } from "./create.ts";
import { deploy } from "./deploy.ts";
import { dev } from "./dev.ts";
import { docsVersion } from "./docs-version.ts";
import { graph } from "./graph.ts";
import { licenses } from "./licenses.ts";
import { makeCompletions } from "./completions.ts";
import { merge } from "./merge.ts";
import { migrate } from "./migrate.ts";
import { searchPush } from "./search-push.ts";
import { serve } from "./serve.ts";
import { swizzle } from "./swizzle.ts";
import { translations } from "./translations.ts";
import { types } from "./types.ts";
import { writeHeadingIds } from "./write-heading-ids.ts";
import { writeTranslations } from "./write-translations.ts";

const LISTED: readonly Command[] = [
  create,
  dev,
  build,
  merge,
  serve,
  check,
  migrate,
  graph,
  writeHeadingIds,
  docsVersion,
  writeTranslations,
  translations,
  deploy,
  searchPush,
  clear,
  swizzle,
  types,
  licenses,
];

export const COMMANDS: readonly Command[] = [...LISTED, makeCompletions(LISTED)];
