import type { ExternalFacts } from "../model/build.ts";
import type { Diagnostic, Reporter } from "../model/diagnostic.ts";
import { inParallel } from "../system/in-parallel.ts";
import { askLink, type AskOptions, type LinkAnswer } from "./ask-link.ts";
import type { ExternalLink } from "./external-links.ts";
import { readLinkTimes, writeLinkTimes } from "./link-cache.ts";

export interface ExternalRequest {
  readonly siteDir: string;
  readonly links: readonly ExternalLink[];
  readonly isIgnored: (url: string) => boolean;
  readonly ask: AskOptions;
  readonly tick: (done: number, total: number) => void;
  readonly report: Reporter;
}

const HOSTS_AT_ONCE = 12;
const PER_HOST = 2;

/** Interval in which answers are stored. An interrupted run loses only those since then. */
const STORE_AFTER_MS = 1000;

/** Checks the links to other sites: requests each URL once, a few at a time per host. Diagnostics: `broken-external-link` and `unchecked-external-link`. */
export async function checkExternalLinks(request: ExternalRequest): Promise<ExternalFacts> {
  const { siteDir, links, isIgnored, ask, tick, report } = request;
  const now = Date.now();
  const times = new Map(await readLinkTimes(siteDir, now));
  const checked = links.filter(({ url, written }) => !isIgnored(url) && !isIgnored(written));
  const open = checked.filter(({ url }) => !times.has(url));
  let done = 0;
  let broken = 0;
  const checkOne = async (link: ExternalLink): Promise<void> => {
    const answer = await askLink(link.url, ask);
    tick(++done, open.length);
    if (answer.kind === "works") times.set(link.url, now);
    else if (answer.kind !== "refused") broken++;
    for (const diagnostic of toDiagnostics(link, answer)) report.add(diagnostic);
  };
  const byHost = [...Map.groupBy(open, ({ url }) => new URL(url).host).values()];
  const storing = setInterval(() => writeLinkTimes(siteDir, times), STORE_AFTER_MS);
  await inParallel(byHost, HOSTS_AT_ONCE, (own) => inParallel(own, PER_HOST, checkOne)).finally(() =>
    clearInterval(storing),
  );
  writeLinkTimes(siteDir, times);
  return { links: checked.length, requested: open.length, broken, ignored: links.length - checked.length };
}

function toDiagnostics({ written, places }: ExternalLink, answer: LinkAnswer): Diagnostic[] {
  const problem = toProblem(written, answer);
  return problem ? places.map((place) => ({ ...problem, ...place, length: written.length })) : [];
}

function toProblem(url: string, answer: LinkAnswer): Diagnostic | undefined {
  if (answer.kind === "works") return undefined;
  if (answer.kind === "refused") {
    return {
      code: "unchecked-external-link",
      severity: "info",
      message: `\`${url}\` refuses requests from programs (${answer.status}): open it in a browser to check it.`,
    };
  }
  return {
    code: "broken-external-link",
    severity: "warning",
    message:
      answer.kind === "broken"
        ? `\`${url}\` answers ${answer.status}.`
        : `\`${url}\` cannot be reached: ${answer.reason}.`,
    hint: "Fix the URL, or list it in the file that `--ignore` names.",
  };
}
