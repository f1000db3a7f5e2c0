import { expect, test } from "bun:test";
import type { ReactNode } from "react";
import { makeHeadCollector, toHeadTags, toPageHead } from "../../../src/runtime/shared/head.ts";
import { headHtml } from "../../../src/render/html-document.ts";

test("the last title and the last meta of a name win; links accumulate", () => {
  const head = toPageHead(
    toHeadTags(
      <>
        <title>One</title>
        <meta name="description" content="first" />
        <link rel="icon" href="/a.ico" />
        <>
          <title>Two</title>
          <meta name="description" content={'second & "last"'} />
          <link rel="preload" href="/b" />
        </>
      </>,
    ),
  );
  expect(head.title).toBe("Two");
  expect(headHtml(head.tags)).toBe(
    '<link data-rh="true" rel="icon" href="/a.ico"><meta data-rh="true" name="description" content="second &amp; &quot;last&quot;"><link data-rh="true" rel="preload" href="/b">',
  );
});

test("lists from one component accumulate, and are replaced by those of a later one", () => {
  const images = (...names: string[]) => names.map((name) => <meta key={name} property="og:image" content={name} />);
  const imagesOf = (...heads: ReactNode[]): string[] => {
    const collector = makeHeadCollector();
    for (const head of heads) collector.add(head);
    return [...headHtml(toPageHead(collector.tags).tags).matchAll(/content="(\w+)"/g)].map(([, name = ""]) => name);
  };
  expect(imagesOf(images("a", "b"))).toEqual(["a", "b"]);
  expect(imagesOf(images("a", "b"), images("c"))).toEqual(["c"]);
  expect(imagesOf(images("a"), images("b", "c"))).toEqual(["b", "c"]);
});

test("classes of html and body accumulate, other attributes are replaced", () => {
  const head = toPageHead(
    toHeadTags([
      <html key="1" lang="de" className="a b" />,
      <html key="2" lang="en" className="b c" />,
      <body key="3" className="x" />,
    ]),
  );
  expect(head.htmlAttributes).toEqual({ lang: "en", class: "a b c" });
  expect(head.bodyAttributes).toEqual({ class: "x" });
});

test("an element that a head cannot contain is an error that lists the valid ones", () => {
  expect(() => toHeadTags(<div />)).toThrow(
    "<Head> may contain title, meta, link, script, style, noscript, base, html, body, but not <div>.",
  );
  expect(() => toHeadTags(<meta {...{ children: "text" }} />)).toThrow("<meta> in <Head> has text inside");
});

test("a script cannot end itself early", () => {
  expect(headHtml(toPageHead(toHeadTags(<script>{'"</script>"'}</script>)).tags)).toBe(
    '<script data-rh="true">"<\\/script>"</script>',
  );
});
