import type { Diagnostic, Reporter } from "../../model/diagnostic.ts";
import type { Position } from "../../model/document.ts";
import type { Json } from "../../model/json.ts";
import { didYouMean, nearestName } from "../../report/nearest.ts";

/** One `<Tabs>` as its author wrote it. A prop that is known only at run time is `undefined`, like a missing one. */
export interface WrittenTabs {
  readonly name: string;
  readonly values?: Json | undefined;
  readonly defaultValue?: Json | undefined;
  readonly queryString?: Json | undefined;
  readonly groupId?: Json | undefined;
  /** Its content, in order. */
  readonly children: readonly WrittenTab[];
  /** Whether it may contain more than the text shows. */
  readonly open: boolean;
  readonly at: () => Position;
}

/** The content of `<Tabs>`. */
export interface WrittenTab {
  /** The component's or element's name; absent for text. */
  readonly name?: string;
  readonly value: "missing" | "computed" | { readonly is: Json };
  readonly at: () => Position;
}

type Problem = Pick<Diagnostic, "code" | "message" | "hint" | "length">;

/** Reports mistakes that make tabs show something else than their author wants. */
export function checkTabs(tabs: WrittenTabs, file: string, report: Reporter): void {
  const add = (problem: Problem, { at }: Pick<WrittenTabs, "at">): void =>
    report.add({ ...problem, severity: "error", file, ...at() });
  for (const child of tabs.children) {
    if (child.value === "missing") add(noTab(child, tabs.name), child);
  }
  for (const child of findDuplicates(tabs)) add(duplicate(child, tabs.name), child);
  const unknown = findUnknownDefault(tabs);
  if (unknown !== undefined) add(unknown, tabs);
  if (tabs.queryString === true && tabs.groupId === undefined && !tabs.open) add(NO_QUERY_NAME, tabs);
}

function noTab({ name }: WrittenTab, tabs: string): Problem {
  const what = name === undefined ? "Text" : `\`<${name}>\``;
  return name === "TabItem"
    ? {
        code: "tab-without-value",
        message: "This `<TabItem>` has no `value`: it is not shown.",
        hint: 'Give each item its own `value`, as in `<TabItem value="linux" label="Linux">`.',
        length: "<TabItem".length,
      }
    : {
        code: "no-tab",
        message: `${what} is in \`<${tabs}>\` but not in a \`<TabItem>\`, so it is not shown.`,
        hint: "Put it into a `<TabItem>`, or after the tabs.",
      };
}

function* findDuplicates({ children, values }: WrittenTabs): Generator<WrittenTab & { readonly is: Json }> {
  if (Array.isArray(values)) return;
  const seen = new Set<Json>();
  for (const child of children) {
    if (typeof child.value === "string") continue;
    const { is } = child.value;
    if (seen.has(is)) yield { ...child, is };
    seen.add(is);
  }
}

function duplicate({ is, name = "TabItem" }: WrittenTab & { readonly is: Json }, tabs: string): Problem {
  return {
    code: "duplicate-tab",
    message: `Another item of this \`<${tabs}>\` has the value \`${String(is)}\`, so both would open together.`,
    hint: "Give each item its own `value`; labels may repeat.",
    length: name.length + 1,
  };
}

/** Values of the tabs, if all of them are known. */
function knownValues({ values, children, open }: WrittenTabs): Json[] | undefined {
  if (Array.isArray(values)) {
    return values.map((one: Json) =>
      typeof one === "object" && one !== null && "value" in one ? (one["value"] ?? null) : null,
    );
  }
  if (open || values !== undefined) return undefined;
  const known = children.flatMap(({ value }) => (typeof value === "string" ? [] : [value.is]));
  return children.some(({ value }) => value === "computed") ? undefined : known;
}

function findUnknownDefault(tabs: WrittenTabs): Problem | undefined {
  const { defaultValue, name } = tabs;
  const known = knownValues(tabs);
  if (typeof defaultValue !== "string" || known === undefined || known.includes(defaultValue)) return undefined;
  const names = known.map(String);
  return {
    code: "unknown-tab",
    message: `\`defaultValue\` of this \`<${name}>\` is \`${defaultValue}\`, but no tab has that value, so the first one is open.`,
    hint:
      didYouMean(nearestName(defaultValue, names)) ??
      `The values are ${names.map((value) => `\`${value}\``).join(", ")}; \`defaultValue={null}\` opens none.`,
    length: name.length + 1,
  };
}

const NO_QUERY_NAME: Problem = {
  code: "tabs-without-name",
  message: "These tabs have `queryString`, but no name to use in the address.",
  hint: 'Add a `groupId`, or set a name: `queryString="system"`.',
};
