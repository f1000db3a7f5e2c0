/** What the bodies of documents need to know about the components of one site. */

import { type ComponentKinds, PROVIDED_COMPONENTS } from "../bundle/behavior/component-kinds.ts";
import type { Bundle } from "../bundle/bundle.ts";
import { importModule } from "../bundle/site/site-modules.ts";
import { documentModule } from "../markdown/partials/names.ts";
import type { Route } from "../model/route.ts";
import type { RenderedPage, SiteData, ThemeServer } from "../model/theme.ts";
import type { BodyContext } from "./body.ts";

interface PlainRendering extends CollectedNames {
  readonly server: ThemeServer;
  readonly site: SiteData;
  readonly page: Pick<Route, "path"> & Partial<Pick<Route, "plugin" | "context">>;
}

/** Receives the links and the declared anchors of components. */
interface CollectedNames {
  readonly links: Set<string>;
  readonly anchors: Set<string>;
}

/** Adds the names that rendering some components has collected. */
export function addAll(rendered: Pick<RenderedPage, keyof CollectedNames>, { links, anchors }: CollectedNames): void {
  for (const link of rendered.links) links.add(link);
  for (const anchor of rendered.anchors) anchors.add(anchor);
}

/** Makes the function that renders components of the site to text, on a page. */
export function makePlainRenderer({ server, site, page, ...names }: PlainRendering): BodyContext["renderPlain"] {
  const { path, plugin = { name: "", id: "" }, context = {} } = page;
  return (node) => {
    const rendered = server.renderNodes({ nodes: [node], page: { path, plugin, context }, site });
    addAll(rendered, names);
    return rendered.html;
  };
}

/** Makes the function that renders bodies of this site to HTML. */
export function makeBodyContext(
  { server, componentKinds }: Pick<Bundle, "server" | "componentKinds">,
  site: SiteData,
): BodyContext {
  const statics = new Set(server.staticComponents);
  const names = { links: new Set<string>(), anchors: new Set<string>() };
  return {
    isStatic: (name) => statics.has(name),
    renderStatic: (name, props, html) => server.renderStatic({ name, props, html, site }),
    isPlain: (name) => componentKinds.plain.has(name),
    inspects: makeInspects(componentKinds),
    renderPlain: makePlainRenderer({ server, site, page: { path: site.siteConfig.baseUrl }, ...names }),
    componentName: makeComponentName(new Set(server.authorComponents)),
    ownElements: new Set(server.ownElements),
  };
}

/** Makes the function that tells whether a component inspects its children. A document's own code counts as a whole. */
function makeInspects({ inspecting }: ComponentKinds): BodyContext["inspects"] {
  const provided = inspecting.has(`${PROVIDED_COMPONENTS}#default`);
  return ({ path, code }, name) => {
    if (name.startsWith(`${documentModule(path)}#`))
      return code?.statements.some(({ text }) => INSPECTS.test(text)) === true;
    return name.includes("#") ? inspecting.has(name) : provided;
  };
}

/** As far as the text of code shows. */
const INSPECTS = /\.props\b|\b(?:Children|cloneElement|isValidElement)\b/;

/** An imported component is identified by its module; a theme component that needs no import, by its usual name. */
function makeComponentName(known: ReadonlySet<string>): BodyContext["componentName"] {
  return ({ path, imports, code }, name) => {
    const [local = name, ...members] = name.split(".");
    if (code?.exports.includes(local)) return `${documentModule(path)}#${name}`;
    const found = imports.find(({ names }) => Object.hasOwn(names, local));
    const module = found && importModule(path, found);
    if (!found || !module || (module === `@theme/${local}` && known.has(local))) return name;
    const exported = found.names[local];
    return `${module}#${exported === "*" ? members.join(".") : exported}`;
  };
}
