/** Open pages follow their files: what has changed is there, and what the reader has done with the page stays. */

import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdir, rename, rm } from "node:fs/promises";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import type { Page } from "playwright-core";
import { openDev, type OpenDev } from "../dev/open-dev.ts";
import { openBrowser, type TestBrowser, type TestPage } from "../support/browser.ts";
import { configText } from "../support/site.ts";
import { untilTrue } from "../support/until.ts";

const TIMEOUT_MS = 60_000;

const LINES = Array.from({ length: 60 }, (_, index) => `Paragraph ${index}.`).join("\n\n");

const page = (text: string): string =>
  [
    "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\nimport Counter from '@site/src/Counter';",
    `# First\n\nIt says ${text}.`,
    "<details><summary>More</summary>Of it.</details>",
    `<Tabs><TabItem value="a" label="A">a ${text}</TabItem><TabItem value="b" label="B">b ${text}</TabItem></Tabs>`,
    `<Counter />\n\n## Further down\n\n${LINES}\n`,
  ].join("\n\n");

const counter = (label: string): string =>
  `import { useState } from "react";
export default function Counter() {
  const [count, setCount] = useState(0);
  return <button id="counter" onClick={() => setCount(count + 1)}>${label} {count}</button>;
}
`;

let dev: OpenDev;
let browser: TestBrowser;
beforeAll(async () => {
  const theme = { customCss: "./src/custom.css" };
  dev = await openDev({
    "docusaurus.config.mjs": configText({
      presets: [["classic", { docs: { routeBasePath: "/" }, theme, blog: false }]],
    }),
    "docs/first.md": page("one"),
    "docs/second.md": "# Second\n\nAnother page.\n",
    "docs/draft.md": "---\ndraft: true\n---\n\n# Draft\n",
    "src/Counter.js": counter("count"),
    "src/theme/DocItem/Footer/index.js": counter("footer").replaceAll("counter", "footer-counter"),
    "src/custom.css": ":root { --mark: 1px; }",
  });
  browser = await openBrowser();
}, TIMEOUT_MS);
afterAll(async () => {
  await browser?.close();
  expect(dev.bugs).toEqual([]);
  await dev[Symbol.asyncDispose]();
});

async function open(path: string): Promise<TestPage> {
  const opened = await browser.open(dev.server.origin + path);
  await untilTrue(opened.page, "Boolean(document.querySelector('veloci-dev'))");
  await opened.page.evaluate("window.mark = true");
  return opened;
}

interface Proxy {
  readonly origin: string;
  /** Ends all connections, and takes no others. */
  cut(): Promise<void>;
  /** Carries nothing over the connections there are; neither side is told. */
  hang(): void;
  mend(): Promise<void>;
}

/** Stands between the browser and the server: a machine that wakes up finds its connections dead. */
async function openProxy(target: string): Promise<Proxy> {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on("error", () => {}).on("close", () => sockets.delete(socket));
  };
  const server = createServer((socket) => {
    const other = keep(connect(Number(new URL(target).port), "localhost"));
    keep(socket).pipe(other).pipe(socket);
  });
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, "localhost", done));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    cut: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
    hang: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    mend: () => listen(port),
  };
}

const isSameDocument = (shown: Page): Promise<unknown> => shown.evaluate("window.mark === true");
const until = (shown: Page, text: string) => shown.getByText(text).first().waitFor({ state: "attached" });
const panel = (shown: Page) => shown.locator("veloci-dev .panel");

test(
  "a saved text appears in its place: scroll, tabs, details, focus and states of components stay",
  async () => {
    const { page: shown, problems, close } = await open("/first");
    await shown.locator("summary").click();
    await shown.getByRole("tab", { name: "B" }).click();
    await shown.locator("#counter").click();
    await shown.evaluate("window.scrollTo(0, 300)");
    await untilTrue(shown, "window.scrollY === 300");
    for (const text of ["two", "three"]) {
      await dev.save("docs/first.md", page(text));
      await until(shown, `b ${text}`);
      await until(shown, `It says ${text}.`);
    }
    expect(await shown.evaluate("document.querySelector('details').open")).toBe(true);
    expect(await shown.getByRole("tab", { name: "B" }).getAttribute("aria-selected")).toBe("true");
    expect(await shown.locator("#counter").innerText()).toBe("count 1");
    expect(await shown.evaluate("document.activeElement.id")).toBe("counter");
    expect(await shown.evaluate("window.scrollY")).toBe(300);
    // A jump on the page does not bring an old state back.
    await shown.evaluate("document.querySelector('.table-of-contents a').click()");
    await untilTrue(shown, "location.hash !== ''");
    expect(await shown.locator("article").innerText()).toContain("It says three.");
    expect(await isSameDocument(shown)).toBe(true);
    expect(problems).toEqual([]);
    await close();
  },
  TIMEOUT_MS,
);

test(
  "another page, and an entry of the sidebar, are new after navigation without loading the document again",
  async () => {
    const { page: shown, close } = await open("/first");
    await dev.save("docs/second.md", "---\nsidebar_label: Second label\n---\n\n# Second\n\nAnother text.\n");
    await shown.locator(".theme-doc-sidebar-menu").getByText("Second label").click();
    await until(shown, "Another text.");
    await dev.save("docs/second.md", "---\nsidebar_label: Second label\n---\n\n# Second\n\nYet another text.\n");
    await until(shown, "Yet another text.");
    expect(await isSameDocument(shown)).toBe(true);
    await close();
  },
  TIMEOUT_MS,
);

test(
  "style sheets are replaced in place",
  async () => {
    const { page: shown, close } = await open("/first");
    await dev.save("src/custom.css", ":root { --mark: 2px; }");
    await untilTrue(shown, "getComputedStyle(document.documentElement).getPropertyValue('--mark').trim() === '2px'");
    await untilTrue(shown, "document.querySelectorAll('link[data-larger]').length === 1");
    expect(await isSameDocument(shown)).toBe(true);
    await close();
  },
  TIMEOUT_MS,
);

test(
  "components follow their files and keep their state, unless they have other hooks now",
  async () => {
    const { page: shown, problems, close } = await open("/first");
    await shown.locator("#counter").click();
    await dev.save("src/Counter.js", counter("number"));
    await until(shown, "number 1");
    await shown.locator("#counter").click();
    await dev.save("src/Counter.js", counter("amount"));
    await until(shown, "amount 2");
    await dev.save("src/Counter.js", counter("fresh").replace("const [", "useState(1);\n  const ["));
    await until(shown, "fresh 0");
    // Texts and navigation go on with the new code.
    await dev.save("docs/first.md", page("four"));
    await until(shown, "It says four.");
    await shown.locator(".pagination-nav a").first().click();
    await shown.locator("article h1").getByText("First").waitFor({ state: "detached" });
    await shown.goBack();
    await until(shown, "fresh 0");
    expect(await isSameDocument(shown)).toBe(true);
    expect(problems).toEqual([]);
    await close();
  },
  TIMEOUT_MS,
);

test(
  "a replaced component of the theme keeps its state, too",
  async () => {
    const { page: shown, problems, close } = await open("/second");
    await shown.locator("#footer-counter").click();
    const footer = counter("below").replaceAll("counter", "footer-counter");
    await dev.save("src/theme/DocItem/Footer/index.js", footer);
    await until(shown, "below 1");
    expect(await isSameDocument(shown)).toBe(true);
    expect(problems).toEqual([]);
    await close();
  },
  TIMEOUT_MS,
);

test(
  "a mistake lies over the page with its lines and a way into the editor, until it is fixed",
  async () => {
    const { page: shown, close } = await open("/second");
    await dev.save("docs/second.md", "# Second\n\n[Link](/nowhere)\n");
    await panel(shown).waitFor();
    expect(await panel(shown).innerText()).toContain("3 | [Link](/nowhere)");
    const link = panel(shown).locator("a.place");
    expect(await link.innerText()).toBe("docs/second.md:3:8");
    expect(await link.getAttribute("href")).toBe(`vscode://file${dev.site.path("docs/second.md")}:3:8`);
    await dev.save("docs/second.md", "# Second\n\nFixed.\n");
    await panel(shown).waitFor({ state: "hidden" });
    await until(shown, "Fixed.");
    expect(await isSameDocument(shown)).toBe(true);
    await close();
  },
  TIMEOUT_MS,
);

test(
  "a page whose import breaks keeps its last good state, and the state of its components",
  async () => {
    await dev.save("src/Counter.js", counter("count"));
    await dev.save("docs/first.md", page("good"));
    const { page: shown, problems, close } = await open("/first");
    await shown.locator("#counter").click();
    await shown.evaluate("window.scrollTo(0, 300)");
    await dev.save("docs/first.md", page("bad").replace("@site/src/Counter", "@site/src/Missing"));
    await panel(shown).waitFor();
    expect(await panel(shown).innerText()).toContain("The imported file src/Missing does not exist.");
    expect(await shown.locator("article").innerText()).toContain("It says good.");
    expect(await shown.locator("#counter").innerText()).toBe("count 1");
    await dev.save("docs/first.md", page("better"));
    await until(shown, "It says better.");
    await panel(shown).waitFor({ state: "hidden" });
    expect(await shown.locator("#counter").innerText()).toBe("count 1");
    expect(await shown.evaluate("window.scrollY")).toBe(300);
    expect(await isSameDocument(shown)).toBe(true);
    expect(problems).toEqual([]);
    await close();
  },
  TIMEOUT_MS,
);

test(
  "a page whose component throws keeps its last good state; one that throws only in browsers returns once it is fixed",
  async () => {
    const { page: shown, close } = await open("/first");
    await shown.locator("#counter").click();
    await dev.save("src/Counter.js", counter("count").replace("return", 'throw new Error("boom"); return'));
    await panel(shown).waitFor();
    expect(await shown.locator("#counter").innerText()).toBe("count 1");
    await dev.save("src/Counter.js", counter("number"));
    await until(shown, "number 1");
    await panel(shown).waitFor({ state: "hidden" });
    expect(await isSameDocument(shown)).toBe(true);
    const inBrowser = 'if (typeof window === "object") throw new Error("boom"); return';
    await dev.save("src/Counter.js", counter("number").replace("return", inBrowser));
    await shown.locator("#counter").waitFor({ state: "detached" });
    await dev.save("src/Counter.js", counter("count"));
    await until(shown, "count 0");
    await close();
  },
  TIMEOUT_MS,
);

test(
  "an edit that is undone is undone in the page, which keeps the state of its components",
  async () => {
    await dev.save("src/Counter.js", counter("count"));
    const { page: shown, close } = await open("/first");
    await shown.locator("#counter").click();
    for (const label of ["number", "count", "number"]) {
      await dev.save("src/Counter.js", counter(label));
      await until(shown, `${label} 1`);
    }
    await dev.save("src/Counter.js", counter("count"));
    expect(await isSameDocument(shown)).toBe(true);
    await close();
  },
  TIMEOUT_MS,
);

test(
  "a list of errors that the reader closes stays closed until there is another error",
  async () => {
    const { page: shown, close } = await open("/second");
    await dev.save("docs/other.md", "# Other\n\n[Link](/nowhere)\n");
    await panel(shown).waitFor();
    await shown.keyboard.press("Escape");
    await dev.save("docs/other.md", "# Other\n\nMoved down.\n\n[Link](/nowhere)\n");
    await dev.save("docs/second.md", "# Second\n\nSaved again.\n");
    await until(shown, "Saved again.");
    expect(await panel(shown).isVisible()).toBe(false);
    await dev.save("docs/second.md", "# Second\n\n[Link](/nowhere-either)\n");
    await panel(shown).waitFor();
    await shown.keyboard.press("Escape");
    await dev.save("docs/second.md", "# Second\n\nFixed.\n");
    await until(shown, "Fixed.");
    await dev.save("docs/second.md", "# Second\n\n[Link](/nowhere-either)\n");
    await panel(shown).waitFor();
    await dev.save("docs/second.md", "# Second\n\nFixed.\n");
    await dev.updated(() => Bun.file(dev.site.path("docs/other.md")).delete());
    await close();
  },
  TIMEOUT_MS,
);

test(
  "a warning shows as a badge that opens the list, and the page stays usable",
  async () => {
    const { page: shown, close } = await open("/second");
    await dev.save("docs/second.md", "# Second\n\n[Link](./nowhere.md)\n");
    const badge = shown.locator("veloci-dev").getByRole("button", { name: "1 warning", exact: true });
    await badge.waitFor();
    expect(await panel(shown).isVisible()).toBe(false);
    await badge.click();
    expect(await panel(shown).innerText()).toContain("docs/second.md:3:8");
    await shown.keyboard.press("Escape");
    expect(await panel(shown).isVisible()).toBe(false);
    await dev.save("docs/second.md", "# Second\n\nFixed.\n");
    await badge.waitFor({ state: "hidden" });
    expect(await isSameDocument(shown)).toBe(true);
    await close();
  },
  TIMEOUT_MS,
);

test(
  "drafts are marked, and a removed page is replaced by the new one at its URL",
  async () => {
    const { page: shown, close } = await open("/draft");
    await shown.locator("veloci-dev").getByText("Draft").waitFor();
    await dev.updated(() => Bun.file(dev.site.path("docs/draft.md")).delete());
    await until(shown, "Page Not Found");
    await dev.save("docs/draft.md", "# Back\n\nIt is back.\n");
    await until(shown, "It is back.");
    await close();
  },
  TIMEOUT_MS,
);

test(
  "an open page follows its file to another name, folder and slug",
  async () => {
    await dev.save("docs/named.md", "# Named\n\nIts text.\n");
    const { page: shown, close } = await open("/named");
    const move = (from: string, to: string) => dev.updated(() => rename(dev.site.path(from), dev.site.path(to)));
    const follows = async (path: string, text: string): Promise<void> => {
      await untilTrue(shown, `location.pathname === ${JSON.stringify(path)}`);
      await until(shown, text);
      // It hears of the next move only when it is connected again.
      await untilTrue(shown, "Boolean(document.querySelector('veloci-dev'))");
    };
    await move("docs/named.md", "docs/renamed.md");
    await follows("/renamed", "Its text.");
    // The file may be gone for a moment: a folder that appears with it can be read before it is there.
    await dev.updated(() => rename(dev.site.path("docs/renamed.md"), dev.site.path("away.md")));
    await until(shown, "Page Not Found");
    await dev.updated(async () => {
      await mkdir(dev.site.path("docs/folder"), { recursive: true });
      await rename(dev.site.path("away.md"), dev.site.path("docs/folder/moved.md"));
    });
    await follows("/folder/moved", "Its text.");
    await dev.save("docs/folder/moved.md", "---\nslug: /elsewhere\n---\n\n# Named\n\nOther text.\n");
    await follows("/elsewhere", "Other text.");
    await dev.updated(() => rm(dev.site.path("docs/folder"), { recursive: true }));
    await until(shown, "Page Not Found");
    await close();
  },
  TIMEOUT_MS,
);

test("a lost connection is restored, and the page receives what was saved meanwhile", async () => {
  const proxy = await openProxy(dev.server.origin);
  const { page: shown, close } = await browser.open(`${proxy.origin}/second`);
  await untilTrue(shown, "Boolean(document.querySelector('veloci-dev'))");
  await shown.evaluate("window.mark = true");
  await proxy.cut();
  await until(shown, "veloci dev does not respond.");
  await dev.save("docs/second.md", "# Second\n\nSaved while nobody listened.\n");
  await proxy.mend();
  await until(shown, "Saved while nobody listened.");
  expect(await isSameDocument(shown)).toBe(true);
  expect(await shown.getByText("veloci dev does not respond.").count()).toBe(0);
  await dev.save("docs/second.md", "# Second\n\nSaved afterwards.\n");
  await until(shown, "Saved afterwards.");
  await close();
  await proxy.cut();
});

test("after sleep, a page detects that its connection is dead", async () => {
  const proxy = await openProxy(dev.server.origin);
  const { page: shown, close } = await browser.open(`${proxy.origin}/second`);
  await untilTrue(shown, "Boolean(document.querySelector('veloci-dev'))");
  await shown.evaluate("window.mark = true");
  proxy.hang();
  await dev.save("docs/second.md", "# Second\n\nSaved during the sleep.\n");
  await shown.evaluate("{ const now = Date.now; Date.now = () => now() + 3_600_000; }");
  await until(shown, "Saved during the sleep.");
  expect(await isSameDocument(shown)).toBe(true);
  await close();
  await proxy.cut();
});
