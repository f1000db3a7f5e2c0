/** The docs plugin: folders of Markdown as versioned documentation with sidebars. In: options. Out: the plugin's verbs. */

import { validate } from "../../config/validate.ts";
import type { DocsContent } from "../../model/docs.ts";
import type { Plugin, PluginFactory } from "../../model/plugin.ts";
import { toSitePath } from "../../report/site-path.ts";
import { assembleDocs } from "./assemble.ts";
import { docsOptionsSchema } from "./options.ts";
import { type FoundDocs, readDocs } from "./read.ts";
import { planDocs } from "./routes.ts";
import { PLUGIN_NAME } from "./versions.ts";

/** Makes an instance of the plugin; its options are those of the format. */
export const docsPlugin: PluginFactory = ({ id, options: given, site, report, locate }) => {
  const file = toSitePath(site.dir, site.configPath);
  const where = { file, label: "docs plugin option", report, locate };
  const options = validate(docsOptionsSchema, given ?? {}, where);
  if (!options) return undefined;
  const plugin: Plugin<FoundDocs, DocsContent> = {
    name: PLUGIN_NAME,
    id,
    read: (context) => readDocs({ ...context, id, options, locate }),
    assemble: (found, context) => assembleDocs({ ...context, id, options, found }),
    plan: (content, plan) => planDocs(content, plan, options),
  };
  return plugin;
};
