/** The recipes of "Deployment" work, as far as one machine can tell: builds, rules for caching, functions, and web servers. */

import { afterAll, beforeAll, expect, test } from "bun:test";
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { findFiles } from "../../src/content/files.ts";
import { useTemporaryFolders } from "../emit/temporary-folder.ts";
import { projectDir } from "../support/paths.ts";
import { readSamples } from "./read-samples.ts";
import { makeRecipeMachine, type RecipeMachine } from "./recipe-machine.ts";
import { findServer, startApache, startCaddy, startNginx } from "./web-servers.ts";

const makeFolder = useTemporaryFolders();

const PAGE = "deployment.mdx";
const samples = readSamples(PAGE, readFileSync(join(projectDir, "content/docs", PAGE), "utf8"));

const LONG = "public, max-age=31536000, immutable";

let machine: RecipeMachine;
let files: readonly string[];

beforeAll(async () => {
  machine = await makeRecipeMachine();
  await machine.runShell("veloci build", machine.site.dir);
  files = await findFiles({ dir: machine.site.path("dist"), include: ["**/*"], exclude: [] });
});
afterAll(() => machine.remove());

/** The code of the last sample with this title that contains a text. */
function codeOf(title: string, text = ""): string {
  return samples.findLast((sample) => sample.title === title && sample.code.includes(text))?.code ?? "";
}

interface Steps {
  readonly steps: readonly { readonly run?: string }[];
}

interface Script {
  readonly script: readonly string[];
}

interface AmplifyFile {
  readonly frontend: { readonly phases: { readonly build: { readonly commands: readonly string[] } } };
}

interface ReadTheDocsFile {
  readonly build: {
    readonly jobs: { readonly install: readonly string[]; readonly build: { readonly html: readonly string[] } };
  };
}

/** The commands of each service, and the folder that it publishes. */
const SERVICES: Readonly<Record<string, () => readonly [commands: readonly string[], publishes: string]>> = {
  GitHub: () => {
    const { jobs } = Bun.YAML.parse(codeOf(".github/workflows/site.yml")) as { readonly jobs: { deploy: Steps } };
    return [jobs.deploy.steps.flatMap(({ run }) => run ?? []), "dist"];
  },
  GitLab: () => {
    const { pages } = Bun.YAML.parse(codeOf(".gitlab-ci.yml")) as { readonly pages: Script };
    return [pages.script, "public"];
  },
  Netlify: () => {
    const { build } = Bun.TOML.parse(codeOf("netlify.toml")) as {
      readonly build: Record<"command" | "publish", string>;
    };
    return [[build.command], build.publish];
  },
  Vercel: () => {
    const { buildCommand, outputDirectory } = JSON.parse(codeOf("vercel.json")) as Record<string, string>;
    return [[buildCommand ?? ""], outputDirectory ?? ""];
  },
  Render: () => {
    const { services } = Bun.YAML.parse(codeOf("render.yaml")) as {
      readonly services: readonly { readonly buildCommand: string; readonly staticPublishPath: string }[];
    };
    return [[services[0]?.buildCommand ?? ""], services[0]?.staticPublishPath ?? ""];
  },
  Amplify: () => {
    const { frontend } = Bun.YAML.parse(codeOf("amplify.yml")) as AmplifyFile;
    return [frontend.phases.build.commands, "dist"];
  },
  "Read the Docs": () => {
    const { jobs } = (Bun.YAML.parse(codeOf(".readthedocs.yaml")) as ReadTheDocsFile).build;
    return [[...jobs.install, ...jobs.build.html], "_readthedocs/html"];
  },
};

test("the commands of each service build the site into the folder that it publishes", async () => {
  const done = new Set<string>();
  for (const [service, read] of Object.entries(SERVICES)) {
    const [commands, publishes] = read();
    const script = commands.join("\n");
    expect(script, service).toContain("./veloci build");
    // Some services differ in the name of their file alone.
    if (done.has(script.replaceAll(/ && |\n+/g, "\n").trim())) continue;
    done.add(script.replaceAll(/ && |\n+/g, "\n").trim());
    const dir = await machine.checkOut(makeFolder());
    await machine.runShell(script, dir, { READTHEDOCS_OUTPUT: join(dir, "_readthedocs") });
    expect(existsSync(join(dir, publishes, "404.html")), service).toBe(true);
  }
});

/** What each host may keep for a year, as a test of a path that begins with a slash. */
const IMMUTABLE: Readonly<Record<string, () => (path: string) => boolean>> = {
  nginx: () => toTest([/~(\S+) "public/.exec(codeOf("nginx", "map $uri"))?.[1] ?? ""]),
  Apache: () => toTest([/=~ m#(.+?)#"/.exec(codeOf("static/.htaccess"))?.[1] ?? ""]),
  Vercel: () => {
    const { headers } = JSON.parse(codeOf("vercel.json")) as {
      readonly headers: readonly { readonly source: string }[];
    };
    return toTest(headers.map(({ source }) => `^${source}$`));
  },
  Netlify: () => toTest(codeOf("static/_headers").match(/^\S+/gm)?.map(globToPattern) ?? []),
  Render: () => toTest([...codeOf("render.yaml").matchAll(/path: (\S+)/g)].map(([, glob = ""]) => globToPattern(glob))),
  Azure: () => {
    const { routes } = JSON.parse(codeOf("static/staticwebapp.config.json")) as {
      readonly routes: readonly { readonly route: string }[];
    };
    return toTest(routes.map(({ route }) => globToPattern(route)));
  },
  Firebase: () => {
    const { hosting } = JSON.parse(codeOf("firebase.json")) as {
      readonly hosting: {
        readonly headers: readonly { readonly source: string; readonly headers: readonly object[] }[];
      };
    };
    const long = hosting.headers.filter(({ headers }) => JSON.stringify(headers).includes(LONG));
    return toTest(long.map(({ source }) => globToPattern(source.replace(/@\((.+?)\)/, "($1)"))));
  },
};

function toTest(patterns: readonly string[]): (path: string) => boolean {
  return (path) => patterns.some((pattern) => pattern !== "" && new RegExp(pattern).test(path));
}

function globToPattern(glob: string): string {
  return `^${glob.replaceAll(".", "\\.").replaceAll(/\*+/g, ".*")}$`;
}

test("hosts cache files with a hash, and none that a later build rewrites", async () => {
  const manifest = (await Bun.file(machine.site.path("dist/veloci-manifest.json")).json()) as { immutable: string[] };
  const hashed = new Set(manifest.immutable);
  // Licenses are read by people, who get a copy that is a year old at most.
  const changing = files.filter((path) => !hashed.has(path) && path !== "assets/js/LICENSES.txt");
  expect(changing.filter((path) => path.startsWith("assets/")).length).toBeGreaterThan(2);
  for (const [host, read] of Object.entries(IMMUTABLE)) {
    const isImmutable = read();
    expect(
      changing.filter((path) => isImmutable(`/${path}`)),
      host,
    ).toEqual([]);
    expect(
      [...hashed].filter((path) => /^assets\/(css|js)\//.test(path) && !isImmutable(`/${path}`)),
      host,
    ).toEqual([]);
  }
});

test("the function for CloudFront finds the file of each URL", () => {
  const handler = new Function(`${codeOf("cloudfront-function.js")}\nreturn handler;`)() as (event: {
    request: { uri: string };
  }) => { uri: string };
  const built = new Set(files.map((path) => `/${path}`));
  for (const uri of ["/", "/other", "/other/", "/other.md", "/sitemap.xml", "/404.html"]) {
    expect(built, uri).toContain(handler({ request: { uri } }).uri);
  }
});

/** Starts each server with its recipe and the site of the machine. */
const SERVERS = {
  nginx: () => startNginx(codeOf("nginx", "map $uri").replace("/srv/my-site", machine.site.path("dist")), makeFolder()),
  caddy: () => {
    const recipe = codeOf("Caddyfile", "handle_errors");
    return startCaddy(recipe.replace("/srv/my-site", machine.site.path("dist")), makeFolder());
  },
  apache2: () => {
    const root = join(makeFolder(), "site");
    cpSync(machine.site.path("dist"), root, { recursive: true });
    writeFileSync(join(root, ".htaccess"), codeOf("static/.htaccess"));
    return startApache(root, dirname(root));
  },
} as const;

for (const [name, start] of Object.entries(SERVERS)) {
  test.if(findServer(name as keyof typeof SERVERS) !== null)(
    `${name} serves the site as its recipe says (needs ${name})`,
    async () => {
      await using server = await start();
      const ask = (path: string): Promise<Response> => fetch(`${server.url}${path}`);
      const style = files.find((path) => path.startsWith("assets/css/")) ?? "";
      expect((await ask("/other")).status).toBe(200);
      expect(await (await ask("/other/")).text()).toContain("Other");
      expect((await ask("/other")).headers.get("cache-control")).toBe("no-cache");
      expect((await ask(`/${style}`)).headers.get("cache-control")).toBe(LONG);
      expect((await ask("/assets/pages/other.json")).headers.get("cache-control")).toBe("no-cache");
      const notFound = await Bun.file(machine.site.path("dist/404.html")).text();
      for (const path of ["/nothing/here/", "/assets/js/nothing-01234567.js"]) {
        const missing = await ask(path);
        expect(missing.status).toBe(404);
        expect(missing.headers.get("cache-control") ?? "no-cache").toBe("no-cache");
        expect(await missing.text()).toBe(notFound);
      }
      // A folder without a page shows no list of its files.
      expect(await (await ask("/assets/")).text()).toBe(notFound);
    },
  );
}
