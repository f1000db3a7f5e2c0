import { join } from "node:path";
import { validate } from "../../config/validate.ts";
import type { PluginFactory } from "../../model/plugin.ts";
import { makeBlog } from "./make-blog.ts";
import { blogOptionsSchema, filesBeside } from "./options.ts";
import { readBlog } from "./read.ts";
import { withReleaseDefaults } from "./release-defaults.ts";
import { optionsPlace } from "../options-place.ts";

const NAME = "docusaurus-plugin-content-blog";

/** The blog plugin: a folder of dated posts with lists, tags, authors, an archive and feeds. */
export const blogPlugin: PluginFactory = (input) => {
  const { id, options: given, site } = input;
  const options = validate(
    blogOptionsSchema,
    withReleaseDefaults(given, site.dir),
    optionsPlace(input, "blog plugin option"),
  );
  if (!options) return undefined;
  const namesFolder = typeof given === "object" && given !== null && "path" in given;
  const instance = { name: NAME, id, options };
  const dir = join(site.dir, options.path);
  const reads = [dir, ...filesBeside(options).map((file) => join(dir, file))];
  return makeBlog({ ...instance, site, reads, read: (context) => readBlog({ ...context, ...instance, namesFolder }) });
};
