/**
 * Theme components as pages of a small site. Returns the server's HTML and head, or the page running in a happy-dom window with
 * everything React complained about.
 */

import MDXComponents from "@theme/MDXComponents";
import { act, type ComponentType, type ReactElement } from "react";
import type { Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { App } from "../../src/runtime/shared/app/App.tsx";
import { makeColorModeStore } from "../../src/runtime/browser/color-mode.ts";
import { makeStaticColorMode, makeStaticHistory } from "../../src/runtime/server/fixed-state.ts";
import type { AppContextValue, ServerRendering } from "../../src/runtime/shared/contexts.ts";
import { makeHeadCollector, toPageHead } from "../../src/runtime/shared/head.ts";
import type { JsonObject } from "../../src/model/json.ts";
import type { PageBody, PageData, PageHead } from "../../src/model/page.ts";
import type { SiteConfig } from "../../src/model/site.ts";
import type { SiteData } from "../../src/model/theme.ts";
import { openWindow, type TestWindow } from "./browser-globals.ts";

export interface TestPageOptions {
  /** Components of the page, outermost first. */
  readonly layers: readonly (readonly [component: unknown, props: object])[];
  readonly path?: string;
  readonly plugin?: PageData["plugin"];
  readonly context?: JsonObject;
  readonly bodies?: Readonly<Record<string, PageBody>>;
  readonly themeConfig?: JsonObject;
  readonly siteConfig?: Partial<SiteConfig>;
  readonly globalData?: SiteData["globalData"];
  /** Docs that the page has looked up: components run as they do in browsers, which know only these. */
  readonly docs?: PageData["docs"];
  readonly findDoc?: ServerRendering["findDoc"];
}

const THEME_CONFIG: JsonObject = {
  colorMode: { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: false },
  metadata: [],
  navbar: { title: "Site", hideOnScroll: false, items: [] },
  docs: { versionPersistence: "localStorage", sidebar: { hideable: false, autoCollapseCategories: false } },
  blog: { sidebar: { groupByYear: true } },
  mermaid: { theme: { light: "default", dark: "dark" }, options: {} },
  liveCodeBlock: { playgroundPosition: "bottom" },
  untranslatedNotice: true,
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
};

function toSite({ themeConfig, siteConfig, globalData = {} }: TestPageOptions): SiteData {
  const locale = {
    label: "English",
    htmlLang: "en",
    direction: "ltr",
    calendar: "gregory",
    path: "en",
    translate: false,
    url: "https://example.com",
    baseUrl: "/",
  };
  const config = {
    title: "Site",
    tagline: "",
    titleDelimiter: "|",
    url: "https://example.com",
    baseUrl: "/",
    noIndex: false,
    i18n: { defaultLocale: "en", locales: ["en"], path: "i18n", localeConfigs: { en: locale } },
    customFields: {},
    storage: { type: "localStorage", namespace: "" },
    ...siteConfig,
    themeConfig: { ...THEME_CONFIG, ...themeConfig },
  };
  return {
    siteConfig: config as unknown as SiteConfig,
    globalData,
    siteMetadata: { docusaurusVersion: "2.0.0-rc.1", pluginVersions: {} },
    locale: "en",
    nonExact: [],
    build: "test",
  };
}

function toApp(options: TestPageOptions): AppContextValue {
  const { path = "/", plugin = { name: "", id: "" }, context = {}, bodies = {}, layers, docs } = options;
  const data: PageData = {
    path,
    build: "test",
    plugin,
    context,
    layers: [],
    bodies,
    modules: [],
    ...(docs && { docs }),
  };
  const components: Readonly<Record<string, unknown>> = MDXComponents;
  return {
    site: toSite(options),
    page: {
      data,
      layers: layers.map(([Component, props]) => ({ Component: Component as ComponentType<object>, props })),
    },
    history: makeStaticHistory(path),
    location: { pathname: path, search: "", hash: "" },
    colorMode: makeStaticColorMode("light"),
    components: () => components,
    component: (name) => components[name] as ComponentType<object> | undefined,
    modules: { get: () => undefined, load: async (name) => import(name) as Promise<object> },
    overrides: new Map(),
  };
}

/** Renders a page as the server does. */
export function renderPage(options: TestPageOptions): { readonly html: string; readonly head: PageHead } {
  const headCollector = makeHeadCollector();
  const { docs, findDoc = () => undefined } = options;
  const server: ServerRendering = {
    headCollector,
    links: new Set(),
    anchors: new Set(),
    image: () => undefined,
    findDoc,
  };
  const html = renderToString(<App value={{ ...toApp(options), ...(!docs && { server }) }} />);
  return { html, head: toPageHead(headCollector.tags) };
}

/** Renders elements into the smallest page. */
export function renderHtml(element: ReactElement, options: Partial<TestPageOptions> = {}): string {
  return renderPage({ ...options, layers: [[() => element, {}]] }).html;
}

/** A page that runs. */
export interface RunningPage extends AsyncDisposable {
  /** Element the page is in. */
  readonly mount: HTMLElement;
  /** What React said to the console, and mismatches it repaired. */
  readonly complaints: readonly string[];
  find(selector: string): HTMLElement;
  /** Text of all elements that match. */
  texts(selector: string): string[];
  click(target: string | HTMLElement): Promise<void>;
  press(target: string | HTMLElement, key: string): Promise<void>;
  /** Runs code that changes state. */
  act(work: () => void): Promise<void>;
  /** Shows another page of the same site, as a navigation does. */
  show(options: TestPageOptions): Promise<void>;
}

export interface HydrateOptions extends TestPageOptions {
  /** Query of the address. */
  readonly search?: string;
  readonly width?: number;
  /** Entries that are in local storage before the page starts. */
  readonly stored?: Readonly<Record<string, string>>;
}

/** Puts the server's HTML into a window and lets React take over, with bodies emptied as in a page's own copy. Throws what the page does. */
export async function hydratePage(options: HydrateOptions): Promise<RunningPage> {
  const { path = "/", search = "", width, stored = {} } = options;
  const { html } = renderPage(options);
  const browser = openWindow(`https://example.com${path}${search}`, width);
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  document.body.innerHTML = `<div id="__docusaurus">${html}</div>`;
  const mount = document.getElementById("__docusaurus");
  if (!mount) throw new Error("The page has no mount point.");
  const complaints: string[] = [];
  const error = console.error;
  console.error = (...args: unknown[]) => void complaints.push(args.map(String).join(" "));
  const running = (shown: TestPageOptions): ReactElement => {
    const app = toApp({ ...shown, bodies: emptied(shown.bodies) });
    const location = { pathname: shown.path ?? "/", search, hash: "" };
    return (
      <App
        value={{ ...app, location, colorMode: makeColorModeStore(COLOR_MODE, { type: "localStorage", namespace: "" }) }}
      />
    );
  };
  const { hydrateRoot } = await import("react-dom/client");
  const onRecoverableError = (reason: unknown): void => void complaints.push(String(reason));
  let root: Root | undefined;
  const end = async (): Promise<void> => {
    await act(async () => root?.unmount());
    console.error = error;
    await browser[Symbol.asyncDispose]();
  };
  try {
    await act(async () => {
      root = hydrateRoot(mount, running(options), { onRecoverableError });
    });
  } catch (reason) {
    await end();
    throw reason;
  }
  const show = (shown: TestPageOptions): Promise<void> => act(async () => root?.render(running(shown)));
  return { ...handlesOf(mount, browser), complaints, show, [Symbol.asyncDispose]: end };
}

const COLOR_MODE = { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: false } as const;

function emptied(bodies: TestPageOptions["bodies"] = {}): Record<string, PageBody> {
  const entries = Object.entries(bodies);
  return Object.fromEntries(entries.map(([name, body]) => [name, "html" in body ? { html: "" } : body]));
}

function handlesOf(mount: HTMLElement, { window }: TestWindow): Omit<RunningPage, "complaints" | "show" | symbol> {
  const find = (selector: string): HTMLElement => {
    const found = mount.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`Nothing matches ${selector} in: ${mount.innerHTML.slice(0, 2000)}`);
    return found;
  };
  const toElement = (target: string | HTMLElement): HTMLElement => (typeof target === "string" ? find(target) : target);
  const run = (work: () => void): Promise<void> => act(async () => work());
  return {
    mount,
    find,
    texts: (selector) => [...mount.querySelectorAll(selector)].map(({ textContent }) => textContent ?? ""),
    act: run,
    click: (target) => run(() => toElement(target).click()),
    press: (target, key) =>
      run(() => {
        const event = new window.KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
        toElement(target).dispatchEvent(event as unknown as Event);
      }),
  };
}
