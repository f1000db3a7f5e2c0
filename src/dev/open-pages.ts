/** Pages that are open in browsers. */

import type { ServerWebSocket } from "bun";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { DevMessage, DevSite, PageMessage, ShownPage, ShownProblem, ShownSite } from "../model/dev.ts";

/** State of an open page. */
export interface OpenPage {
  /** Its last message; absent until there is one. */
  lastMessage?: PageMessage;
  /** Its current data as text; absent if unknown. */
  data?: string | undefined;
  sheets?: string | undefined;
  problems?: string | undefined;
}

export type PageSocket = ServerWebSocket<OpenPage>;

type WithoutState<M> = M extends DevMessage ? Omit<M, "state"> : never;

/** A message before it is written. The data of a page is JSON text already. */
type Message =
  WithoutState<Exclude<DevMessage, { readonly type: "page" }>> | { readonly type: "page"; readonly data: string };

export interface OpenPagesRequest {
  readonly site: DevSite;
  readonly toProblems: (list: readonly Diagnostic[]) => ShownProblem[];
}

export class OpenPages {
  readonly #sockets = new Set<PageSocket>();
  readonly #request: OpenPagesRequest;
  /** The start data of pages, by the identity of their code: see `ShownSite.frame`. */
  readonly #frames = new Map<string, string>();
  readonly #session = crypto.randomUUID();
  #count = 0;

  constructor(request: OpenPagesRequest) {
    this.#request = request;
  }

  /** Name of the site's current state. */
  get state(): string {
    return `${this.#session} ${this.#count}`;
  }

  open(socket: PageSocket): void {
    this.#sockets.add(socket);
  }

  close(socket: PageSocket): void {
    this.#sockets.delete(socket);
  }

  /** Handles a message from a page. */
  async hear(socket: PageSocket, text: string): Promise<void> {
    const lastMessage = readMessage(text);
    if (!lastMessage) return socket.close();
    const { shown } = this.#request.site;
    const isFresh = lastMessage.state === this.state;
    const page = isFresh ? await shown?.page(lastMessage.page) : undefined;
    Object.assign(socket.data, {
      lastMessage,
      problems: undefined,
      data: page?.data,
      sheets: isFresh ? shown?.sheets.join(" ") : undefined,
    } satisfies OpenPage);
    await this.#tell(socket);
  }

  /** Notifies all pages of changes. */
  async tellAll(): Promise<void> {
    this.#count++;
    const { shown } = this.#request.site;
    if (shown) this.#frames.set(shown.build, shown.frame);
    for (const socket of this.#sockets) await this.#tell(socket);
  }

  async #tell(socket: PageSocket): Promise<void> {
    // The name is read first: what follows may become older than the site while it waits.
    const { state } = this;
    for (const message of await this.#toMessages(socket.data)) socket.send(toText(message, state));
  }

  /** Returns what a page does not know yet, and records it in `known`. Empty until the page has sent a message. */
  async #toMessages(known: OpenPage): Promise<Message[]> {
    const { lastMessage } = known;
    if (!lastMessage) return [];
    const { shown } = this.#request.site;
    const path = await findMoved(lastMessage, shown);
    if (path !== undefined) return [{ type: "moved", path }];
    const page = await shown?.page(lastMessage.page);
    const messages: Message[] = [];
    // A page that cannot be rendered keeps its last good state, with the code of that state.
    if (shown && !hasErrors(page)) {
      messages.push(...this.#updateCode(known, lastMessage, shown));
      if (await isOther(known.lastMessage ?? lastMessage, shown)) return [...messages, { type: "reload" }];
    }
    messages.push(...this.#updateData(known, page), ...this.#updateSheets(known, shown));
    messages.push(...this.#updateProblems(known, page));
    return messages.length > 0 ? messages : [{ type: "same" }];
  }

  /** The page's new code, if it replaces that of the open page without a reload. */
  #updateCode(known: OpenPage, lastMessage: PageMessage, { build, chunk, frame }: ShownSite): Message[] {
    const isKnown = lastMessage.build === build || this.#frames.get(lastMessage.build) !== frame;
    if (chunk === undefined || isKnown) return [];
    known.lastMessage = { ...lastMessage, build };
    return [{ type: "code", chunk, build }];
  }

  #updateData(known: OpenPage, page: ShownPage | undefined): Message[] {
    if (page?.data === undefined || page.data === known.data) return [];
    known.data = page.data;
    return [{ type: "page", data: page.data }];
  }

  #updateSheets(known: OpenPage, shown: ShownSite | undefined): Message[] {
    const sheets = shown?.sheets.join(" ");
    if (!shown || sheets === known.sheets) return [];
    known.sheets = sheets;
    return [{ type: "styles", sheets: shown.sheets }];
  }

  #updateProblems(known: OpenPage, page: ShownPage | undefined): Message[] {
    const { site, toProblems } = this.#request;
    const problems = toProblems([...site.diagnostics, ...(page?.diagnostics ?? [])]);
    const current = { problems, isDraft: page?.isDraft ?? false };
    const text = JSON.stringify(current);
    if (text === known.problems) return [];
    known.problems = text;
    return [{ type: "problems", ...current }];
  }
}

function toText(message: Message, state: string): string {
  if (message.type !== "page") return JSON.stringify({ ...message, state });
  return `{"type":"page","state":${JSON.stringify(state)},"data":${message.data}}`;
}

function hasErrors(page: ShownPage | undefined): boolean {
  return page?.diagnostics.some(({ severity }) => severity === "error") === true;
}

/** The new URL of a page that is gone, also while the not-found page is open in its place. */
async function findMoved(message: PageMessage, shown: ShownSite | undefined): Promise<string | undefined> {
  if (!shown) return undefined;
  const path = isNotFound(message, shown) ? message.pathname : message.page;
  return (await shown.page(path)) ? undefined : shown.movedTo(path);
}

function isNotFound({ page }: PageMessage, { baseUrl }: ShownSite): boolean {
  return page === "" || page === `${baseUrl}404.html`;
}

/** Whether the page has to be reloaded, because its code changed, or because its URL shows another page now. */
async function isOther(message: PageMessage, shown: ShownSite): Promise<boolean> {
  const { page, pathname, build } = message;
  const here = await shown.page(pathname);
  if (isNotFound(message, shown)) return here?.data !== undefined || (page !== "" && build !== shown.build);
  return build !== shown.build || !(await shown.page(page));
}

function readMessage(text: string): PageMessage | undefined {
  try {
    const { page, pathname, build, state } = Object(JSON.parse(text)) as Partial<PageMessage>;
    const isWhole = [page, pathname, build, state].every((part) => typeof part === "string");
    return isWhole ? ({ page, pathname, build, state } as PageMessage) : undefined;
  } catch {
    return undefined;
  }
}
