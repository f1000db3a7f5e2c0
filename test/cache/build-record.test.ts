/** A build that would write what is there already writes nothing; every other one builds. */

import { afterAll, beforeAll, describe, expect, spyOn, test } from "bun:test";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { BuildRecord } from "../../src/cache/build-record.ts";
import { useTemporaryFolders } from "../emit/temporary-folder.ts";
import { runCli } from "../support/cli.ts";
import { makeSite, type TestSite } from "../support/site.ts";

const makeFolder = useTemporaryFolders();

const UNCHANGED = "Nothing has changed";

const CONFIG = `module.exports = {
  title: process.env.TEST_TITLE ?? "Kept",
  url: "https://example.com",
  baseUrl: "/",
  onBrokenLinks: "warn",
  presets: [["classic", { docs: { path: "../shared-docs", routeBasePath: "/" }, blog: false }]],
};
`;

describe("the inputs of a build", () => {
  /** Runs as if the clock was so many milliseconds late. */
  const withClock = <T>(late: number, work: () => T): T => {
    const now = Date.now;
    using _ = spyOn(Date, "now").mockImplementation(() => now() - late);
    return work();
  };
  const open = (siteDir: string): BuildRecord =>
    new BuildRecord({ siteDir, outDir: join(siteDir, "dist"), minify: true, env: {} });
  const keep = (siteDir: string, record: BuildRecord): string | undefined => {
    const { dev, ino } = statSync(join(siteDir, "dist"), { bigint: true });
    const inputs = { places: [], variables: [], year: false, history: false };
    const facts = { ok: true, diagnostics: [], pages: 1, files: 1, bytes: 1, stages: [] };
    return record.keep({ ...facts, outDir: join(siteDir, "dist"), inputs, outId: `${dev}:${ino}` });
  };
  const makeFiles = (): string => {
    const siteDir = makeFolder();
    mkdirSync(join(siteDir, "dist"));
    writeFileSync(join(siteDir, "a.md"), "# A\n");
    // Longer than a step of the system's clock for files.
    Bun.sleepSync(50);
    return siteDir;
  };

  test("is valid until a file changes", () => {
    const siteDir = makeFiles();
    expect(keep(siteDir, open(siteDir))).toBeUndefined();
    expect(open(siteDir).result()).toMatchObject({ pages: 1 });
    writeFileSync(join(siteDir, "a.md"), "# B\n");
    expect(open(siteDir).result()).toBeUndefined();
  });

  test("ignores a file that changes while the build reads it", () => {
    const siteDir = makeFiles();
    const record = open(siteDir);
    writeFileSync(join(siteDir, "a.md"), "# B\n");
    keep(siteDir, record);
    expect(open(siteDir).result()).toBeUndefined();
  });

  test("is not stored if the clock was set back, before the build or during it", () => {
    const siteDir = makeFiles();
    const late = 60 * 60 * 1000;
    expect(withClock(late, () => keep(siteDir, open(siteDir)))).toBe("files changed at the same time");
    const record = open(siteDir);
    expect(withClock(late, () => keep(siteDir, record))).toBe("files changed at the same time");
    expect(open(siteDir).result()).toBeUndefined();
  });
});

describe("a site that was built before", () => {
  let site: TestSite;
  const dist = (path: string): string => join(site.dir, "site/dist", path);
  const build = async (args: readonly string[] = [], env = {}) => {
    // Longer than a step of the system's clock for files.
    await Bun.sleep(50);
    const { code, stdout, stderr } = await runCli(["build", site.path("site"), ...args], {
      cwd: site.dir,
      env,
      isAlone: true,
    });
    return { code, isReused: stdout.includes(UNCHANGED), text: stdout + stderr };
  };
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(site.dir, path)), { recursive: true });
    writeFileSync(join(site.dir, path), text);
  };

  beforeAll(async () => {
    site = await makeSite({
      "site/docusaurus.config.js": CONFIG,
      "shared-docs/start.md": "---\nslug: /\n---\n\n# Start\n\nSee [nothing](./nothing.md).\n",
      "site/static/robots.txt": "User-agent: *\n",
    });
    const first = await build();
    expect(first.text).toContain("Built ");
  });
  afterAll(() => site.remove());

  test("is left unchanged, with the same warnings", async () => {
    const before = statSync(dist("index.html"));
    const { code, isReused, text } = await build();
    expect([code, isReused]).toEqual([0, true]);
    expect(text).toContain("./nothing.md");
    const { ino, mtimeMs } = statSync(dist("index.html"));
    expect([ino, mtimeMs]).toEqual([before.ino, before.mtimeMs]);
  });

  test("is built again after a change outside of its folder", async () => {
    write("shared-docs/start.md", "---\nslug: /\n---\n\n# Second\n");
    expect((await build()).isReused).toBe(false);
    expect(readFileSync(dist("index.html"), "utf8")).toContain("Second");
    expect((await build()).isReused).toBe(true);
  });

  test("is built again when a file of the output is gone", async () => {
    rmSync(dist("robots.txt"));
    expect((await build()).isReused).toBe(false);
    expect(existsSync(dist("robots.txt"))).toBe(true);
  });

  test("is built again when a variable that the config reads changes", async () => {
    const env = { TEST_TITLE: "Other" };
    expect((await build([], { UNREAD: "1" })).isReused).toBe(true);
    expect((await build([], env)).isReused).toBe(false);
    expect(readFileSync(dist("index.html"), "utf8")).toContain("Other");
    expect((await build([], env)).isReused).toBe(true);
    expect((await build(["--no-cache"], env)).isReused).toBe(false);
  });

  test("is left unchanged in a shell with another `PATH`, but not without Git", async () => {
    const path = process.env["PATH"] ?? "";
    await build();
    expect((await build([], { PATH: `/nowhere:${path}` })).isReused).toBe(true);
    expect((await build([], { PATH: "/nowhere" })).isReused).toBe(false);
  });

  test("is built again when the record is damaged", async () => {
    await build();
    const folder = site.path("site/.veloci/cache");
    const [name = ""] = await site
      .list("site/.veloci/cache")
      .then((all) => all.filter((path) => path.endsWith(".json")));
    const text = readFileSync(join(folder, name), "utf8");
    writeFileSync(join(folder, name), text.replace('"files":', '"files":1'));
    expect((await build()).isReused).toBe(false);
    expect((await build()).isReused).toBe(true);
    writeFileSync(join(folder, name), text.slice(0, 100));
    expect((await build()).isReused).toBe(false);
  });

  test("is complete after two concurrent builds, and the record is valid", async () => {
    write("shared-docs/start.md", "---\nslug: /\n---\n\n# Third\n");
    expect((await Promise.all([build(), build()])).map(({ code }) => code)).toEqual([0, 0]);
    expect(readFileSync(dist("index.html"), "utf8")).toContain("Third");
    write("shared-docs/start.md", "---\nslug: /\n---\n\n# Fourth\n");
    expect((await build()).isReused).toBe(false);
    expect(readFileSync(dist("index.html"), "utf8")).toContain("Fourth");
    expect(existsSync(dist("robots.txt"))).toBe(true);
    expect((await build()).isReused).toBe(true);
  });

  test("is built each time if its code reads the date, and reports that", async () => {
    write("site/docusaurus.config.js", CONFIG.replace('"Kept"', "new Date().toString()"));
    await build();
    const { isReused, text } = await build(["--timings"]);
    expect(isReused).toBe(false);
    expect(text).toContain("The next build starts from scratch: `docusaurus.config.js` reads the date.");
  });

  test("is built if no record can be stored, and reports that", async () => {
    write("site/docusaurus.config.js", CONFIG);
    rmSync(site.path("site/.veloci"), { recursive: true });
    write("site/.veloci", "");
    const { code, text } = await build(["--timings"]);
    expect(code).toBe(0);
    expect(text).toMatch(/starts from scratch: `\.veloci\/cache` cannot be written \(E\w+\)/);
  });
});
