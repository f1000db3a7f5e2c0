/** Components of releases that do not work in the place of ours yet, by the reason. */

import type { Release } from "./eject.ts";

export const KNOWN_FAULTS: Readonly<Record<Release, Readonly<Record<string, string>>>> = {
  "theme-classic-2.0": {
    "it is given other props than the format's": `
      DocCardList`,
  },
  "theme-classic-2.4": {
    "it is given other props than the format's": `
      DocCardList
      Mermaid`,
  },
  "theme-classic-3": {
    "it is given other props than the format's": `
      BlogPostPage/StructuredData
      BlogSidebar/Content
      BlogSidebar/Desktop
      DocPage/Layout
      DocSidebarItem/Category
      DocSidebarItems
      Mermaid`,
  },
};
