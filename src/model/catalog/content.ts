/** Kinds of diagnostics about content: docs, blogs, pages, their front matter, tags, sidebars and versions. */

import type { Kind } from "./kind.ts";

export const CONTENT_KINDS = {
  "address-ends-early": {
    cause: "The address of a page contains `?` or `#`, which end a path. No link could reach the page.",
    help: "Remove the character from the name of the file or folder, or from the `slug`.",
  },
  "broken-link": {
    cause: "A link points to a page that does not exist.",
    help: "Correct the link. `onBrokenLinks` sets how severe this is.",
  },
  "broken-anchor": {
    cause: "A link names a heading that its page does not have.",
    help: "Correct the part after `#`. `onBrokenAnchors` sets how severe this is.",
  },
  "broken-markdown-link": {
    cause: "A link to a Markdown file names a file that is not a page of the site.",
    help: "Correct the path. `markdown.hooks.onBrokenMarkdownLinks` sets how severe this is.",
  },
  "links-unchecked": {
    cause: "Pages are missing because of other errors, so broken links are not reported.",
    help: "Correct the errors first.",
  },
  "link-case": {
    cause: "A link differs from its page's address only in upper and lower case. Many hosts answer it with 404.",
    help: "Write the address as in the message.",
  },
  "broken-image": {
    cause: "An image does not exist.",
    help: "Add the file or correct the path. `markdown.hooks.onBrokenMarkdownImages` sets how severe this is.",
  },
  "broken-redirect": {
    cause: "A redirect points to a page that does not exist.",
    help: "Correct its `to`.",
  },
  "redirect-from-page": {
    cause: "A redirect starts at the address of a page. The page is kept and the redirect is dropped.",
    help: "Remove the redirect or the page. `onDuplicateRoutes` sets how severe this is.",
  },
  "duplicate-redirect": {
    cause: "Two redirects start at one address. The first is used.",
    help: "Remove one of them. `onDuplicateRoutes` sets how severe this is.",
  },
  "redirect-loop": {
    cause: "Redirects point at each other in a circle.",
    help: "Point one of them at a page.",
  },
  "invalid-redirect": {
    cause: "`createRedirects` returns something other than paths.",
    help: "Return a path, a list of paths, or nothing.",
  },
  "duplicate-route": {
    cause: "Several pages have the same address. The first one is shown.",
    help: "Give the others another `slug`. `onDuplicateRoutes` sets how severe this is.",
  },
  "category-page-taken": {
    cause: "The page of a sidebar category has the address of another page, which is shown instead.",
    help: "Give the `link` of the category another `slug`. `onDuplicateRoutes` sets how severe this is.",
  },
  "duplicate-permalink": {
    cause: "Two posts have the same permalink.",
    help: "Give one of them another `slug`.",
  },
  "invalid-front-matter": {
    cause: "The front matter is not valid YAML, or not a list of fields.",
    help: "Correct the line shown. Quote values that contain `: `.",
  },
  "misspelled-front-matter": {
    cause: "A front matter field is unknown, and its name is close to a known one.",
    help: "Correct the name.",
  },
  "replaced-front-matter": {
    cause: "A front matter field has been replaced by another one and no longer has any effect.",
    help: "Use the field in the hint.",
  },
  "draft-and-unlisted": {
    cause: "A page is both a draft and unlisted. The build leaves drafts out, so there is no page to hide.",
    help: "Remove `draft` or `unlisted`.",
  },
  "invalid-date": {
    cause: "A date cannot be read.",
    help: "Write `2022-07-14` or `2022-07-14T10:30`.",
  },
  "invalid-file-name": {
    cause: "The name of a file is not valid UTF-8.",
    help: "Rename the file. Operating systems disagree about other encodings.",
  },
  "not-utf8": {
    cause: "A text file is not encoded as UTF-8.",
    help: "Save the file as UTF-8.",
  },
  "unreadable-file": {
    cause: "A file cannot be read: it was deleted during the build, or you do not have permission to read it.",
    help: "Check the file and its permissions.",
  },
  "file-not-found": {
    cause: "No Markdown file matches the argument of the command.",
    help: "Name a file, a folder or a pattern such as `docs/**/*.md`.",
  },
  "invalid-json": { cause: "A file is not valid JSON.", help: "Correct the line shown." },
  "invalid-yaml": { cause: "A file is not valid YAML.", help: "Correct the line shown." },
  "missing-tags-file": {
    cause: "The file that the option `tags` names does not exist.",
    help: "Create it, or set `tags` to `false`.",
  },
  "duplicate-tag": {
    cause: "Two declared tags have the same permalink.",
    help: "Give one of them another `permalink`.",
  },
  "tag-collision": {
    cause: "Two tags have the same page, so only the first is shown.",
    help: "Use one spelling, or declare both with different permalinks in the tags file.",
  },
  "inline-tag": {
    cause: "A page uses a tag that the tags file does not declare.",
    help: "Declare the tag. `onInlineTags` sets how severe this is.",
  },
  "inline-author": {
    cause: "A post describes an author that the authors file does not declare.",
    help: "Declare the author. `onInlineAuthors` sets how severe this is.",
  },
  "unknown-author": {
    cause: "A post names an author that is not declared.",
    help: "Declare the author in `authors.yml`, or correct the key.",
  },
  "mixed-authors": {
    cause: "A post uses `authors` together with the older fields for a single author.",
    help: "Keep `authors` and remove the others.",
  },
  "unknown-network": {
    cause: "An author's social link is a handle on a network that Veloci does not know.",
    help: "Write the whole URL.",
  },
  "untruncated-post": {
    cause: "A post has no truncate marker, so lists show the whole post.",
    help: "Put a truncate marker after its first paragraph. `onUntruncatedBlogPosts` sets how severe this is.",
  },
  "missing-blog-folder": {
    cause: "The folder of a blog does not exist.",
    help: "Create it, or set the blog's `path`.",
  },
  "missing-stylesheet": {
    cause: "The stylesheet of a feed does not exist.",
    help: "Correct the path in `feedOptions.xslt`, or set it to `true` for the built-in one.",
  },
  "missing-changelog": {
    cause: "The changelog file does not exist.",
    help: "Create it, or set the option `path`.",
  },
  "no-releases": {
    cause: "The changelog has no release.",
    help: "Give each release a heading such as `## 1.2.3 (2022-07-14)`.",
  },
  "nameless-release": {
    cause: "The heading of a release is empty.",
    help: "Write the version, or remove the heading.",
  },
  "duplicate-release": {
    cause: "Two sections of the changelog describe one release.",
    help: "Merge the sections, or rename one of them.",
  },
  "undated-release": {
    cause: "A release has no date. It keeps its place in the file.",
    help: "Add the date to the heading. `onUndatedReleases` sets how severe this is.",
  },
  "no-docs": {
    cause: "The docs folder contains no docs.",
    help: "Add a Markdown file, or correct the option `path`.",
  },
  "missing-docs-folder": {
    cause: "The docs folder does not exist.",
    help: "Create it, set the option `path`, or turn the docs off with `docs: false`.",
  },
  "duplicate-doc-id": {
    cause: "Two docs of one version have the same id.",
    help: "Set another `id` in the front matter of one of them, or rename the file.",
  },
  "unknown-doc-id": {
    cause: "A sidebar, navbar item or front matter field names a doc that does not exist.",
    help: "Correct the id: the path of the file without its extension, unless front matter sets `id`.",
  },
  "unknown-sidebar-id": {
    cause: "A navbar item or front matter field names a sidebar that does not exist.",
    help: "Correct the name, or add the sidebar to the sidebars file.",
  },
  "unknown-docs-plugin": {
    cause: "A navbar or sidebar item has a `docsPluginId` that no docs plugin has.",
    help: "Correct `docsPluginId`, or remove it for the default docs.",
  },
  "missing-sidebars-file": {
    cause: "The file that `sidebarPath` names does not exist.",
    help: "Create it, remove `sidebarPath` for a generated sidebar, or set it to `false` for none.",
  },
  "invalid-sidebars-file": {
    cause: "The sidebars file does not export an object of sidebars.",
    help: "Export an object that maps the name of each sidebar to its items.",
  },
  "unknown-sidebar-item": {
    cause: "A sidebar item has a type that does not exist.",
    help: "Use `doc`, `ref`, `category`, `autogenerated`, `link` or `html`.",
  },
  "empty-autogenerated": {
    cause: "An autogenerated sidebar names a folder without docs.",
    help: "Correct `dirName`. It is relative to the docs folder.",
  },
  "empty-category": {
    cause: "A sidebar category has neither items nor a link.",
    help: "Add `items`, or a `link` to a doc.",
  },
  "empty-sidebar": {
    cause: "A navbar item opens a sidebar that contains no links.",
    help: "Add a doc or a link to the sidebar, or remove the navbar item.",
  },
  "endless-sidebar": {
    cause: "A sidebar contains itself, or is nested deeper than any menu can show.",
    help: "Check that no item contains itself.",
  },
  "no-versions": {
    cause: "The docs have no version to show.",
    help: "Set `includeCurrentVersion: true`, or name versions in `onlyIncludeVersions` that exist.",
  },
  "unknown-version": {
    cause: "An option of the docs names a version that does not exist.",
    help: "Correct the name. `versions.json` lists the versions.",
  },
  "invalid-versions-file": {
    cause: "`versions.json` is not a list of version names.",
    help: 'Write a list such as `["2.0.0", "1.0.0"]`.',
  },
  "missing-version-folder": {
    cause: "A version is listed, but its folder does not exist.",
    help: "Restore the folder, or remove the version from the list.",
  },
  "version-exists": { cause: "The docs have a version with this name.", help: "Choose another name." },
  "version-folder-exists": {
    cause: "The folder of the new version exists, but no list of versions names it.",
    help: "Delete the folder if it is left over, or add the version to `versions.json`.",
  },
  "invalid-version-name": {
    cause: "The name of a version cannot be part of a path.",
    help: "Use a name such as `1.0.0`.",
  },
  "versioning-disabled": {
    cause: "The docs have `disableVersioning: true`, so you cannot create a version.",
    help: "Remove `disableVersioning`.",
  },
  "orphaned-page": {
    cause: "No other page links to a page. Reported by the optional check of the same name.",
    help: "Link to the page, add it to a sidebar, or set `unlisted: true`.",
  },
  "orphaned-image": {
    cause: "No page shows an image. Reported by the optional check of the same name.",
    help: "Delete the file, or link to it.",
  },
  "duplicate-title": {
    cause: "Two pages have the same title. Reported by the optional check of the same name.",
    help: "Give each page its own title: search results and browser tabs show nothing else.",
  },
  "missing-description": {
    cause: "A page has no `description`. Reported by the optional check of the same name.",
    help: "Add one sentence. Search engines and link previews show it.",
  },
  "missing-alt-text": {
    cause: "An image has no alternative text. Reported by the optional check of the same name.",
    help: 'Describe the image between the brackets. Write `<img alt="">` for decoration.',
  },
  "no-git-history": {
    cause:
      "The site shows dates or authors of last updates, but it is not in a Git repository, or Git is not installed.",
    help: "Set `showLastUpdateTime` and `showLastUpdateAuthor` to `false`, or use `last_update` in front matter.",
  },
  "shallow-git-history": {
    cause: "The repository was fetched without its history, so dates of last updates come from only a few commits.",
    help: "Fetch all of it: `fetch-depth: 0` for `actions/checkout`, or `git fetch --unshallow`.",
  },
} as const satisfies Record<string, Kind>;
