/** Prepares the document for an app without a server. Built as a separate module, which only the offline copy of a site contains. */

import { diskAddress, diskPath, type DiskRequest, toDiskUrl } from "../../../url/disk-path.ts";
import { decodePath } from "../../../url/paths.ts";
import type { Disk } from "./disk.ts";
import { makeDiskRouter } from "./disk-router.ts";
import { fetchHeld, loadHeld } from "./held-files.ts";
import { keepAddressesLocal } from "./local-addresses.ts";

/** Opens the document. The page's script has the path to the site's folder in `data-root`. */
export function openFromDisk({ held, heldEnding, ...map }: DiskRequest): Disk {
  const root = document.querySelector<HTMLElement>("script[data-root]")?.dataset["root"] ?? "";
  const toAddress = (url: string): string | undefined => diskAddress(url, root, map);
  keepAddressesLocal(toAddress);
  const folder = new URL(root, window.location.href.replace(/[^/]*$/, "")).href;
  const isHeld = new RegExp(held);
  fetchHeld((url) => {
    const file = url.startsWith(folder) ? decodePath(url.slice(folder.length)) : diskPath(url, map);
    return file !== undefined && isHeld.test(file) ? toDiskUrl(file + heldEnding, root) : undefined;
  });
  return {
    makeRouter: (request) => makeDiskRouter(request, toAddress),
    importFile: async (url) => (await loadHeld(toAddress(url) ?? url)) as object,
  };
}
