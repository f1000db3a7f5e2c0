/** Pages that send readers on, as text. */

import { expect, test } from "bun:test";
import type { SiteConfig } from "../../src/model/site.ts";
import { REDIRECT_SCRIPT, toRedirectHtml } from "../../src/render/redirect-files.ts";
import { siteModel } from "../plugins/blog/site-model.ts";

function html(to: string, config: Partial<SiteConfig> = {}): string {
  const site = siteModel(config);
  return toRedirectHtml(to, site.config, site.locale);
}

test("no target can end the surrounding script or attribute", () => {
  const page = html('/a"b</script><script>alert(1)//');
  expect(page).toContain('<script data-to="/a%22b%3C/script%3E%3Cscript%3Ealert(1)//">');
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/a%22b%3C/script%3E%3Cscript%3Ealert(1)//">');
});

test("the script is the same for every target, so one hash allows it", () => {
  const scripts = ["/a", "/b?x=1#y", "https://else.example/"].map(
    (to) => /<script[^>]*>(.*)<\/script>/.exec(html(to))?.[1],
  );
  expect(new Set(scripts)).toEqual(new Set([REDIRECT_SCRIPT]));
});

test("the reader's query and hash are added to the target's", () => {
  const go = (to: string, search: string, hash: string): unknown => {
    const [, given = ""] = /data-to="([^"]*)"/.exec(html(to)) ?? [];
    const left: string[] = [];
    const location = { search, hash, replace: (url: string) => left.push(url) };
    new Function("location", "document", REDIRECT_SCRIPT)(location, {
      currentScript: { dataset: { to: given.replaceAll("&amp;", "&") } },
    });
    return left[0];
  };
  expect(go("/a", "?b=1", "#c")).toBe("/a?b=1#c");
  expect(go("/a?x=1&z#y", "?b=1", "#c")).toBe("/a?x=1&z&b=1#c");
  expect(go("/a?x=1#y", "", "")).toBe("/a?x=1#y");
  expect(go("/a#y?no", "?b", "")).toBe("/a?b#y?no");
  expect(go("https://else.example/a", "?b", "")).toBe("https://else.example/a?b");
});

test("it is `noindex` only with its site, and otherwise names its target as canonical", () => {
  expect(html("/a")).not.toContain("robots");
  expect(html("/a")).toContain('<link rel="canonical" href="https://example.org/a">');
  expect(html("//else.example/a")).toContain('<link rel="canonical" href="//else.example/a">');
  expect(html("/a", { noIndex: true })).toContain('<meta name="robots" content="noindex, nofollow">');
});
