/** When a reader is in offline mode: each strategy by itself, and what turns it on. */

import { afterEach, describe, expect, test } from "bun:test";
import { isOfflineMode, type Strategy } from "../../../../src/runtime/browser/pwa/offline-mode.ts";
import { createStorageSlot } from "../../../../src/runtime/shared/theme-common/storage.ts";
import { openWindow } from "../../../support/browser-globals.ts";

const NAMES = ["innerWidth"] as const;

afterEach(() => NAMES.forEach((name) => Reflect.deleteProperty(globalThis, name)));

const ALL: readonly Strategy[] = ["appInstalled", "standalone", "queryString", "mobile", "saveData", "always"];

interface Reader {
  readonly url?: string;
  readonly width?: number;
  readonly installed?: boolean;
  readonly standalone?: boolean;
  readonly saveData?: boolean;
  readonly apps?: readonly { readonly platform: string }[];
}

/** The strategies that hold for a reader. */
async function holding({ url, width = 1280, installed, standalone, saveData, apps }: Reader): Promise<Strategy[]> {
  await using _window = openWindow(url ?? "https://example.com/");
  Object.assign(globalThis, { innerWidth: width });
  Object.defineProperties(navigator, {
    connection: { configurable: true, value: { saveData } },
    getInstalledRelatedApps: { configurable: true, value: apps && (async () => apps) },
    userAgent: { configurable: true, value: "Mozilla/5.0 (X11; Android 15)" },
  });
  globalThis.matchMedia = ((query: string) => ({
    matches: standalone === true && query.includes("standalone"),
  })) as typeof matchMedia;
  const slot = createStorageSlot("docusaurus.pwa.event.appInstalled");
  if (installed) slot.set("true");
  const found = await Promise.all(ALL.map(async (name) => ((await isOfflineMode([name], slot)) ? [name] : [])));
  return found.flat();
}

describe("strategies that hold", () => {
  test.each<[string, Reader, readonly Strategy[]]>([
    ["for everybody", {}, ["always"]],
    ["for the query", { url: "https://example.com/?offlineMode=true" }, ["queryString", "always"]],
    ["for another query", { url: "https://example.com/?offlineMode=false" }, ["always"]],
    ["on a phone", { width: 996 }, ["mobile", "always"]],
    ["beside a phone's width", { width: 997 }, ["always"]],
    ["after installation", { installed: true }, ["appInstalled", "always"]],
    ["with a related app of this system", { apps: [{ platform: "android" }] }, ["appInstalled", "always"]],
    ["with one of another system", { apps: [{ platform: "windows" }] }, ["always"]],
    ["in a window of its own", { standalone: true }, ["standalone", "always"]],
    ["when data is to be saved", { saveData: true }, ["saveData", "always"]],
  ])("%s", async (_title, reader, strategies) => {
    expect(await holding(reader)).toEqual([...strategies]);
  });

  test("one of several strategies is enough, and no strategy means off", async () => {
    await using _window = openWindow("https://example.com/?offlineMode=true");
    const slot = createStorageSlot("docusaurus.pwa.event.appInstalled");
    expect(await isOfflineMode(["saveData", "queryString"], slot)).toBe(true);
    expect(await isOfflineMode([], slot)).toBe(false);
  });
});
