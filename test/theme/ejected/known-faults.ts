/** Components of releases that do not work in the place of ours yet, by the reason. */

import type { Release } from "./eject.ts";

export const KNOWN_FAULTS: Readonly<Record<Release, Readonly<Record<string, string>>>> = {
  "theme-classic-2.0": {
    "it is given other props than the format's": `
      BlogArchivePage
      BlogPostItems
      BlogPostPage
      BlogTagsPostsPage
      Details
      DocCardList
      DocCategoryGeneratedIndexPage
      DocItem
      DocPage
      DocSidebarItem/Category
      DocVersionBanner
      MDXComponents
      MDXPage
      NavbarItem/DocNavbarItem
      prism-include-languages`,
  },
  "theme-classic-2.4": {
    "it is given other props than the format's": `
      BlogArchivePage
      BlogPostItems
      BlogPostPage
      BlogTagsPostsPage
      Details
      DocCardList
      DocCategoryGeneratedIndexPage
      DocItem
      DocPage
      DocSidebarItem/Category
      DocVersionBanner
      MDXComponents
      MDXPage
      Mermaid
      NavbarItem/DocNavbarItem
      prism-include-languages`,
  },
  "theme-classic-3": {
    "an export that it imports is missing": `
      prism-include-languages`,
    "it is given other props than the format's": `
      Blog/Pages/BlogAuthorsPostsPage
      BlogArchivePage
      BlogPostItems
      BlogPostPage
      BlogPostPage/StructuredData
      BlogSidebar/Content
      BlogSidebar/Desktop
      BlogTagsPostsPage
      Details
      DocCategoryGeneratedIndexPage
      DocItem
      DocPage
      DocPage/Layout
      DocSidebarItem/Category
      DocSidebarItems
      DocVersionBanner
      MDXComponents
      MDXPage
      Mermaid
      NavbarItem/DocNavbarItem`,
  },
};
