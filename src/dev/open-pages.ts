/** Pages that are open in browsers. */

import type { ServerWebSocket } from "bun";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { DevMessage, DevSite, PageMessage, ShownProblem, ShownSite } from "../model/dev.ts";

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

type Message = DevMessage extends infer M ? (M extends DevMessage ? Omit<M, "state"> : never) : never;

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
    const { site, toProblems } = this.#request;
    const known = socket.data;
    const { lastMessage } = known;
    if (!lastMessage) return;
    const { shown } = site;
    const { state } = this;
    let isSame = true;
    const send = (message: Message): void => {
      isSame = false;
      socket.send(JSON.stringify({ ...message, state }));
    };
    const page = await shown?.page(lastMessage.page);
    const path = page ? undefined : shown?.movedTo(lastMessage.page);
    if (path !== undefined) return send({ type: "moved", path });
    // A page that cannot be rendered keeps its last good state, with the code of that.
    const isBroken = page?.diagnostics.some(({ severity }) => severity === "error") === true;
    if (
      !isBroken &&
      shown?.chunk !== undefined &&
      lastMessage.build !== shown.build &&
      this.#frames.get(lastMessage.build) === shown.frame
    ) {
      known.lastMessage = { ...lastMessage, build: shown.build };
      send({ type: "code", chunk: shown.chunk, build: shown.build });
    }
    if (shown && !isBroken && (await isOther(known.lastMessage ?? lastMessage, shown))) return send({ type: "reload" });
    if (page?.data !== undefined && page.data !== known.data) {
      known.data = page.data;
      isSame = false;
      socket.send(`{"type":"page","state":${JSON.stringify(state)},"data":${page.data}}`);
    }
    const sheets = shown?.sheets.join(" ");
    if (shown && sheets !== known.sheets) {
      known.sheets = sheets;
      send({ type: "styles", sheets: shown.sheets });
    }
    const problems = toProblems([...site.diagnostics, ...(page?.diagnostics ?? [])]);
    const current = { problems, isDraft: page?.isDraft ?? false };
    if (JSON.stringify(current) !== known.problems) {
      known.problems = JSON.stringify(current);
      send({ type: "problems", ...current });
    }
    if (isSame) send({ type: "same" });
  }
}

/** Whether the page has to be reloaded, because its code changed, or because its URL shows another page now. */
async function isOther({ page, pathname, build }: PageMessage, shown: ShownSite): Promise<boolean> {
  const here = await shown.page(pathname);
  const isNotFound = page === "" || page === `${shown.baseUrl}404.html`;
  if (isNotFound) return here?.data !== undefined || (page !== "" && build !== shown.build);
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
