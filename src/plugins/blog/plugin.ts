/** The blog plugin: a folder of dated posts with lists, tags, authors, an archive and feeds. */

import { validate } from "../../config/validate.ts";
import type { BlogContent } from "../../model/blog.ts";
import type { Plugin, PluginFactory } from "../../model/plugin.ts";
import { toSitePath } from "../../report/site-path.ts";
import { assembleBlog } from "./assemble.ts";
import { toFeedTags, writeFeeds } from "./feed-files.ts";
import { blogOptionsSchema } from "./options.ts";
import { type FoundBlog, readBlog } from "./read.ts";
import { planBlog } from "./routes.ts";

const NAME = "docusaurus-plugin-content-blog";

/** Makes an instance of the plugin; its options are those of the format, rc.1 and 3.x. */
export const blogPlugin: PluginFactory = ({ id, options: given, site, report, locate }) => {
  const options = validate(blogOptionsSchema, given, {
    file: toSitePath(site.dir, site.configPath),
    label: "blog plugin option",
    report,
    ...(locate && { locate }),
  });
  if (!options) return undefined;
  const namesFolder = typeof given === "object" && given !== null && "path" in given;
  const plugin: Plugin<FoundBlog, BlogContent> = {
    name: NAME,
    id,
    read: (context) => readBlog({ ...context, name: NAME, id, options, namesFolder }),
    assemble: (found, context) => assembleBlog({ ...context, id, options, found }),
    plan: (content, plan) => planBlog(content, plan, options),
    injectHtmlTags: (content) => ({ headTags: toFeedTags(content, options, site) }),
    afterBuild: (output, content) => writeFeeds({ content, options, output }),
  };
  return plugin;
};
