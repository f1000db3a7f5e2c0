/** A package with the interface of `prismjs`, as far as grammars use it, for sites that have it installed. */

const CORE = `var _self = typeof window !== "undefined" ? window : {};
var Prism = {
  languages: {
    plain: {},
    extend(name, more) { return { ...Prism.languages[name], ...more }; },
    insertBefore(name, before, added) {
      const entries = Object.entries(Prism.languages[name]);
      const at = entries.findIndex(([key]) => key === before);
      entries.splice(at, 0, ...Object.entries(added));
      const old = Prism.languages[name];
      const made = Object.fromEntries(entries);
      for (const key of Object.keys(Prism.languages)) if (Prism.languages[key] === old) Prism.languages[key] = made;
      return made;
    },
  },
  hooks: { run() {} },
  tokenize(code, grammar) {
    let parts = [code];
    for (const [type, rule] of Object.entries(grammar)) {
      const { pattern = rule, inside, alias } = rule instanceof RegExp ? {} : rule;
      parts = parts.flatMap((part) => typeof part !== "string" ? [part] : split(part, pattern, (text) =>
        ({ type, alias, content: inside ? Prism.tokenize(text, inside) : text })));
    }
    return parts;
  },
};
function split(text, pattern, make) {
  const parts = [];
  let at = 0;
  for (const match of text.matchAll(new RegExp(pattern.source, "g"))) {
    if (match.index > at) parts.push(text.slice(at, match.index));
    parts.push(make(match[0]));
    at = match.index + match[0].length;
  }
  return at < text.length ? [...parts, text.slice(at)] : parts;
}
if (typeof module !== "undefined" && module.exports) module.exports = Prism;
if (typeof global !== "undefined") global.Prism = Prism;
`;

const FOLDER = "node_modules/prismjs";

/** Its files. `needy` needs `clike`. */
export const SMALL_PRISM: Readonly<Record<string, string>> = {
  [`${FOLDER}/package.json`]: '{ "name": "prismjs", "version": "1.0.0" }\n',
  [`${FOLDER}/components.json`]: '{ "languages": { "needy": { "require": "clike" } } }\n',
  [`${FOLDER}/components/prism-core.js`]: CORE,
  [`${FOLDER}/components/prism-clike.js`]: `Prism.languages.clike = {
  comment: /\\/\\/.*/, string: { pattern: /"[^"]*"/, inside: { important: /!/ } }, keyword: /\\bif\\b/, number: /\\d+/, punctuation: /[{}();]/,
};\n`,
  [`${FOLDER}/components/prism-javascript.js`]: `Prism.languages.javascript = Prism.languages.extend("clike", { keyword: /\\bconst\\b/ });
Prism.languages.js = Prism.languages.javascript;\n`,
  [`${FOLDER}/components/prism-hcl.js`]:
    "Prism.languages.hcl = { keyword: /resource/, property: /\\w+(?= =)/, boolean: /true/ };\n",
  [`${FOLDER}/components/prism-php.js`]: "Prism.languages.php = { keyword: /echo/ };\n",
  [`${FOLDER}/components/prism-needy.js`]: `(function (Prism) {
  Prism.languages.needy = Prism.languages.extend("clike", { keyword: /\\bneed\\b/, "class-name": /\\b[A-Z]\\w*/ });
})(Prism);\n`,
};
