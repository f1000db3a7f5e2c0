/** The script that runs before a page is painted: the same text for every site, whatever the site's settings. */

import { describe, expect, test } from "bun:test";
import { Window } from "happy-dom";
import type { SiteConfig } from "../../src/model/site.ts";
import { themeConfigModel } from "../support/theme-config-model.ts";
import { BOOT_SCRIPT, bootScriptHtml } from "../../src/render/boot-script.ts";

interface Settings {
  readonly mode?: "light" | "dark";
  readonly system?: boolean;
  readonly noSwitch?: boolean;
  readonly storage?: Partial<SiteConfig["storage"]>;
  readonly bar?: object;
}

function scriptOf({ mode = "light", system = false, noSwitch = false, storage, bar }: Settings): string {
  const colorMode = { defaultMode: mode, disableSwitch: noSwitch, respectPrefersColorScheme: system };
  const themeConfig = themeConfigModel({ colorMode, ...(bar && { announcementBar: { content: "x", ...bar } }) });
  return bootScriptHtml({ themeConfig, storage: { type: "localStorage", namespace: "", ...storage } });
}

interface Reader {
  readonly search?: string;
  readonly stored?: Readonly<Record<string, string>>;
  readonly session?: Readonly<Record<string, string>>;
  readonly dark?: boolean;
  /** Whether the host has put off the script. */
  readonly late?: boolean;
}

/** Runs the script as a browser does, and returns the attributes it leaves on `<html>`. */
function run(settings: Settings, { search = "", stored = {}, session = {}, dark = false, late = false }: Reader = {}) {
  const { document } = new Window();
  document.head.innerHTML = scriptOf(settings);
  const currentScript = late ? null : document.head.firstElementChild;
  const keep = (items: Readonly<Record<string, string>>) => ({ getItem: (key: string) => items[key] ?? null });
  const window = { localStorage: keep(stored), sessionStorage: keep(session) };
  const querySelector = (selector: string) => document.querySelector(selector);
  const page = { documentElement: document.documentElement, currentScript, querySelector };
  const boot = new Function("document", "window", "location", "matchMedia", BOOT_SCRIPT);
  boot(page, window, { search }, () => ({ matches: dark }));
  return Object.fromEntries([...document.documentElement.attributes].map(({ name, value }) => [name, value]));
}

const dark = { "data-theme": "dark", "data-theme-choice": "dark" };
const light = { "data-theme": "light", "data-theme-choice": "light" };

test("its text is the same for every site", () => {
  const sites: Settings[] = [
    {},
    { mode: "dark", system: true, noSwitch: true },
    { storage: { type: "sessionStorage", namespace: 'a"b</script>' }, bar: { id: '"</script><script>alert(1)//' } },
  ];
  for (const site of sites) expect(scriptOf(site)).toMatch(/^<script [^<>]*>[^<]*<\/script>$/);
  expect(new Set(sites.map((site) => scriptOf(site).replace(/^<[^>]*>|<[^>]*>$/g, "")))).toEqual(
    new Set([BOOT_SCRIPT]),
  );
  expect(BOOT_SCRIPT.length).toBeLessThan(900);
});

describe("the color mode", () => {
  test("is the site's default, overridden by the system's if enabled, and by the reader's choice", () => {
    expect(run({ mode: "dark" }, { dark: false })).toEqual(dark);
    expect(run({ mode: "light" }, { dark: true })).toEqual(light);
    const system = { "data-theme-choice": "system" };
    expect(run({ mode: "light", system: true }, { dark: true })).toEqual({ ...dark, ...system });
    expect(run({ mode: "dark", system: true }, { dark: false })).toEqual({ ...light, ...system });
    expect(run({ mode: "light", system: true }, { dark: true, stored: { theme: "light" } })).toEqual(light);
  });

  test("comes from the URL first, if valid there", () => {
    expect(run({}, { search: "?docusaurus-theme=dark", stored: { theme: "light" } })).toEqual(dark);
    expect(run({ noSwitch: true }, { search: "?docusaurus-theme=dark" })).toEqual(dark);
    expect(run({}, { search: "?docusaurus-theme=red" })).toEqual(light);
  });

  test("is not the stored one if readers have no switch, or if it is invalid", () => {
    expect(run({ noSwitch: true }, { stored: { theme: "dark" } })).toEqual(light);
    expect(run({}, { stored: { theme: "red" } })).toEqual(light);
  });

  test("is applied by a script that runs late, too", () => {
    expect(run({}, { late: true, stored: { theme: "dark" } })).toEqual(dark);
  });

  test("uses the site's storage key", () => {
    const storage = { type: "sessionStorage", namespace: "abc" } as const;
    expect(run({ storage }, { session: { "theme-abc": "dark" } })).toEqual(dark);
    expect(run({ storage }, { stored: { "theme-abc": "dark" }, session: { theme: "dark" } })).toEqual(light);
  });
});

test("an announcement is hidden if the reader dismissed this one", () => {
  const shown = (bar: object, stored: Readonly<Record<string, string>>, namespace = "") =>
    run({ bar, storage: { namespace } }, { stored })["data-announcement-bar-initially-dismissed"];
  const dismissed = { "docusaurus.announcement.dismiss": "true", "docusaurus.announcement.id": 'a"b' };
  expect(shown({ id: 'a"b' }, dismissed)).toBe("true");
  expect(shown({ id: "other" }, dismissed)).toBe("false");
  expect(shown({ id: 'a"b' }, { ...dismissed, "docusaurus.announcement.dismiss": "false" })).toBe("false");
  expect(shown({}, { ...dismissed, "docusaurus.announcement.id": "announcement-bar" })).toBe("true");
  const suffixed = Object.fromEntries(Object.entries(dismissed).map(([key, value]) => [`${key}-x`, value]));
  expect(shown({ id: 'a"b' }, suffixed, "x")).toBe("true");
});

test("URL parameters become attributes; invalid names are ignored", () => {
  expect(
    run({}, { search: "?docusaurus-data-mode=a&docusaurus-data-a%20b=1&docusaurus-data-=2&docusaurus-data-z=%22" }),
  ).toEqual({ ...light, "data-mode": "a", "data-": "2", "data-z": '"' });
});
