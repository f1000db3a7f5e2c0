/** Pages that send readers on, as text. */

import { expect, test } from "bun:test";
import type { SiteConfig } from "../../src/model/site.ts";
import { toRedirectHtml } from "../../src/render/redirect-files.ts";
import { siteModel } from "../plugins/blog/site-model.ts";

function html(to: string, config: Partial<SiteConfig> = {}): string {
  const site = siteModel(config);
  return toRedirectHtml(to, site.config, site.locale);
}

test("nothing of a target ends the script or the attribute it stands in", () => {
  const page = html('/a"b</script><script>alert(1)//');
  expect(page).toContain('location.replace("/a%22b%3C/script%3E%3Cscript%3Ealert(1)//"+location.search+location.hash)');
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/a%22b%3C/script%3E%3Cscript%3Ealert(1)//">');
});

test("query and hash of the reader join those of the target", () => {
  const scriptOf = (to: string): string => /location\.replace\((.*?)\)<\/script>/.exec(html(to))?.[1] ?? "";
  const go = (to: string, search: string, hash: string): unknown =>
    new Function("location", `return ${scriptOf(to)}`)({ search, hash });
  expect(go("/a", "?b=1", "#c")).toBe("/a?b=1#c");
  expect(go("/a?x=1#y", "?b=1", "#c")).toBe("/a?x=1&b=1#c");
  expect(go("/a?x=1#y", "", "")).toBe("/a?x=1#y");
  expect(go("https://else.example/a", "?b", "")).toBe("https://else.example/a?b");
});

test("it is kept out of search engines together with its site, and otherwise stands for its target", () => {
  expect(html("/a")).not.toContain("robots");
  expect(html("/a")).toContain('<link rel="canonical" href="https://example.org/a">');
  expect(html("//else.example/a")).toContain('<link rel="canonical" href="//else.example/a">');
  expect(html("/a", { noIndex: true })).toContain('<meta name="robots" content="noindex, nofollow">');
});
