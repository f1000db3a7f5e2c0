/** Components that Markdown can use without an import, and the elements that MDX renders. */

import BrowserOnly from "@docusaurus/BrowserOnly";
import Link from "@docusaurus/Link";
import Translate from "@docusaurus/Translate";
import Admonition from "@theme/Admonition";
import Card from "@theme/Card";
import Cards from "@theme/Cards";
import CodeBlock from "@theme/CodeBlock";
import Details from "@theme/Details";
import DocCardList from "@theme/DocCardList";
import FileTree from "@theme/FileTree";
import Heading from "@theme/Heading";
import MDXA from "@theme/MDXComponents/A";
import MDXCode from "@theme/MDXComponents/Code";
import MDXDetails from "@theme/MDXComponents/Details";
import MDXHead from "@theme/MDXComponents/Head";
import MDXHeading from "@theme/MDXComponents/Heading";
import MDXImg from "@theme/MDXComponents/Img";
import MDXLi from "@theme/MDXComponents/Li";
import MDXPre from "@theme/MDXComponents/Pre";
import MDXUl from "@theme/MDXComponents/Ul";
import Mermaid from "@theme/Mermaid";
import Shown from "@theme/Shown";
import Steps from "@theme/Steps";
import TabItem from "@theme/TabItem";
import Tabs from "@theme/Tabs";
import ThemedImage from "@theme/ThemedImage";
import TOCInline from "@theme/TOCInline";
import type { ComponentProps, ReactElement } from "react";

type HeadingProps = Omit<ComponentProps<typeof Heading>, "as">;

const MDXComponents = {
  Admonition,
  BrowserOnly,
  Card,
  Cards,
  CodeBlock,
  Details,
  DocCardList,
  FileTree,
  Head: MDXHead,
  Heading,
  Link,
  Mermaid,
  Shown,
  Steps,
  TabItem,
  Tabs,
  ThemedImage,
  TOCInline,
  Translate,
  head: MDXHead,
  a: MDXA,
  code: MDXCode,
  img: MDXImg,
  li: MDXLi,
  ul: MDXUl,
  pre: MDXPre,
  details: MDXDetails,
  admonition: Admonition,
  mermaid: Mermaid,
  h1: (props: HeadingProps): ReactElement => <MDXHeading as="h1" {...props} />,
  h2: (props: HeadingProps): ReactElement => <MDXHeading as="h2" {...props} />,
  h3: (props: HeadingProps): ReactElement => <MDXHeading as="h3" {...props} />,
  h4: (props: HeadingProps): ReactElement => <MDXHeading as="h4" {...props} />,
  h5: (props: HeadingProps): ReactElement => <MDXHeading as="h5" {...props} />,
  h6: (props: HeadingProps): ReactElement => <MDXHeading as="h6" {...props} />,
};

export default MDXComponents;
