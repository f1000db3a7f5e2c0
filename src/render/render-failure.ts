/** Reports pages that cannot be rendered, as `render-error` at the author's line, with the component. */

import {
  describePageError,
  findDefinition,
  findPlace,
  isEndless,
  type PageCode,
} from "../bundle/problems/page-errors.ts";
import type { Diagnostic, Reporter } from "../model/diagnostic.ts";
import type { Route } from "../model/route.ts";
import type { RenderedPage, RenderRequest, ThemeServer } from "../model/theme.ts";
import { TemplateError } from "./templated-document.ts";

export interface RenderFailure {
  readonly route: Route;
  readonly error: unknown;
  /** Position of `ssrTemplate`, if its code failed. */
  readonly template?: TemplateError["place"];
  /** Renders again to find out which components caused the error. */
  readonly findStack?: () => Promise<string>;
}

/** An error of React's renderer, with a way to get details. */
class RenderError extends Error {
  readonly #findStack: () => Promise<string>;

  constructor(cause: unknown, findStack: () => Promise<string>) {
    super("A page cannot be rendered.", { cause });
    this.#findStack = findStack;
  }

  get failure(): Omit<RenderFailure, "route"> {
    return { error: this.cause, findStack: this.#findStack };
  }
}

/** Calls `ThemeServer.renderPage`. Pass what it throws to `toFailure`. */
export function renderOrFail(request: RenderRequest, server: ThemeServer): RenderedPage {
  try {
    return server.renderPage(request);
  } catch (error) {
    throw new RenderError(error, () => server.componentStack(request));
  }
}

/** The error that was thrown while a page was rendered. */
export function toFailure(error: unknown): Omit<RenderFailure, "route"> {
  if (error instanceof TemplateError) return { error: error.cause, template: error.place };
  return error instanceof RenderError ? error.failure : { error };
}

/** Reports the pages. Pages that fail at the same line for the same reason share one diagnostic. */
export async function reportFailures(
  failures: readonly RenderFailure[],
  code: PageCode,
  report: Reporter,
): Promise<void> {
  const groups = new Map<string, { readonly first: RenderFailure; pages: number }>();
  for (const failure of failures) {
    const { reason } = describePageError(failure.error);
    const place =
      failure.template ?? findPlace(failure.error, code) ?? (isEndless(reason) ? undefined : failure.route.path);
    const key = JSON.stringify([reason, place]);
    const group = groups.get(key);
    if (group) group.pages++;
    else groups.set(key, { first: failure, pages: 1 });
  }
  for (const { first, pages } of groups.values()) report.add(await toDiagnostic(first, pages, code));
}

async function toDiagnostic(failure: RenderFailure, pages: number, code: PageCode): Promise<Diagnostic> {
  const { route, error, template } = failure;
  const { reason, hint } = describePageError(error);
  const others = pages === 1 ? "" : pages === 2 ? " and 1 other page" : ` and ${pages - 1} other pages`;
  const { subject, ...at } = template
    ? { subject: "`ssrTemplate` fails: ", ...template }
    : await findOrigin(failure, code);
  return {
    code: "render-error",
    severity: "error",
    message: `The page \`${route.path}\`${others} cannot be rendered: ${subject}${reason}.`,
    ...(hint !== undefined && { hint }),
    ...at,
  };
}

type Origin = Partial<Pick<Diagnostic, "file" | "line" | "column" | "length">> & { readonly subject: string };

/** The component that fails, and its position. */
async function findOrigin({ route, error, findStack }: RenderFailure, code: PageCode): Promise<Origin> {
  // An error before rendering starts occurs here again.
  const stack = await findStack?.().catch(() => "");
  const components = findComponents(stack ?? "", code);
  const origin = findPlace(error, code) ?? components.place;
  const { component = undefined, package: _, ...place } = { package: undefined, ...origin };
  // The bundler names components without a name after their files.
  const name = (components.name ?? component)?.replace(/_default\d*$/, "");
  const subject = name === undefined ? "" : `\`<${name}>\` fails: `;
  return { subject, ...(origin ? place : route.source ? { file: route.source } : {}) };
}

interface Components {
  /** The innermost component that is the site's own. */
  readonly name?: string;
  readonly place?: ReturnType<typeof findPlace>;
}

/** Names in a stack of components: `    at Page (/site/src/pages/index.tsx:3:10)`, or without a place. */
function findComponents(stack: string, code: PageCode): Components {
  for (const line of stack.split("\n")) {
    const [, name, file] = /^ *at ([A-Z]\w*) \((.*)\)$/.exec(line) ?? [];
    if (name === undefined) continue;
    const definition = findDefinition(name, code);
    // React knows positions only for components that fail without props.
    const place = file === "<anonymous>" ? definition : findPlace(toError(line), code);
    if (place) return { name: definition?.component ?? name, place };
  }
  return {};
}

function toError(stack: string): Error {
  return Object.assign(new Error(), { stack });
}
