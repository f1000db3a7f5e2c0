/** Loaded before the program: its pipeline throws, which only a bug does. */

import { plugin } from "bun";

plugin({
  name: "broken-pipeline",
  setup(build) {
    const contents = 'export const buildSite = () => { throw new Error("the roof is leaking"); };';
    build.onLoad({ filter: /src[\\/]pipeline[\\/]commands\.ts$/ }, () => ({ contents, loader: "ts" }));
  },
});
