/**
 * Finds out what a site's code depends on besides itself: the environment variables that it reads, and anything that
 * makes its result depend on the moment. It searches for names, so it errs on the side of finding too much.
 */

export interface CodeReads {
  /** Environment variables. */
  readonly variables: readonly string[];
  /** Whether it asks for the current year, and for nothing else of the date. */
  readonly year: boolean;
  /** Other inputs, in words: `the date`. */
  readonly other?: string;
  /** Whether some of these stay unnoticed when the code runs and its global objects are watched: files, programs, the runtime. */
  readonly isUnseen?: boolean;
  /** Whether it may load modules whose names it computes. Parsing it shows whether it does. */
  readonly mayLoad?: boolean;
}

const YEAR = /\bnew Date\(\s*\)\s*\.\s*get(?:UTC)?FullYear\(\s*\)/g;

const VARIABLE = /\bprocess\.env(?:\.([A-Za-z_]\w*)|\[\s*(["'])([A-Za-z_]\w*)\2\s*\])(?!\s*=[^=])/g;

/** Parts of `process` that are the same in every run on one machine. */
const FIXED = /\bprocess\.(?:cwd\(\)|(?:platform|arch|versions?)\b)/g;

/** Modules that depend on nothing outside. */
const PURE = /^(?:node:)?(?:path|path\/posix|path\/win32|url|util|assert|querystring|punycode|string_decoder|buffer)$/;

const BUILTIN =
  /^(?:node:.*|bun(?::.*)?|fs(?:\/promises)?|child_process|os|http2?|https|net|tls|dns|crypto|worker_threads|cluster|dgram|readline|stream|timers|vm|v8|zlib|module|perf_hooks|process|sqlite)$/;

/** Strings that are one word or path, such as IDs of pages: `"guides/performance"`. Names in brackets may be members. */
const QUOTED_NAME = /(?<![\w$)\].]\[\s*)(["'])[\w@./-]+\1/g;

const IMPORTED = /\b(?:from|import|require\s*\(|import\s*\()\s*(["'])([^"'\n]+)\1/g;

/** Names whose values come from outside, with their description. */
const OUTSIDE: readonly (readonly [RegExp, string])[] = [
  [/\bDate\b|\bTemporal\b|\bperformance\b/, "the date"],
  [/\bMath\s*\.\s*random\b|\bcrypto\b|\brandomUUID\b/, "random numbers"],
  [/\bprocess\b/, "the process"],
  [/\bfetch\b|\bXMLHttpRequest\b|\bWebSocket\b/, "the network"],
  [/\bBun\b|\bDeno\b/, "the runtime"],
  [/\bglobalThis\b|\bglobal\s*[.[]|\beval\b|\bFunction\s*\(|\bReflect\b/, "what it finds by name"],
  [
    /\b(?:require|import)\s*\(\s*(?!["'])|\brequire\s*\.|\bcreateRequire\b|\bimport\.meta\.(?!url\b|dirname\b|dir\b|filename\b)/,
    "modules that it names while it runs",
  ],
];

/** Built-in modules without inputs of their own, or with none but what the global object of that name has. */
const SEEN = /^(?:node:)?(?:process|stream|events|timers)$/;

/** Names by which code reaches modules and files that no global object has. */
const UNSEEN = /\bBun\b|\bDeno\b|\bcreateRequire\b/;

const COMPUTED = /\b(?:require|import)\s*\(\s*(?!["'])/;

/** Reads a module. */
export function readsOf(text: string): CodeReads {
  const code = withoutComments(text);
  const variables = [...code.matchAll(VARIABLE)].map(([, name, , quoted]) => name ?? quoted ?? "");
  const rest = code.replace(VARIABLE, "0").replace(FIXED, "0").replace(YEAR, "0").replace(QUOTED_NAME, '""');
  const imported = Array.from(code.matchAll(IMPORTED), ([, , name = ""]) => name);
  const builtins = imported.filter((name) => BUILTIN.test(name) && !PURE.test(name));
  const other = builtins[0] === undefined ? OUTSIDE.find(([pattern]) => pattern.test(rest))?.[1] : `\`${builtins[0]}\``;
  const isUnseen = other !== undefined && (builtins.some((name) => !SEEN.test(name)) || UNSEEN.test(rest));
  const mayLoad = other !== undefined && COMPUTED.test(rest);
  return {
    variables: [...new Set(variables)],
    year: code.search(YEAR) >= 0,
    ...(other !== undefined && { other }),
    ...(isUnseen && { isUnseen }),
    ...(mayLoad && { mayLoad }),
  };
}

/** Only comments on lines of their own: elsewhere, what looks like a comment may be part of a string. */
function withoutComments(text: string): string {
  return text.replace(/^[ \t]*(?:\/\/.*|\/\*(?:(?!\*\/)[^])*\*\/[ \t]*)$/gm, "");
}
