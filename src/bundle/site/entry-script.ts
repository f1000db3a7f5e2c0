/** A site's entry script: starts the theme with the site's data and modules. Written as text: no bundler needed. */

import { basename } from "node:path";
import { contentHash } from "../../content/asset-output.ts";
import type { SiteData } from "../../model/theme.ts";
import { SCRIPT_NOTE } from "../chunks/license-file.ts";

export interface EntryRequest {
  /** Output path of the theme's main chunk. */
  readonly main: string;
  /** Output path of the site's own chunk, if it has one. */
  readonly chunk: string | undefined;
  /** Output path of the script that connects pages with the server, for a site in development. */
  readonly dev?: string | undefined;
  readonly site: Omit<SiteData, "build">;
}

export interface EntryScript {
  readonly path: string;
  readonly text: string;
  /** Identifies this script and all its imports: pages made for another one need a full load. */
  readonly build: string;
}

/** Makes the script. Its hash covers data and the names of its imports, which carry hashes themselves. */
export function makeEntryScript(request: EntryRequest): EntryScript {
  const { imports, own } = startStatement(request, "");
  const build = contentHash([imports, own].join("") + literal(request.site));
  const { call } = startStatement(request, build);
  const text = `${SCRIPT_NOTE}${imports}\n${own}\n${call}\n`;
  return { path: `assets/js/site-${build}.js`, text, build };
}

/** The parts of a script that starts the theme. `own` is awaited; `more` are additional variables for the app. */
export function startStatement(
  { main, chunk, site, dev }: EntryRequest,
  build: string,
  more: readonly string[] = [],
): { readonly imports: string; readonly own: string; readonly call: string } {
  const { messages, ...settings } = site;
  const fields = ["...own", `site:{...${literal(settings)},build:"${build}"}`, MODULES, ...more];
  return {
    imports: `import{start,makeModuleSource,${messages ? "texts," : ""}modules,groups}from"./${basename(main)}";${dev === undefined ? "" : `import{connect,painted}from"./${basename(dev)}";`}`,
    // The site's modules may use translations as soon as they load.
    own:
      (messages ? `texts.messages=${literal(messages)};` : "") +
      (chunk === undefined ? `const own=${WITHOUT_OWN};` : ownModules(basename(chunk))),
    call:
      dev === undefined ? `start({${fields.join(",")}});` : `await painted();start(connect({${fields.join(",")}}));`,
  };
}

const MODULES = "modules:makeModuleSource({modules,groups,site:own.site})";

/** In an object literal, `__proto__` is the prototype unless its name is computed. */
function literal(value: object): string {
  return JSON.stringify(value).replaceAll('"__proto__":', '["__proto__"]:');
}

/** A site without modules of its own. */
const WITHOUT_OWN = "{site:{late:{}},overrides:new Map,clientModules:[]}";

/**
 * Loads the site's own modules. If they cannot be loaded, the theme runs without them: the page shows which of its
 * parts are missing, and retries on request.
 */
function ownModules(chunk: string): string {
  const load = `const load=()=>import("./${chunk}");`;
  const later = `{overrides:new Map,clientModules:[],site:{late:{},pages:async()=>(await load()).site.pages?.()},isWhole:!1}`;
  return `${load}const own=await load().catch(load).catch(()=>(${later}));`;
}
