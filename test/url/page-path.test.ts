import { expect, test } from "bun:test";
import { htmlPath } from "../../src/url/page-path.ts";

test("files follow the trailing slash setting", () => {
  const site = (trailingSlash?: boolean) => ({ baseUrl: "/b/", trailingSlash });
  expect(htmlPath("/b/", site())).toBe("index.html");
  expect(htmlPath("/b/docs/a", site())).toBe("docs/a/index.html");
  expect(htmlPath("/b/docs/a/", site(true))).toBe("docs/a/index.html");
  expect(htmlPath("/b/docs/a", site(false))).toBe("docs/a.html");
  expect(htmlPath("/b/404.html", site(true))).toBe("404.html");
  expect(htmlPath("/b/a.html/", site(true))).toBe("a.html/index.html");
  expect(htmlPath("/b/a%20b", site())).toBe("a b/index.html");
});
