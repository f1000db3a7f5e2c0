import type { PluginFactory } from "../../model/plugin.ts";

/** Live editors as a plugin: the editor is part of the theme. The browser compiles readers' code to a module in memory. */
export const liveCodeblockPlugin: PluginFactory = ({ id }) => ({
  name: "docusaurus-theme-live-codeblock",
  id,
  hasLiveCode: true,
  contentSecurity: () => ({ "script-src": ["blob:"] }),
});
