/** Input of the optional checks: the graph, and the texts that mention its pages and files. Types only. */

import type { Reporter } from "../model/diagnostic.ts";
import type { Graph } from "../model/graph.ts";
import type { SiteTexts } from "./site-texts.ts";

export interface RuleRequest {
  readonly graph: Graph;
  readonly texts: SiteTexts;
  readonly report: Reporter;
}

/** An optional check: finds the problem that it is named after, and reports it as warnings. */
export type Rule = (request: RuleRequest) => void | Promise<void>;
