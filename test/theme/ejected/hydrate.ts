/**
 * A browser takes over pages with one copy each, all in one document: the scripts of a release run once, then `start` of the entry
 * script for every copy, with that copy alone in the place of ours.
 */

import { contentTypeOf } from "../../../src/serve/content-type.ts";
import type { TestBrowser } from "../../support/browser.ts";
import type { Faults } from "./bundle-copies.ts";
import type { Copies, Page } from "./eject.ts";
import { EJECTED_SITE } from "./site.ts";

interface Task {
  readonly name: string;
  /** The smallest page that shows it, with the copy in it: pages are most of the work. */
  readonly path: string;
  readonly html: string;
  /** Slots and the modules for them. */
  readonly needs: Readonly<Record<string, string>>;
  /** Whether readers see it only in the menu of a phone. */
  readonly isInMenu: boolean;
}

/** Lets each copy alone hydrate. Returns what the browser said against it, by component. */
export async function hydrateEach(copies: Copies, browser: TestBrowser): Promise<Faults> {
  const { pages, files } = renderOwn(copies);
  const tasks = copies.names.map((name) => toTask(name, { copies, pages, files }));
  using server = serveFiles(files);
  const { page, problems, close } = await browser.open(`${server.url}docs/next/intro`, {
    asksOthers: true,
    isOnlyLoaded: true,
    // Nothing is fetched ahead.
    prepare: (opened) =>
      opened.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } })),
  });
  const entry = `/${copies.rendering.bundle.entry.path}`;
  const run = (some: readonly Task[]) => page.evaluate(hydrateAll, { tasks: some, entry });
  const faults = await run(tasks.filter(({ isInMenu }) => !isInMenu));
  await page.setViewportSize({ width: 390, height: 800 });
  const inMenu = await run(tasks.filter(({ isInMenu }) => isInMenu));
  const rest = problems.length > 0 ? { "any of them": problems.join("; ") } : {};
  await close();
  return { ...faults, ...inMenu, ...rest };
}

/** Renders the page that a copy is tried on, and adds what browsers load for it to the files. */
function toTask(name: string, { copies, pages, files }: OwnPages & { readonly copies: Copies }): Task {
  const sizeOf = (path: string): number => pages.get(path)?.html.length ?? 0;
  // No reader opens the page for missing ones at its own address.
  const paths = copies.pages(name).filter((path) => path !== "/404.html");
  const [path = "/docs/next/intro"] = paths.sort((one, other) => sizeOf(one) - sizeOf(other));
  const page = copies.renderer(name)(path);
  const { html, data } = page instanceof Error ? { html: page.message, data: {} } : page;
  Object.assign(files, data);
  return { name, path, html, needs: copies.needs(name), isInMenu: paths.length === 0 };
}

/** Runs in the browser. */
async function hydrateAll({ tasks, entry }: { readonly tasks: readonly Task[]; readonly entry: string }) {
  const { run, own } = (await import(entry)) as {
    readonly run: (overrides: ReadonlyMap<string, unknown>) => Promise<void>;
    readonly own: { readonly overrides: ReadonlyMap<string, unknown> };
  };
  const faults: Record<string, string> = {};
  let name = "";
  const note = (problem: string): void =>
    void (faults[name] = faults[name] === undefined ? problem : `${faults[name]}; ${problem}`);
  const error = console.error;
  console.error = (...args: unknown[]) => note(args.map(String).join(" "));
  const onError = (event: ErrorEvent): void => {
    note(String(event.error));
    event.preventDefault();
  };
  window.addEventListener("error", onError);
  const wait = async (isReady: () => boolean): Promise<void> => {
    for (let times = 0; !isReady(); times += 1) {
      if (times > 500) return note(`waits for ${String(isReady)}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  // Most of the work would be layout and paint, of which nothing is asked here, except where there is something to click.
  const unpainted = new CSSStyleSheet();
  unpainted.replaceSync("html { display: none !important }");
  // Asking for a file again is as much work as showing it.
  const { fetch } = window;
  const answers = new Map<string, Promise<Response>>();
  const fetchOnce = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const key = JSON.stringify([String(input), init]);
    const answer = answers.get(key) ?? fetch(input, init);
    answers.set(key, answer);
    return (await answer).clone();
  };
  window.fetch = Object.assign(fetchOnce, fetch);
  for (const { path, html, needs, isInMenu, ...task } of tasks) {
    document.adoptedStyleSheets = isInMenu ? [] : [unpainted];
    name = task.name;
    const { body } = new DOMParser().parseFromString(html, "text/html");
    history.replaceState(null, "", path);
    document.body.replaceWith(body);
    Reflect.deleteProperty(window, "docusaurus");
    await run(new Map(Object.entries(needs).map(([slot, copy]) => [slot, own.overrides.get(`@theme/${copy}`)])));
    await wait(() => "docusaurus" in window);
    if (!isInMenu) continue;
    document.querySelector<HTMLElement>(".navbar__toggle")?.click();
    await wait(() => document.querySelector(".navbar-sidebar .menu") !== null);
  }
  window.fetch = fetch;
  console.error = error;
  window.removeEventListener("error", onError);
  return faults;
}

function serveFiles(files: OwnPages["files"]): Bun.Server<undefined> {
  return Bun.serve({
    port: 0,
    fetch({ url }) {
      const path = decodeURIComponent(new URL(url).pathname);
      const file = files[path];
      if (file === undefined) return new Response(`${path} is no file`, { status: 404 });
      return new Response(file, { headers: { "Content-Type": typeOf(path), "Cache-Control": "max-age=999" } });
    },
  });
}

/** Pages have no extension. */
function typeOf(path: string): string {
  return /\.\w+$/.test(path) ? contentTypeOf(path) : "text/html";
}

interface OwnPages {
  readonly pages: ReadonlyMap<string, Page>;
  /** Pages, scripts, styles, pictures, and the data of pages, by URL. The entry script exports how it starts. */
  readonly files: Record<string, BodyInit>;
}

/** All pages without a copy, and what they load. */
function renderOwn(copies: Copies): OwnPages {
  const { bundle, shared, graph } = copies.rendering;
  const render = copies.renderer("");
  const pages = graph.routes.flatMap(({ path }): [string, Page][] => {
    const page = render(path);
    return page instanceof Error ? [] : [[path, page]];
  });
  const outputs = bundle.outputs.map(({ path, content }): [string, BodyInit] => {
    if (content instanceof Uint8Array) return [`/${path}`, new Blob([content as Uint8Array<ArrayBuffer>])];
    if (typeof content === "string") return [`/${path}`, content];
    return [`/${path}`, "copy" in content ? Bun.file(content.copy) : ""];
  });
  const files = {
    ...Object.fromEntries(outputs),
    ...Object.fromEntries(shared.files().map(({ path, content }) => [`/${path}`, content])),
    ...Object.fromEntries(graph.assets.map(({ source, output }) => [`/${output}`, EJECTED_SITE[source] ?? ""])),
    ...Object.assign({}, ...pages.map(([path, { html, data }]) => ({ ...data, [path]: html }))),
    [`/${bundle.entry.path}`]: toRunner(bundle.entry.text),
    "/img/logo.svg": EJECTED_SITE["static/img/logo.svg"] ?? "",
  };
  return { pages: new Map(pages), files };
}

/** The site's entry script, as one that starts when it is asked to. */
function toRunner(entry: string): string {
  const runner = entry.replace("start({...own,", "export{own};export const run=(overrides)=>start({...own,overrides,");
  if (runner === entry) throw new Error("The entry script starts in another way.");
  return runner;
}
