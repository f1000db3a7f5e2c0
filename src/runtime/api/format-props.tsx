/**
 * `@docusaurus/format-props`: gives components that replace theme components the props that the format passes, beside
 * our own. Only the bundle of a site with such components contains it.
 */

import {
  type ComponentType,
  createContext,
  createElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useContext,
  useMemo,
} from "react";
import type { BlogArchiveProps, BlogListProps, BlogPostProps, MdxPageProps, PostProps } from "../../model/blog.ts";
import type { DocItemProps, GeneratedIndex, VersionProps } from "../../model/docs.ts";
import { Content } from "../shared/app/Content.tsx";
import { useApp } from "../shared/contexts.ts";
import { toPostMetadata } from "../shared/theme-common/blog/contexts.tsx";
import { type GivenItem, toPostItem } from "../shared/theme-common/blog/given-posts.ts";
import { WithColorChoice } from "../shared/theme-common/color-switch.tsx";
import { useBlogMetadata } from "../shared/theme-common/blog/metadata.ts";
import {
  DocsSidebarProvider,
  type DocsSidebar,
  DocsVersionProvider,
  SidebarContext,
} from "../shared/theme-common/docs/contexts.tsx";
import { useCurrentSidebarSiblings } from "../shared/theme-common/docs/sidebar-place.ts";
import { useRouteProps } from "../shared/routing.tsx";
import { RouteWith } from "../shared/theme-common/route-with.tsx";
import { useShallowMemoObject } from "../shared/theme-common/navbar-state.tsx";

type Props = Readonly<Record<string, unknown>>;

/** A text of the page as a component with its metadata as members. */
function toContent<T extends object>(body: string, facts: T): ComponentType & T {
  return Object.assign(() => <Content of={body} className="markdown" />, facts);
}

function toPostContent(post: PostProps, facts: { readonly body: string; readonly toc?: BlogPostProps["toc"] }) {
  return toContent(facts.body, {
    metadata: toPostMetadata(post),
    frontMatter: post.frontMatter,
    assets: { image: post.image, authorsImageUrls: post.authors.map(({ imageURL }) => imageURL) },
    contentTitle: undefined,
    toc: [],
    ...facts,
    post,
  });
}

function listProps({
  items,
  metadata,
}: Pick<BlogListProps, "metadata"> & { readonly items: readonly GivenItem[] }): Props {
  return { items: items.map(withPostContent), listMetadata: metadata };
}

function withPostContent(item: GivenItem): GivenItem {
  const { post, body } = toPostItem(item);
  return item.content ? item : { post, body, content: toPostContent(post, { body }) };
}

/** A copy of `LiveCodeBlock` hands on what it was given, so both may be there. */
function liveProps({ code, children, lines, language, noInline }: PlaygroundProps): Props {
  return {
    children: code ?? children,
    lines: lines ?? (code === undefined ? undefined : children),
    live: true,
    metastring: noInline ? "live noInline" : "live",
    ...(language !== undefined && { className: `language-${language}` }),
  };
}

/** The code in a `<pre>` as earlier releases passed it: an element whose props say what it was in Markdown. The component for code gets no such props. */
function NamedCode({ originalType: _type, mdxType: _name, ...props }: Props): ReactNode {
  const Code = useApp().component("#code") as ComponentType<Props> | undefined;
  return Code && <Code {...props} />;
}

function preProps({ children }: { readonly children?: ReactNode }): Props {
  const isCode = isValidElement<Props>(children) && typeof children.type !== "string" && !("html" in children.props);
  return isCode ? { children: <NamedCode {...children.props} originalType="code" mdxType="code" /> } : {};
}

/** Theme module → the format's props of its component. */
const FORMAT_PROPS: Readonly<Record<string, (props: never) => Props>> = {
  // The router gives its own to all of them.
  "@theme/RoutedPage": () => ({}),
  // The surrounding components provide its other props.
  "@theme/DocCardList": () => ({}),
  "@theme/ColorModeToggle": () => ({}),
  "@theme/DocItem": ({ doc, toc, syntheticTitle }: DocItemProps) => ({
    route: { path: doc.permalink, exact: true, sidebar: doc.sidebar },
    content: toContent("content", {
      metadata: doc,
      frontMatter: doc.frontMatter,
      assets: { image: doc.image },
      contentTitle: syntheticTitle === undefined ? doc.title : undefined,
      toc,
      doc,
      syntheticTitle,
    }),
  }),
  "@theme/DocPage": ({ version }: DocPageProps) => ({ versionMetadata: version }),
  "@theme/LiveCodeBlock": liveProps,
  "@theme/MDXComponents/Pre": preProps,
  "@theme/Playground": liveProps,
  "@theme/DocCategoryGeneratedIndexPage": ({ categoryGeneratedIndex: index }: IndexProps) => ({
    categoryGeneratedIndex: { ...index, navigation: { previous: index.previous, next: index.next } },
  }),
  "@theme/BlogPostPage": ({ post, toc, body = "content" }: BlogPostProps & { readonly body?: string }) => ({
    content: toPostContent(post, { body, toc }),
  }),
  "@theme/BlogPostItems": listProps,
  "@theme/BlogListPage": listProps,
  "@theme/BlogTagsPostsPage": listProps,
  "@theme/Blog/Pages/BlogAuthorsPostsPage": listProps,
  "@theme/BlogArchivePage": ({ posts }: BlogArchiveProps) => ({
    archive: { blogPosts: posts.map((post) => ({ id: post.permalink, metadata: post })) },
  }),
  "@theme/MDXPage": (props: MdxPageProps) => ({
    content: toContent("content", {
      metadata: props,
      frontMatter: props.frontMatter,
      assets: { image: props.image },
      contentTitle: props.title,
      toc: props.toc,
    }),
  }),
};

interface DocPageProps {
  readonly version: VersionProps;
  readonly sidebar?: DocsSidebar;
  readonly children?: ReactNode;
}

interface PlaygroundProps {
  readonly code?: string;
  readonly children?: ReactNode;
  readonly lines?: ReactNode;
  readonly noInline?: boolean;
  readonly language?: string;
}

interface IndexProps {
  readonly categoryGeneratedIndex: GeneratedIndex;
}

/** Cards for components without items: the first releases passed none. */
function CardsAround({ of: Own, items, ...props }: Props & { readonly of: ComponentType<Props> }): ReactElement {
  const siblings = useCurrentSidebarSiblings();
  return <Own {...props} items={items ?? siblings} />;
}

function WithBlogMetadata({ of: Own, ...props }: Props & { readonly of: ComponentType<Props> }): ReactElement {
  return <Own {...props} blogMetadata={useBlogMetadata()} />;
}

/** Markup that the format renders in surrounding components, and we in the component itself. */
const AROUND: Readonly<Record<string, (Own: ComponentType<Props>, props: never) => ReactElement>> = {
  "@theme/DocCardList": (Own, props: Props) => <CardsAround of={Own} {...props} />,
  // Pages of plugins of the site have no blog.
  "@theme/BlogPostPage": (Own, props: Props) =>
    "blogTitle" in props ? <WithBlogMetadata of={Own} {...props} /> : <Own {...props} />,
  "@theme/ColorModeToggle": (Own, props: Props) => <WithColorChoice of={Own} {...props} />,
  "@theme/DocPage": (Own, props: DocPageProps) => (
    <DocsVersionProvider version={props.version}>
      <DocsSidebarProvider sidebar={props.sidebar}>
        <RouteWith of={Own} sidebarName={props.sidebar?.name} {...props} />
      </DocsSidebarProvider>
    </DocsVersionProvider>
  ),
};

/** A site's component with the format's props; unchanged if its props are the same as ours. */
export function withFormatProps(name: string, Own: unknown): unknown {
  const toProps = FORMAT_PROPS[name];
  if (toProps === undefined || Own === undefined) return Own;
  return function InPlace(props: Props): ReactElement {
    const same = useShallowMemoObject(props);
    const route = useRouteProps();
    const given = useMemo(() => ({ ...route, ...same, ...toProps(same as never) }), [same, route]);
    const Filling = Own as ComponentType<Props>;
    return AROUND[name]?.(Filling, given as never) ?? createElement(Filling, given);
  };
}

/** Code blocks of the theme for a site that has its own around them: those that their author marks as live are editors. */
export function withLiveCode(Code: ComponentType<Props>, Live: ComponentType<Props>): ComponentType<Props> {
  return function InPlace(props) {
    return props["live"] && typeof props["children"] === "string" ? <Live {...props} /> : <Code {...props} />;
  };
}

/** A sidebar whose items may be the site's own: which of them are active depends on them, not on the sidebar of the docs. */
export function withOwnItems(Own: ComponentType<Props>): ComponentType<Props> {
  return function InPlace(props) {
    const around = useContext(SidebarContext)?.sidebar;
    const items = props["sidebar"] as DocsSidebar["items"] | undefined;
    const shown = <Own {...props} />;
    if (items === undefined || items === around?.items) return shown;
    return (
      <DocsSidebarProvider name={around?.name ?? "own"} items={items}>
        {shown}
      </DocsSidebarProvider>
    );
  };
}

type Around = ComponentType<{ readonly children?: ReactNode }>;

/** A site's component with `Inside` around its children, where the format has that. */
export function withInside(Own: Around, Inside: Around): Around {
  return function InPlace({ children, ...props }) {
    return (
      <Own {...props}>
        <Inside>{children}</Inside>
      </Own>
    );
  };
}

const FrameContext = createContext(false);

/** The frame of a page, if components of different releases are nested: only the outermost frame is rendered. */
export function withOneFrame(Own: Around): Around {
  return function InPlace(props): ReactNode {
    if (useContext(FrameContext)) return props.children;
    return (
      <FrameContext value={true}>
        <Own {...props} />
      </FrameContext>
    );
  };
}

/** A site's component inside `Outside`, with the same props for both. */
export function withOutside(Own: Around, Outside: Around): Around {
  return function InPlace(props) {
    return (
      <Outside {...props}>
        <Own {...props} />
      </Outside>
    );
  };
}
