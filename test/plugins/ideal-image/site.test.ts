/** Sites with pictures in several widths: in texts of both tiers and in React pages, from build to build, and when a file is no picture. */

import { expect, test } from "bun:test";
import { buildFixture, buildSite } from "../../support/cli.ts";
import { makePicture } from "../../support/picture.ts";
import { configText } from "../../support/site.ts";

const TIMEOUT_MS = 30_000;

const IMPORT = "import Image from '@theme/IdealImage';\n\n";

const HOME = { "src/pages/index.md": "# Home\n" };

const GIF = Uint8Array.fromBase64("R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==");

/** The head of a WebP file with frames. */
const ANIMATED = new TextEncoder().encode("RIFF\u0016\0\0\0WEBPVP8X\n\0\0\0\u0002\0\0\0\u0001\0\0\u0001\0\0");

const config = (options?: object) =>
  configText({
    presets: [["classic", { blog: false }]],
    plugins: options ? [["@docusaurus/plugin-ideal-image", options]] : [],
  });

/** Tags of pictures, without the text of placeholders. */
function pictures(html: string): string[] {
  const tags = html.match(/<picture>.*?<\/picture>|<img[^>]*>/g) ?? [];
  return tags.map((tag) =>
    tag.replace(/data:image\/webp;base64,[\w+/=]+/g, "data:…").replace(/-[\da-f]{8}(?=\.\w)|\.[\da-f]{7}(?=\.)/g, "…"),
  );
}

test(
  "a picture is the same in Markdown, in MDX and in a page of React",
  async () => {
    await using built = await buildFixture({
      "docusaurus.config.js": config({}),
      "docs/a.jpg": await makePicture({ width: 1600, height: 800, format: "jpeg" }),
      "docs/data.md": `# D\n\n${IMPORT}<Image img={require('./a.jpg')} alt="A" />\n`,
      "docs/imported.md": `# I\n\nimport IdealImage from '@theme/IdealImage';\nimport a from './a.jpg';\n\n<IdealImage img={a} alt="A" />\n`,
      "docs/code.mdx": `# C\n\n${IMPORT}export const alt = "A";\n\n<Image img={require('./a.jpg').default} alt={alt} />\n`,
      "src/pages/index.jsx": `${IMPORT}import a from "@site/docs/a.jpg";\nexport default () => <main><Image img={a} alt="A" /></main>;\n`,
    });
    expect(built.stderr).toBe("");
    const pages = ["docs/data", "docs/imported", "docs/code", "."].map((page) => built.read(`${page}/index.html`));
    const [data = [], ...others] = (await Promise.all(pages)).map(pictures);
    expect(data).toMatchInlineSnapshot(`
      [
        "<picture><source type="image/webp" srcSet="/assets/ideal-img/a….640.webp 640w, /assets/ideal-img/a….1030.webp 1030w" sizes="auto, (max-width: 1030px) 100vw, 1030px"/><img loading="lazy" decoding="async" width="1030" height="515" src="/assets/images/a….jpg" alt="A" style="height:auto;background:url(&quot;data:…&quot;) center / cover no-repeat"/></picture>",
      ]
    `);
    for (const other of others) expect(other).toEqual(data);
    const files = (await built.files()).filter((path) => path.includes("ideal-img"));
    expect(files.map((path) => path.replace(/\.[\da-f]{7}\./, "….")).sort()).toEqual([
      "assets/ideal-img/a….1030.webp",
      "assets/ideal-img/a….640.webp",
    ]);
    const form = new Bun.Image(`${built.outDir}/${files[0]}`);
    expect(await form.metadata()).toEqual({ width: 1030, height: 515, format: "webp" });
    const [plain = "", code = ""] = await Promise.all(pages);
    expect(plain).not.toContain("assets/js/image-");
    expect(code).not.toContain('width="1600"');
  },
  TIMEOUT_MS,
);

test(
  "small, transparent, moving and plain pictures, and sizes of an author",
  async () => {
    const tiny = await makePicture({ width: 2, height: 3 });
    await using built = await buildFixture({
      ...HOME,
      "docusaurus.config.js": config({ sizes: [200] }),
      "docs/tiny.png": tiny,
      "docs/clear.png": await makePicture({ width: 400, height: 200, isTransparent: true }),
      "docs/gif.gif": GIF,
      "docs/moves.webp": ANIMATED,
      "docs/index.md": `# P\n\n${IMPORT}<Image img={require('./tiny.png')} />\n\n<Image img={require('./clear.png')} width="100" className="c" />\n\n<Image img={require('./gif.gif')} alt="g" />\n\n<Image img={require('./moves.webp')} alt="m" />\n\n<Image img="/img/there.png" alt="s" loading="eager" />\n\n![x](./clear.png)\n`,
      "static/img/there.png": tiny,
    });
    expect(built.stderr).toBe("");
    expect(pictures(await built.read("docs/index.html"))).toMatchInlineSnapshot(`
      [
        "<picture><source type="image/webp" srcSet="/assets/ideal-img/tiny….2.webp 2w" sizes="auto, (max-width: 2px) 100vw, 2px"/><img loading="lazy" decoding="async" width="2" height="3" src="/assets/images/tiny….png" alt="" style="height:auto;background:url(&quot;data:…&quot;) center / cover no-repeat"/></picture>",
        "<picture><source type="image/webp" srcSet="/assets/ideal-img/clear….200.webp 200w" sizes="auto, (max-width: 100px) 100vw, 100px"/><img loading="lazy" decoding="async" class="c" width="100" height="50" src="/assets/images/clear….png" alt="" style="height:auto"/></picture>",
        "<img loading="lazy" decoding="async" width="1" height="1" src="/assets/images/gif….gif" alt="g" style="height:auto"/>",
        "<img loading="lazy" decoding="async" width="2" height="2" src="/assets/images/moves….webp" alt="m" style="height:auto"/>",
        "<img loading="eager" src="/img/there.png" alt="s"/>",
        "<img loading="lazy" decoding="async" src="/assets/images/clear….png" width="400" height="200" alt="x">",
      ]
    `);
  },
  TIMEOUT_MS,
);

test(
  "a side that is no number of pixels leaves the other one open",
  async () => {
    const sizes = ['width="100%"', 'height="auto"', 'height="50"', "width={100}", 'width="50%" height={20}'];
    const images = sizes.map((size) => `<Image img={require('./a.png')} ${size} />`);
    await using built = await buildFixture({
      ...HOME,
      "docusaurus.config.js": config({ size: 300 }),
      "docs/a.png": await makePicture({ width: 400, height: 200, isTransparent: true }),
      "docs/index.md": `# A\n\n${IMPORT}${images.join("\n\n")}\n`,
    });
    expect(built.stderr).toBe("");
    const tags = pictures(await built.read("docs/index.html"));
    const facts = tags.map((tag) =>
      tag
        .match(/ (?:sizes|width|height)="[^"]*"/g)
        ?.join("")
        .trim(),
    );
    expect(facts).toMatchInlineSnapshot(`
      [
        "sizes="auto, (max-width: 300px) 100vw, 300px" width="100%"",
        "sizes="auto, (max-width: 300px) 100vw, 300px" height="auto"",
        "sizes="auto, (max-width: 100px) 100vw, 100px" width="100" height="50"",
        "sizes="auto, (max-width: 100px) 100vw, 100px" width="100" height="50"",
        "sizes="auto, (max-width: 300px) 100vw, 300px" width="50%" height="20"",
      ]
    `);
  },
  TIMEOUT_MS,
);

test(
  "an image without `img` reports the missing prop",
  async () => {
    await using built = await buildFixture({
      ...HOME,
      "docusaurus.config.js": config({}),
      "docs/index.md": `# A\n\n${IMPORT}<Image src="/img/a.png" alt="A" />\n`,
      "src/pages/code.jsx": `${IMPORT}export default () => <Image img={{}} />;\n`,
    });
    expect(built.code).toBe(1);
    expect(built.stderr).toMatchInlineSnapshot(`
      "error[render-error] The page \`/docs/\` cannot be rendered: \`<Image>\` of \`@theme/IdealImage\` needs the prop \`img\`: \`img={require('./picture.png')}\`.
        docs/index.md

      error[render-error] The page \`/code\` cannot be rendered: \`<Image>\` of \`@theme/IdealImage\` needs the prop \`img\`: \`img={require('./picture.png')}\`.
        src/pages/code.jsx

      Nothing built: 2 errors. \`build\` is unchanged.
      "
    `);
  },
  TIMEOUT_MS,
);

test(
  "the next build encodes nothing that it knows, and other options or another picture are new",
  async () => {
    await using built = await buildFixture({
      ...HOME,
      "docusaurus.config.js": config({ size: 100 }),
      "docs/a.png": await makePicture({ width: 300, height: 100 }),
      "docs/index.md": `# A\n\n${IMPORT}<Image img={require('./a.png')} alt="" />\n`,
    });
    const { site } = built;
    const forms = async () => (await built.files()).filter((path) => path.includes("ideal-img"));
    const [first = ""] = await forms();
    const cached = (await site.list(".docusaurus/ideal-image")).find((name) => name.endsWith(".webp"));
    await site.write(`.docusaurus/ideal-image/${cached}`, "kept");
    await site.write("docs/other.md", "# B\n");
    await buildSite(site);
    expect(await built.read(first)).toBe("kept");
    await site.write("docusaurus.config.js", config({ size: 100, quality: 10 }));
    await buildSite(site);
    const [second = ""] = await forms();
    expect(second).not.toBe(first);
    expect((await new Bun.Image(`${built.outDir}/${second}`).metadata()).width).toBe(100);
    await site.write("docs/a.png", await makePicture({ width: 300, height: 200 }));
    await buildSite(site);
    expect((await forms())[0]).not.toBe(second);
  },
  TIMEOUT_MS,
);

test(
  "a file that is no picture is an error at its place, in texts and in code",
  async () => {
    const sound = await makePicture({ width: 900, height: 900 });
    await using built = await buildFixture({
      "docusaurus.config.js": config({}),
      "docs/half.png": sound.slice(0, 2000),
      "docs/words.jpg": "words",
      "docs/index.md": `# A\n\n${IMPORT}<Image img={require('./half.png')} alt="" />\n`,
      "src/pages/index.jsx": `${IMPORT}import words from "@site/docs/words.jpg";\nexport default () => <Image img={words} />;\n`,
    });
    expect(built.code).toBe(1);
    expect(built.stderr).toMatchInlineSnapshot(`
      "error[unreadable-image] The image \`docs/half.png\` cannot be read: it is damaged.
        docs/index.md:5:22
        5 | <Image img={require('./half.png')} alt="" />
          |                      ^^^^^^^^^^
        help: Replace the file with a valid PNG, JPEG or WebP.

      error[unreadable-image] The image \`docs/words.jpg\` cannot be read: its content is not an image.
        docs/words.jpg
        help: Replace the file with a valid PNG, JPEG or WebP. It is shown on \`/\`.

      Nothing built: 2 errors. \`build\` is unchanged.
      "
    `);
  },
  TIMEOUT_MS,
);

test("invalid options are reported at their lines", async () => {
  await using built = await buildFixture({
    "docusaurus.config.js": config({ name: "[name].[ext]", sizes: [], min: 0.5, quality: 101, step: 3 }),
    "docs/index.md": "# A\n",
  });
  expect(built.stderr).toMatchInlineSnapshot(`
    "error[invalid-option] Ideal-image plugin option \`name\` must be a name with \`[hash]\` and \`[width]\`, so that no two images share it, but is the string \`[name].[ext]\`.
      docusaurus.config.js:17:10
      16 |       {
      17 |         "name": "[name].[ext]",
         |          ^^^^
      18 |         "sizes": [],

    error[invalid-option] Ideal-image plugin option \`sizes\` must be a list of at least one width.
      docusaurus.config.js:18:10
      17 |         "name": "[name].[ext]",
      18 |         "sizes": [],
         |          ^^^^^
      19 |         "min": 0.5,

    error[wrong-type] Ideal-image plugin option \`min\` must be a whole number, but is the number \`0.5\`.
      docusaurus.config.js:19:10
      18 |         "sizes": [],
      19 |         "min": 0.5,
         |          ^^^
      20 |         "quality": 101,

    error[invalid-option] Ideal-image plugin option \`quality\` must be a number of at most 100, but is the number \`101\`.
      docusaurus.config.js:20:10
      19 |         "min": 0.5,
      20 |         "quality": 101,
         |          ^^^^^^^
      21 |         "step": 3

    error[unknown-option] Unknown ideal-image plugin option \`step\`.
      docusaurus.config.js:21:10
      20 |         "quality": 101,
      21 |         "step": 3
         |          ^^^^
      22 |       }
      help: Did you mean \`steps\`?

    Nothing built: 5 errors. \`build\` is unchanged.
    "
  `);
});

test("the smallest width cannot exceed the largest", async () => {
  await using built = await buildFixture({
    "docusaurus.config.js": config({ min: 2000 }),
    "docs/index.md": "# A\n",
  });
  expect(built.stderr).toMatchInlineSnapshot(`
    "error[invalid-option] Ideal-image plugin option \`min\` must be at most as large as \`max\`.
      docusaurus.config.js:17:10
      16 |       {
      17 |         "min": 2000
         |          ^^^
      18 |       }

    Nothing built: 1 error. \`build\` is unchanged.
    "
  `);
});

test("without the plugin the component shows the file itself", async () => {
  await using built = await buildFixture({
    ...HOME,
    "docusaurus.config.js": config(),
    "docs/a.png": await makePicture({ width: 2, height: 3 }),
    "docs/index.md": `# A\n\n${IMPORT}<Image img={require('./a.png')} alt="A" />\n`,
  });
  expect(built.stderr).toBe("");
  expect(pictures(await built.read("docs/index.html"))).toMatchInlineSnapshot(`
    [
      "<img loading="lazy" src="/assets/images/a….png" alt="A"/>",
    ]
  `);
  expect(await built.site.exists(".docusaurus")).toBe(false);
});
