/** Components of releases that do not work in the place of ours yet, by the reason. */

import type { Release } from "./eject.ts";

export const KNOWN_FAULTS: Readonly<Record<Release, Readonly<Record<string, string>>>> = {
  "theme-classic-2.0": {
    "an export that it imports is missing": `
      BackToTopButton
      BlogPostItem
      BlogPostItem/Container
      BlogPostItem/Content
      BlogPostItem/Footer
      BlogPostItem/Header/Authors
      BlogPostItem/Header/Info
      BlogPostItem/Header/Title
      BlogPostItems
      BlogPostPage
      BlogPostPage/Metadata
      CodeBlock/Container
      CodeBlock/Content/String
      CodeBlock/CopyButton
      Details
      DocBreadcrumbs
      DocCard
      DocCardList
      DocItem
      DocPage
      DocSidebar/Desktop/Content
      DocSidebarItem/Category
      DocSidebarItem/Link
      DocSidebarItems
      DocVersionBanner
      Layout
      Layout/Provider
      Navbar/MobileSidebar/Layout
      Navbar/MobileSidebar/SecondaryMenu
      NavbarItem/LocaleDropdownNavbarItem
      SiteMetadata
      SkipToContent
      TOCItems
      Tabs
      prism-include-languages`,
    "the bundler refuses a key after a spread": `
      Navbar/Content
      Navbar/MobileSidebar/PrimaryMenu
      NavbarItem/DropdownNavbarItem`,
    "a component that it imports is missing": `
      CodeBlock
      CodeBlock/Content/Element
      DocSidebar/Desktop
      Navbar/MobileSidebar`,
    "it is given other props than the format's": `
      BlogArchivePage
      BlogTagsPostsPage
      DocCategoryGeneratedIndexPage
      DocPage/Layout
      DocPage/Layout/Sidebar
      MDXComponents
      MDXPage
      NavbarItem/DocNavbarItem`,
  },
  "theme-classic-2.4": {
    "an export that it imports is missing": `
      BackToTopButton
      BlogPostItem
      BlogPostItem/Container
      BlogPostItem/Content
      BlogPostItem/Footer
      BlogPostItem/Header/Authors
      BlogPostItem/Header/Info
      BlogPostItem/Header/Title
      BlogPostItems
      BlogPostPage
      BlogPostPage/Metadata
      CodeBlock/Container
      CodeBlock/Content/String
      CodeBlock/CopyButton
      Details
      DocBreadcrumbs
      DocCard
      DocItem
      DocPage
      DocSidebar/Desktop/Content
      DocSidebarItem/Category
      DocSidebarItem/Link
      DocSidebarItems
      DocVersionBanner
      ErrorPageContent
      Layout
      Layout/Provider
      Navbar/Content
      Navbar/MobileSidebar/Layout
      Navbar/MobileSidebar/SecondaryMenu
      NavbarItem/LocaleDropdownNavbarItem
      SiteMetadata
      SkipToContent
      TOCItems
      Tabs
      prism-include-languages`,
    "the bundler refuses a key after a spread": `
      Navbar/MobileSidebar/PrimaryMenu
      NavbarItem/DropdownNavbarItem`,
    "a component that it imports is missing": `
      CodeBlock
      CodeBlock/Content/Element
      DocSidebar/Desktop
      Navbar/MobileSidebar`,
    "it is given other props than the format's": `
      BlogArchivePage
      BlogTagsPostsPage
      DocCardList
      DocCategoryGeneratedIndexPage
      DocPage/Layout
      DocPage/Layout/Sidebar
      MDXComponents
      MDXPage
      Mermaid
      NavbarItem/DocNavbarItem`,
  },
  "theme-classic-3": {
    "an export that it imports is missing": `
      Admonition
      BackToTopButton
      Blog/Pages/BlogAuthorsListPage
      Blog/Pages/BlogAuthorsPostsPage
      BlogArchivePage
      BlogPostItem/Content
      BlogPostItem/Header/Info
      BlogPostPage/StructuredData
      BlogSidebar/Content
      BlogSidebar/Desktop
      BlogSidebar/Mobile
      BlogTagsPostsPage
      CodeBlock/Buttons/CopyButton
      CodeBlock/Buttons/WordWrapButton
      CodeBlock/Container
      CodeBlock/Content
      ContentVisibility/Draft
      ContentVisibility/Unlisted
      Details
      DocBreadcrumbs
      DocBreadcrumbs/StructuredData
      DocCard
      DocRoot
      DocSidebar/Desktop/Content
      DocSidebarItem/Category
      DocSidebarItem/Link
      DocSidebarItems
      DocVersionRoot
      DocsRoot
      ErrorPageContent
      Heading
      LastUpdated
      Layout
      Layout/Provider
      MDXComponents/A
      MDXComponents/Li
      Navbar/Content
      Navbar/MobileSidebar/Layout
      Navbar/MobileSidebar/SecondaryMenu
      NavbarItem/DocsVersionDropdownNavbarItem
      NavbarItem/LocaleDropdownNavbarItem
      SiteMetadata
      SkipToContent
      TOCItems
      Tabs
      ThemeProvider/TitleFormatter
      ThemedImage
      prism-include-languages`,
    "a component that it imports is missing": `
      BlogPostPage
      BlogSidebar
      CodeBlock
      CodeBlock/Buttons
      CodeBlock/Content/Element
      CodeBlock/Content/String
      CodeBlock/Layout
      ContentVisibility
      DocItem/Layout
      DocRoot/Layout/Sidebar
      DocSidebar/Desktop
      MDXPage
      Navbar/MobileSidebar
      ThemeProvider`,
    "the bundler refuses a key after a spread": `
      Navbar/MobileSidebar/PrimaryMenu
      NavbarItem/DropdownNavbarItem/Desktop
      NavbarItem/DropdownNavbarItem/Mobile`,
    "it is given other props than the format's": `
      BlogPostItems
      ColorModeToggle
      DocCategoryGeneratedIndexPage
      DocItem
      DocPage/Layout
      DocVersionBanner
      MDXComponents
      Mermaid
      NavbarItem/DocNavbarItem
      TabItem`,
  },
};
