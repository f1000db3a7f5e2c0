/** `@docusaurus/useGlobalData`: global data of plugins, by plugin name and ID. */

import type { GlobalData } from "../../model/graph.ts";
import type { Json } from "../../model/json.ts";
import { useApp } from "../shared/contexts.ts";
import { ownValue } from "../../lookup/own-value.ts";

export interface MissingDataOptions {
  /** Throws if the plugin has set no data. */
  readonly failfast?: boolean;
}

export default function useGlobalData(): GlobalData {
  const { page, site } = useApp();
  return page.globalData ?? site.globalData;
}

/** Data of all instances of a plugin by id. Throws with `failfast` when there is none. */
export function useAllPluginInstancesData(
  pluginName: string,
  options: MissingDataOptions = {},
): Readonly<Record<string, Json>> | undefined {
  const data = ownValue(useGlobalData(), pluginName);
  if (!data && options.failfast) throw new Error(`Plugin \`${pluginName}\` has set no global data.`);
  return data;
}

/** Data of one instance. Throws with `failfast` when there is none. */
export function usePluginData(
  pluginName: string,
  pluginId = "default",
  options: MissingDataOptions = {},
): Json | undefined {
  const data = ownValue(useAllPluginInstancesData(pluginName, options) ?? {}, pluginId);
  if (!data && options.failfast)
    throw new Error(`Plugin \`${pluginName}\` has set no global data for its instance \`${pluginId}\`.`);
  return data;
}
