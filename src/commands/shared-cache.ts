/** Opens the cache that several machines share. */

import { sharedEngineName } from "../cache/engine.ts";
import { openRemoteCache } from "../cache/remote-cache.ts";
import { SharedPacks } from "../cache/shared-packs.ts";
import { PACKED_DOCUMENTS } from "../cache/pack-store.ts";
import { PACKED_FILES } from "../cache/packed-files.ts";
import type { BuildRequest } from "../model/build.ts";
import type { CommandContext } from "./command.ts";

/** Whether the user has named a cache that machines share. */
export function hasSharedCache(env: CommandContext["env"]): boolean {
  return (env["VELOCI_CACHE_URL"] ?? "") !== "";
}

/** Opens the cache for compiled documents and output files. Returns nothing if no address is set. */
export function openShared(
  { dir, engine }: Pick<NonNullable<BuildRequest["cache"]>, "dir" | "engine">,
  { env, err }: CommandContext,
  names: readonly string[] = [PACKED_DOCUMENTS, PACKED_FILES],
): SharedPacks | undefined {
  if (!hasSharedCache(env)) return undefined;
  const onFailure = (reason: string): void => err.write(`The remote cache is not used: ${reason}.\n`);
  const remote = openRemoteCache(env["VELOCI_CACHE_URL"] ?? "");
  if (!remote) {
    onFailure("`VELOCI_CACHE_URL` must begin with `https://`, `http://` or `s3://`");
    return undefined;
  }
  const isReadOnly = !["", "0", "false", undefined].includes(env["VELOCI_CACHE_READ_ONLY"]);
  return new SharedPacks({ remote, dir, names, engine, sharedEngine: sharedEngineName(), isReadOnly, onFailure });
}

/** Loads the pipeline while the packs of the shared cache arrive. */
export async function loadPipelineAndPacks(
  siteDir: string,
  shared: SharedPacks | undefined,
  context: CommandContext,
): ReturnType<CommandContext["loadPipeline"]> {
  const packs = shared?.fetch();
  // Loading blocks this thread.
  await packs?.requested;
  const [pipeline] = await Promise.all([context.loadPipeline(siteDir), packs?.stored]);
  return pipeline;
}
