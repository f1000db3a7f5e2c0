/** The changelog plugin: one Markdown file of releases becomes a page for each, as a blog's posts are. */

import { validate } from "../../../config/validate.ts";
import type { PluginFactory } from "../../../model/plugin.ts";
import { toSitePath } from "../../../report/site-path.ts";
import { makeBlog } from "../make-blog.ts";
import { changelogOptionsSchema, toBlogOptions } from "./options.ts";
import { readReleases } from "./read.ts";

const NAME = "docusaurus-plugin-content-changelog";

/** Makes an instance of the plugin. */
export const changelogPlugin: PluginFactory = ({ id, options: given, site, report, locate }) => {
  const options = validate(changelogOptionsSchema, given, {
    file: toSitePath(site.dir, site.configPath),
    label: "changelog plugin option",
    report,
    ...(locate && { locate }),
  });
  if (!options) return undefined;
  const blog = toBlogOptions(options, site.config.title);
  const read = readReleases({ name: NAME, id, options, blog });
  return makeBlog({ name: NAME, id, options: blog, site, read });
};
