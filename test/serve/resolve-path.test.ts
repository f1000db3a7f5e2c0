/** Which file an address means, for each setting of `trailingSlash`; hostile paths; and that redirects always end. */

import { describe, expect, test } from "bun:test";
import { resolvePath, type Resolution } from "../../src/serve/resolve-path.ts";

interface Options {
  readonly files: readonly string[];
  readonly baseUrl?: string;
  readonly trailingSlash?: boolean | undefined;
}

function resolve(address: string, { files, baseUrl = "/", trailingSlash }: Options): Resolution {
  const at = address.indexOf("?");
  const pathname = at < 0 ? address : address.slice(0, at);
  const search = at < 0 ? "" : address.slice(at);
  return resolvePath(
    { pathname, search },
    { baseUrl, trailingSlash, nonExact: {}, has: (path) => files.includes(path) },
  );
}

/** `= file`, `→ address`, or what else came out. */
function show(address: string, options: Options): string {
  const found = resolve(address, options);
  if (found.kind === "file") return `= ${found.path}`;
  return found.kind === "redirect" ? `→ ${found.location}` : found.kind;
}

function table(addresses: readonly string[], options: Options): Record<string, string> {
  return Object.fromEntries(addresses.map((address) => [address, show(address, options)]));
}

const ADDRESSES = [
  "/",
  "/index.html",
  "/docs/a",
  "/docs/a/",
  "/docs/a.html",
  "/docs/a/index.html",
  "/404.html",
  "/x.css",
  "/x.css/",
  "/no",
];

describe("a URL", () => {
  test("of a site with trailing slashes", () => {
    const files = ["index.html", "docs/a/index.html", "404.html", "x.css"];
    expect(table(ADDRESSES, { files, trailingSlash: true })).toMatchInlineSnapshot(`
      {
        "/": "= index.html",
        "/404.html": "= 404.html",
        "/docs/a": "→ /docs/a/",
        "/docs/a.html": "→ /docs/a/",
        "/docs/a/": "= docs/a/index.html",
        "/docs/a/index.html": "→ /docs/a/",
        "/index.html": "→ /",
        "/no": "missing",
        "/x.css": "= x.css",
        "/x.css/": "missing",
      }
    `);
  });

  test("of a site without trailing slashes", () => {
    const files = ["index.html", "docs/a.html", "404.html", "x.css"];
    expect(table(ADDRESSES, { files, trailingSlash: false })).toMatchInlineSnapshot(`
      {
        "/": "= index.html",
        "/404.html": "= 404.html",
        "/docs/a": "= docs/a.html",
        "/docs/a.html": "→ /docs/a",
        "/docs/a/": "→ /docs/a",
        "/docs/a/index.html": "→ /docs/a",
        "/index.html": "→ /",
        "/no": "missing",
        "/x.css": "= x.css",
        "/x.css/": "missing",
      }
    `);
  });

  test("of a site without a trailing slash setting", () => {
    const files = ["index.html", "docs/a/index.html", "404.html", "x.css"];
    expect(table(ADDRESSES, { files })).toMatchInlineSnapshot(`
      {
        "/": "= index.html",
        "/404.html": "= 404.html",
        "/docs/a": "= docs/a/index.html",
        "/docs/a.html": "→ /docs/a",
        "/docs/a/": "= docs/a/index.html",
        "/docs/a/index.html": "→ /docs/a/",
        "/index.html": "→ /",
        "/no": "missing",
        "/x.css": "= x.css",
        "/x.css/": "missing",
      }
    `);
  });

  test("of an HTML file copied to the site redirects to its clean URL", () => {
    for (const trailingSlash of [true, false, undefined]) {
      expect(show("/dummy.html", { files: ["dummy.html"], trailingSlash })).toBe("→ /dummy");
      expect(show("/dummy", { files: ["dummy.html"], trailingSlash })).toBe("= dummy.html");
    }
  });

  test("of a copied folder keeps its slash on sites without slashes, for its relative links", () => {
    const options = { files: ["storybook/index.html"], trailingSlash: false };
    expect(table(["/storybook", "/storybook/", "/storybook/index.html"], options)).toMatchInlineSnapshot(`
      {
        "/storybook": "→ /storybook/",
        "/storybook/": "= storybook/index.html",
        "/storybook/index.html": "→ /storybook/",
      }
    `);
  });

  test("that a page and a folder share is the page's, and both are reachable", () => {
    const files = ["docs.html", "docs/index.html", "docs/a.html"];
    expect(table(["/docs", "/docs/", "/docs.html", "/docs/index.html"], { files, trailingSlash: false }))
      .toMatchInlineSnapshot(`
      {
        "/docs": "= docs.html",
        "/docs.html": "→ /docs",
        "/docs/": "→ /docs",
        "/docs/index.html": "= docs/index.html",
      }
    `);
    expect(table(["/docs", "/docs/", "/docs.html", "/docs/index.html"], { files, trailingSlash: true }))
      .toMatchInlineSnapshot(`
      {
        "/docs": "→ /docs/",
        "/docs.html": "= docs.html",
        "/docs/": "= docs/index.html",
        "/docs/index.html": "→ /docs/",
      }
    `);
  });

  test("may be encoded, and the redirect is encoded again", () => {
    const files = ["changelog/V2 Changelog/index.html", "日本/index.html", "what?/index.html"];
    const options = { files, trailingSlash: true };
    expect(table(["/changelog/V2%20Changelog/", "/changelog/V2%20Changelog", "/日本", "/what%3F"], options))
      .toMatchInlineSnapshot(`
      {
        "/changelog/V2%20Changelog": "→ /changelog/V2%20Changelog/",
        "/changelog/V2%20Changelog/": "= changelog/V2 Changelog/index.html",
        "/what%3F": "→ /what%3F/",
        "/日本": "→ /%E6%97%A5%E6%9C%AC/",
      }
    `);
  });

  test("keeps its query in a redirect", () => {
    const options = { files: ["a/index.html"], trailingSlash: true };
    expect(show("/a?q=1&next=//evil.com", options)).toBe("→ /a/?q=1&next=//evil.com");
  });
});

describe("a site below a base URL", () => {
  const options = { files: ["index.html", "a/index.html"], baseUrl: "/my site/", trailingSlash: true };

  test("is redirected to from above, and nothing outside is served", () => {
    const addresses = ["/", "/my%20site", "/my%20site/", "/my%20site/a", "/my%20site/a/", "/a/", "/my%20sites/", "/?x"];
    expect(table(addresses, options)).toMatchInlineSnapshot(`
      {
        "/": "→ /my%20site/",
        "/?x": "→ /my%20site/?x",
        "/a/": "missing",
        "/my%20site": "→ /my%20site/",
        "/my%20site/": "= index.html",
        "/my%20site/a": "→ /my%20site/a/",
        "/my%20site/a/": "= a/index.html",
        "/my%20sites/": "missing",
      }
    `);
  });

  test("uses temporary redirects: another site may have this port tomorrow", () => {
    expect(resolve("/", options)).toMatchObject({ permanent: false });
    expect(resolve("/my%20site/a", options)).toMatchObject({ permanent: true });
  });
});

describe("a hostile URL", () => {
  test("does not leave the folder", () => {
    const has = (): never => {
      throw new Error("the disk was asked");
    };
    for (const pathname of [
      "/../x",
      "/..%2fx",
      "/%2e%2e/x",
      "/a/%2e%2e%2f%2e%2e/x",
      "/..%5cx",
      "/a%00.html",
      "/%c0%ae",
      "/%",
      "/./a",
    ]) {
      expect(resolvePath({ pathname, search: "" }, { baseUrl: "/", nonExact: {}, has })).toEqual({ kind: "refused" });
    }
  });

  test("that is double-encoded is only an unusual name", () => {
    expect(show("/%252e%252e/x", { files: ["x"] })).toBe("missing");
    expect(show("/100%2525", { files: ["100%25"] })).toBe("= 100%25");
  });

  test("does not lead to another host", () => {
    const files = ["evil.com/index.html", "/evil.com/index.html", "/evil.com.html"];
    for (const trailingSlash of [true, false, undefined]) {
      for (const address of [
        "//evil.com",
        "//evil.com/",
        "/%2Fevil.com",
        "//evil.com/index.html",
        "//evil.com.html",
        "/a//b",
      ]) {
        expect(show(address, { files, trailingSlash })).toBe("missing");
      }
    }
  });
});

/** Small numbers from a seed, so that a failure can be repeated. */
function* makeNumbers(seed: number): Generator<number> {
  for (let state = seed; ; state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) yield state >>> 8;
}

test("for any set of files, redirects end at a file after two steps", () => {
  const names = [
    "index.html",
    "a.html",
    "a/index.html",
    "a/a.html",
    "a",
    "a.html/index.html",
    "index/index.html",
    "a/index",
    "a.html.html",
  ];
  const addresses = ["/", ...names.flatMap((name) => [`/${name}`, `/${name}/`]), "/a/a", "/a/a/", "/index", "/index/"];
  const numbers = makeNumbers(7);
  for (let round = 0; round < 300; round++) {
    const bits = numbers.next().value ?? 0;
    const files = names.filter((_, index) => bits & (1 << index));
    for (const trailingSlash of [true, false, undefined]) {
      for (const address of addresses) {
        let found = resolve(address, { files, trailingSlash });
        let steps = 0;
        for (; found.kind === "redirect" && steps < 5; steps++)
          found = resolve(found.location, { files, trailingSlash });
        if (steps > 0) expect({ address, files, trailingSlash, end: found.kind }).toMatchObject({ end: "file" });
        expect(steps).toBeLessThanOrEqual(2);
      }
    }
  }
});
