import { dirname, join } from "node:path";
import { validate } from "../../../config/validate.ts";
import type { PluginFactory } from "../../../model/plugin.ts";
import { makeBlog } from "../make-blog.ts";
import { filesBeside } from "../options.ts";
import { changelogOptionsSchema, toBlogOptions } from "./options.ts";
import { readReleases } from "./read.ts";
import { optionsPlace } from "../../options-place.ts";

const NAME = "docusaurus-plugin-content-changelog";

/** The changelog plugin: turns a Markdown file of releases into one page per release, like posts of a blog. */
export const changelogPlugin: PluginFactory = (input) => {
  const { id, options: given, site } = input;
  const options = validate(changelogOptionsSchema, given, optionsPlace(input, "changelog plugin option"));
  if (!options) return undefined;
  const blog = toBlogOptions(options, site.config.title);
  const read = readReleases({ name: NAME, id, options, blog });
  const path = join(site.dir, options.path);
  const reads = [path, ...filesBeside(blog).map((file) => join(dirname(path), file))];
  return makeBlog({ name: NAME, id, options: blog, site, reads, read });
};
