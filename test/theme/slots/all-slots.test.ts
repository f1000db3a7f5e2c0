/** Every component that the format's themes have can be imported under its three names, and is a slot. */

import { expect, test } from "bun:test";
import { openBrowser } from "../../support/browser.ts";
import { buildFixture, serveBuilt } from "../../support/cli.ts";
import { configText } from "../../support/site.ts";
import { FORMAT_SLOTS } from "./format-slots.ts";

const TIMEOUT_MS = 120_000;

const KINDS = ["theme", "theme-original", "theme-init"];

/** A page that names the modules without a default export. */
function pageOfAll(): string {
  const names = KINDS.flatMap((kind) => FORMAT_SLOTS.map((slot) => `@${kind}/${slot}`));
  const imports = names.map((name, index) => `import * as m${index} from ${JSON.stringify(name)};`);
  const entries = names.map((name, index) => `[${JSON.stringify(name)}, m${index}.default]`);
  return `${imports.join("\n")}
const all = [${entries.join(", ")}];
export default function Page() {
  const missing = all.filter(([, value]) => value === undefined || value === null).map(([name]) => name);
  return <main><p id="count">{all.length}</p><p id="missing">{missing.join(" ")}</p></main>;
}`;
}

test(
  "every slot of the format exists as `@theme/…`, `@theme-original/…` and `@theme-init/…`",
  async () => {
    expect(FORMAT_SLOTS.length).toBeGreaterThan(230);
    await using built = await buildFixture({
      "docusaurus.config.js": configText({ presets: [["classic", { blog: false, docs: false }]] }),
      "src/pages/index.jsx": pageOfAll(),
    });
    expect([built.code, built.code === 0 ? "" : built.stdout + built.stderr]).toEqual([0, ""]);
    await using served = await serveBuilt(built);
    await using browser = await openBrowser();
    const { page, problems } = await browser.open(`${served.url}/`);
    expect(await page.locator("#missing").textContent()).toBe("");
    expect(await page.locator("#count").textContent()).toBe(String(FORMAT_SLOTS.length * KINDS.length));
    expect(problems).toEqual([]);
  },
  TIMEOUT_MS,
);

test(
  "components around all pages, and around all docs, stay while readers go on",
  async () => {
    const counting = (id: string, inside: string) => `import { useState } from "react";
import Original from "@theme-original/${id}";
export default function Own(props) {
  const [count, set] = useState(0);
  return <><button id="${id}" onClick={() => set(count + 1)}>{count}</button>${inside}</>;
}`;
    await using built = await buildFixture({
      "docusaurus.config.js": configText({ presets: [["classic", { blog: false, docs: { routeBasePath: "/" } }]] }),
      "docs/index.md": "---\nslug: /\n---\n\n# Home\n\n[Other](./b.md)\n",
      "docs/b.md": "# Beyond\n",
      "src/theme/Root.js": "export default ({ children }) => <div id='root'>{children}</div>;",
      "src/theme/ThemeProvider/TitleFormatter.js": `import { TitleFormatterProvider } from "@docusaurus/theme-common/internal";
export default ({ children }) => <TitleFormatterProvider formatter={({ title }) => "<" + title + ">"}>{children}</TitleFormatterProvider>;`,
      "src/theme/DocsRoot.js": counting("DocsRoot", "<Original {...props} />"),
      "src/theme/DocVersionRoot.js": counting("DocVersionRoot", "<b>{props.version.label}</b><Original {...props} />"),
      "src/theme/DocRoot.js": counting("DocRoot", "<Original {...props} />"),
    });
    expect([built.code, built.code === 0 ? "" : built.stdout + built.stderr]).toEqual([0, ""]);
    await using served = await serveBuilt(built);
    await using browser = await openBrowser();
    const { page, problems } = await browser.open(`${served.url}/`);
    const ids = ["DocsRoot", "DocVersionRoot", "DocRoot"];
    for (const id of ids) await page.locator(`#root #${id}`).click();
    await page.getByRole("link", { name: "Other" }).click();
    await page.waitForURL("**/b");
    await page.getByRole("heading", { name: "Beyond" }).waitFor();
    for (const id of ids) expect([id, await page.locator(`#${id}`).textContent()]).toEqual([id, "1"]);
    expect(await page.title()).toBe("<Beyond>");
    expect(problems).toEqual([]);
  },
  TIMEOUT_MS,
);
