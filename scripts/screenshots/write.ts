/**
 * `bun scripts/screenshots/write.ts`: takes the manual's screenshots. Builds their sites, opens them in Chromium, and writes each
 * picture in light and dark to `content/docs/img`. `--only search` takes a single one.
 */

import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "playwright-core";
import { findChromium } from "../../test/support/browser.ts";
import { runCli, spawnCli } from "../../test/support/cli.ts";
import { projectDir } from "../../test/support/paths.ts";
import { DEMO, MISTAKE, type Stage, type Subject, SUBJECTS } from "./subjects.ts";

const MODES = ["light", "dark"] as const;
type Mode = (typeof MODES)[number];

const PICTURES = join(projectDir, "content/docs/img");
const QUALITY = 78;
/** Sharp on high-density screens, with small files. */
const SCALE = 1.5;

interface Server extends AsyncDisposable {
  readonly url: string;
}

const { values } = parseArgs({ options: { only: { type: "string" } } });
await mkdir(PICTURES, { recursive: true });
const workDir = await mkdtemp(join(tmpdir(), "veloci-screenshots-"));
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
try {
  const selected = SUBJECTS.filter(({ name }) => values.only === undefined || values.only === name);
  for (const [stage, subjects] of Map.groupBy(selected, (subject) => subject.stage)) {
    await using server = await openStage(stage);
    for (const subject of subjects) for (const mode of MODES) await takePicture(browser, server.url, { subject, mode });
  }
} finally {
  await browser.close();
  await rm(workDir, { recursive: true, force: true });
}

async function openStage(stage: Stage): Promise<Server> {
  const siteDir = stage === "manual" ? join(projectDir, "content") : await writeDemo(stage);
  if (stage === "mistake") {
    const server = await startServer(["dev", siteDir]);
    await fetch(`${server.url}/docs/intro/`);
    await writeFile(join(siteDir, MISTAKE.path), MISTAKE.text);
    return server;
  }
  const outDir = join(workDir, `${stage}-dist`);
  const { code, stdout, stderr } = await runCli(["build", siteDir, "--out-dir", outDir]);
  if (code !== 0) throw new Error(`The build failed:\n${stdout}${stderr}`);
  return startServer(["serve", siteDir, "--dir", outDir]);
}

async function writeDemo(stage: Stage): Promise<string> {
  const dir = join(workDir, stage);
  for (const [path, text] of Object.entries(DEMO)) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), text);
  }
  return dir;
}

async function startServer(args: readonly string[]): Promise<Server> {
  const child = spawnCli([...args, "--port", "0", "--no-open"], { cwd: workDir });
  const decoder = new TextDecoder();
  let printed = "";
  for await (const bytes of child.stdout) {
    printed += decoder.decode(bytes, { stream: true });
    const url = /https?:\/\/[^\s/]+/.exec(printed)?.[0];
    if (url === undefined) continue;
    return {
      url,
      async [Symbol.asyncDispose]() {
        child.kill();
        await child.exited;
      },
    };
  }
  throw new Error(`No address was printed:\n${printed}`);
}

/** Uses the font of the social cards, so that text looks the same on every machine. */
async function useOwnFont(page: Page): Promise<void> {
  const faces = [400, 500, 600, 700].map(async (weight) => {
    const file = join(projectDir, `node_modules/@fontsource/inter/files/inter-latin-${weight}-normal.woff2`);
    const data = Buffer.from(await Bun.file(file).bytes()).toString("base64");
    return `@font-face { font-family: Inter; font-weight: ${weight}; src: url(data:font/woff2;base64,${data}); }`;
  });
  await page.addStyleTag({
    content: `${(await Promise.all(faces)).join("\n")}\nhtml { --ifm-font-family-base: Inter, sans-serif; }`,
  });
  await page.evaluate(() => document.fonts.ready);
}

async function takePicture(chrome: Browser, url: string, shot: { subject: Subject; mode: Mode }): Promise<void> {
  const { name, path, width, height, prepare } = shot.subject;
  const context = await chrome.newContext({
    viewport: { width, height },
    colorScheme: shot.mode,
    deviceScaleFactor: SCALE,
    reducedMotion: "reduce",
    // A site's policy may not allow fonts in its style sheets.
    bypassCSP: true,
  });
  const page = await context.newPage();
  await page.goto(`${url}${path}`, { waitUntil: "networkidle" });
  await useOwnFont(page);
  await page
    .locator(".announcementBarClose")
    .click({ timeout: 1000 })
    .catch(() => undefined);
  await prepare?.(page);
  await page.waitForTimeout(500);
  // Playwright cannot write WebP.
  const session = await context.newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: QUALITY });
  const file = join(PICTURES, `${name}${shot.mode === "dark" ? "-dark" : ""}.webp`);
  await writeFile(file, Buffer.from(data, "base64"));
  console.log(`${file}: ${Math.round((await Bun.file(file).bytes()).length / 1000)} kB`);
  await context.close();
}
