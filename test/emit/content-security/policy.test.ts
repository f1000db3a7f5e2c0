/** The text of a policy, and the files that hosts read it from. */

import { describe, expect, test } from "bun:test";
import { headerFiles, setsPolicy } from "../../../src/emit/content-security/header-files.ts";
import { toPolicy } from "../../../src/emit/content-security/policy.ts";
import type { CspDirective } from "../../../src/model/content-security.ts";

function policy(added: Partial<Record<CspDirective, string[]>> = {}): string {
  return toPolicy(new Map(Object.entries(added).map(([name, list]) => [name as CspDirective, new Set(list)])));
}

describe("a policy", () => {
  test("allows the site itself, and no script without a hash", () => {
    expect(policy().split("; ")).toMatchInlineSnapshot(`
      [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob: https:",
        "font-src 'self' data:",
        "media-src 'self' data: blob: https:",
        "connect-src 'self'",
        "frame-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'self'",
      ]
    `);
    expect(policy()).not.toContain("unsafe-eval");
  });

  test("is the same for the same sources in any order", () => {
    const one = policy({ "script-src": ["'sha256-b'", "https://a.example", "'sha256-a'"] });
    const other = policy({ "script-src": ["https://a.example", "'sha256-a'", "'sha256-b'", "'self'"] });
    expect(one).toBe(other);
    expect(one).toContain("; script-src 'self' 'sha256-a' 'sha256-b' https://a.example; ");
  });

  test("drops `'none'` where a source is allowed, and contains requested directives", () => {
    const parts = policy({ "object-src": ["https://a.example"], "worker-src": ["blob:"] }).split("; ");
    expect(parts).toContain("object-src https://a.example");
    expect(parts).toContain("worker-src 'self' blob:");
  });
});

describe("header files", () => {
  test("are written for the hosts that read them", () => {
    const files = headerFiles({ policy: "default-src 'self'", baseUrl: "/docs/", own: undefined });
    expect(Object.fromEntries(files.map(({ path, content }) => [path, content]))).toMatchInlineSnapshot(`
      {
        "_headers": 
      "# Written by Veloci.
      /docs/*
        Content-Security-Policy: default-src 'self'
      "
      ,
        "veloci-csp.caddyfile": 
      "header Content-Security-Policy "default-src 'self'"
      "
      ,
        "veloci-csp.nginx.conf": 
      "add_header Content-Security-Policy "default-src 'self'" always;
      "
      ,
      }
    `);
  });

  test("start with the site's own rules", () => {
    const own = {
      file: { path: "_headers", content: "", source: "static/_headers" },
      text: "/*\n  X-Frame-Options: DENY\n\n",
    };
    const [file] = headerFiles({ policy: "default-src 'self'", baseUrl: "/", own });
    expect(file?.source).toBe("static/_headers");
    expect(file?.content).toMatchInlineSnapshot(`
      "/*
        X-Frame-Options: DENY

      # Written by Veloci.
      /*
        Content-Security-Policy: default-src 'self'
      "
    `);
  });

  test("of the site that contain a policy are detected, comments are ignored", () => {
    expect(setsPolicy("/*\n  content-security-policy: default-src *\n")).toBe(true);
    expect(setsPolicy("/a\r\nContent-Security-Policy : x")).toBe(true);
    expect(setsPolicy("# Content-Security-Policy: x\n/*\n  Content-Security-Policy-Report-Only: x\n")).toBe(false);
  });
});
