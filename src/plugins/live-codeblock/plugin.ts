/** Live editors as a plugin: the editor is part of the theme, and is loaded with the first block that asks for it. */

import type { PluginFactory } from "../../model/plugin.ts";

/** Makes the plugin. The browser compiles what readers write to a module in memory. */
export const liveCodeblockPlugin: PluginFactory = ({ id }) => ({
  name: "docusaurus-theme-live-codeblock",
  id,
  hasLiveCode: true,
  contentSecurity: () => ({ "script-src": ["blob:"] }),
});
