/**
 * React's packages as ES modules for browsers. For a CommonJS package, the bundler would keep an object with all
 * exports, and functions that feature tests rule out. React is three quarters of what a page downloads.
 */

/** The production file of each package, by import name. */
export const REACT_FILES: Readonly<Record<string, string>> = {
  react: "cjs/react.production.js",
  "react/jsx-runtime": "cjs/react-jsx-runtime.production.js",
  "react-dom": "cjs/react-dom.production.js",
  // Shared by the client and the API above. Separate, so that the API loads only if code imports it.
  "react-dom/internals": "cjs/react-dom.production.js",
  "react-dom/client": "cjs/react-dom-client.production.js",
  scheduler: "cjs/scheduler.production.js",
};

/** A file of React as a module. Throws if the file differs from the locked version's form. */
export function toReactModule(name: string, source: string): string {
  const known = withGlobals(source);
  if (name === "react-dom") return toModule(withoutInternals(known));
  return toModule(name === "react-dom/client" ? withShortAliases(withAnswers(withInternals(known))) : known);
}

function withoutInternals(source: string): string {
  const declared = /^var Internals = \{[^]*?\n {2}\},\n {2}(?=\w+ =)/m;
  if (!declared.test(source)) throw new Error("`react-dom` has no internals.");
  const taken = `Internals = InternalsModule.${INTERNALS},\n  `;
  return `var InternalsModule = require("react-dom/internals");\n${source.replace(declared, () => `var ${taken}`)}`;
}

function withInternals(source: string): string {
  return source.replace('require("react-dom")', 'require("react-dom/internals")');
}

const INTERNALS = "__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE";

/** Features of every browser that runs the theme's modules. */
const GLOBALS = [
  "AbortController",
  "MessageChannel",
  "Object.is",
  "Promise",
  "WeakMap",
  "clearTimeout",
  "document",
  "performance",
  "performance.now",
  "queueMicrotask",
  "reportError",
  "requestAnimationFrame",
  "setTimeout",
  "window",
  "window.ErrorEvent",
];

/** Whether a global exists: only Node.js has `setImmediate`. */
function withGlobals(source: string): string {
  const names = GLOBALS.join("|").replaceAll(".", "\\.");
  return source
    .replace(new RegExp(`"(?:function|object)" === typeof (?:${names})(?![\\w.])`, "g"), "true")
    .replace(new RegExp(`"undefined" !== typeof (?:${names})(?![\\w.])`, "g"), "true")
    .replace(new RegExp(`"undefined" === typeof (?:${names})(?![\\w.])`, "g"), "false")
    .replace(/"undefined" !== typeof setImmediate|"function" === typeof localSetImmediate/g, "false");
}

/** Feature tests of React, in the order of its file, and their replacements. */
const QUESTIONS: readonly (readonly [RegExp, string])[] = [
  [
    /var canUseDOM = !\([^;]*?\),\s*passiveBrowserEventsSupported = !1;\nif \(canUseDOM\)\n {2}try \{[^]*?\n {2}\} catch \(e\) \{[^}]*\}/,
    "",
  ],
  [/,\s*canUseCompositionEvent = [^]*?\(documentMode = document\.documentMode\);/, ";"],
  [/,\s*useFallbackCompositionData =\s*canUseDOM &&[^,]*?11 >= documentMode\)\),/, ";\nvar "],
  [/var isInputEventSupported = !1;\nif \(canUseDOM\) \{[^]*?\n\}\n/, ""],
  [/(?<=\nvar )skipSelectionChangeEvent =\s*canUseDOM && [^,]*?11 >= document\.documentMode,/, ""],
  // For transitions it starts a navigation to the current page, which would make the history lose the state that pages
  // store there.
  [
    /function defaultOnDefaultTransitionIndicator\(\) \{[^]*?\n\}\n/,
    "function defaultOnDefaultTransitionIndicator() {}\n",
  ],
  [/function makePrefixMap\([^]*?function getVendorPrefixedEventName\([^]*?\n\}\n/, ""],
];

/** The results in every browser that supports modules. */
const ANSWERS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:canUseDOM|passiveBrowserEventsSupported|canUseCompositionEvent|isInputEventSupported)\b/g, "true"],
  [/\b(?:documentMode|useFallbackCompositionData|skipSelectionChangeEvent)\b/g, "false"],
  [/\bMath\.clz32 \? Math\.clz32 : clz32Fallback/, "Math.clz32"],
  // Unitless style properties, under the names that Firefox and Internet Explorer once used.
  [/(?<=\w) (?:Moz|ms)[A-Z]\w+/g, ""],
  [/\bgetVendorPrefixedEventName\(("\w+")\)/g, "$1"],
];

/** Attribute names that React spells differently, mostly with capitals for hyphens: each is listed once. */
function withShortAliases(source: string): string {
  const list = /(?<=var aliases = new Map\()\[[^]*?\n {2}\](?=\),)/;
  const found = list.exec(source)?.[0];
  if (found === undefined) throw new Error("React no longer has a list of attribute names.");
  const pairs = JSON.parse(found) as [string, string][];
  const hyphenated = (name: string): string => name.replace(/[A-Z]|\d/g, (sign) => `-${sign.toLowerCase()}`);
  const [regular, others] = [true, false].map((is) =>
    pairs.filter(([name, other]) => (hyphenated(name) === other) === is),
  );
  const names = JSON.stringify(regular?.map(([name]) => name).join(" "));
  const made = `${names}.split(" ").map((name) => [name, name.replace(/[A-Z]|\\d/g, (sign) => "-" + sign.toLowerCase())])`;
  return source.replace(list, () => `[...${JSON.stringify(others)}, ...${made}]`);
}

function withAnswers(source: string): string {
  const questioned = QUESTIONS.reduce((text, [question, rest]) => {
    if (!question.test(text)) throw new Error(`React no longer asks ${question}.`);
    return text.replace(question, rest);
  }, source);
  return ANSWERS.reduce((text, [question, answer]) => text.replace(question, answer), questioned);
}

function toModule(source: string): string {
  const required = /^(?:var| ) (\w+) = require\("([\w/-]+)"\)[,;]$/gm;
  const imports = [...source.matchAll(required)].map(([, name, from]) => `import * as ${name} from "${from}";`);
  const rest = source.replace(required, "");
  const assigned = [...rest.matchAll(/^ *exports\.(\w+) =\s/gm)].map(([, name = ""]) => name);
  const names = [...new Set(assigned)];
  const changing = new Set(names.filter((name) => assigned.indexOf(name) !== assigned.lastIndexOf(name)));
  const body = rest
    .replace(/^exports\.(\w+) =(?=\s)/gm, (all, name: string) => (changing.has(name) ? all : `const export_${name} =`))
    .replace(/\bexports\.(\w+)/g, "export_$1");
  if (names.length === 0 || /\brequire\(|\bexports\b/.test(body)) throw new Error("A file of React has a new form.");
  const list = (format: (name: string) => string): string => names.map(format).join(", ");
  return [
    ...imports,
    ...[...changing].map((name) => `var export_${name};`),
    body,
    `export { ${list((name) => `export_${name} as ${name}`)} };`,
    `export default { ${list((name) => `${name}: export_${name}`)} };`,
  ].join("\n");
}
