import { expect, test } from "bun:test";
import { readLoaderPrefix } from "../../src/bundle/site/loader-prefix.ts";

test.each([
  ["!!raw-loader!./a.txt", "text", "./a.txt"],
  ["!raw-loader!@site/a.txt", "text", "@site/a.txt"],
  ["raw-loader!./a.txt", "text", "./a.txt"],
  ["!!url-loader?limit=1!./a.png", "url", "./a.png"],
  ["!!file-loader!./a.zip", "url", "./a.zip"],
  ["!!yaml-loader!./a.yaml", "data", "./a.yaml"],
  ["js-yaml-loader!./a.yml", "data", "./a.yml"],
  ["!!json-loader!./a.txt", "data", "./a.txt"],
] as const)("%s is imported as %s of %s", (name, as, file) => {
  expect(readLoaderPrefix(name)).toEqual({ as, file });
});

test.each(["./a.txt", "!!babel-loader!./a.js", "!!raw-loader!babel-loader!./a.js"])(
  "%s has no loader of ours",
  (name) => {
    expect(readLoaderPrefix(name)).toBeUndefined();
  },
);
