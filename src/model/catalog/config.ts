/** Kinds of diagnostics about the config, its modules, plugins and locales. */

import type { Kind } from "./kind.ts";

export const CONFIG_KINDS = {
  "config-not-found": {
    cause: "The folder has no file with a name that Veloci reads as a config.",
    help: "Run the command in the site's folder, name the folder after the command, or point `--config` at the file.",
  },
  "config-not-object": {
    cause: "The config exports something other than an object, or a function that returns something else.",
    help: "End the file with `export default config;` or `module.exports = config;`.",
  },
  "unknown-option": {
    cause: "An option does not exist. The message says where, and names the nearest option that does.",
    help: "Correct the name. Put your own values into `customFields`.",
  },
  "missing-option": {
    cause: "A required option is not set.",
    help: "Add the option with a value of the type in the message.",
  },
  "wrong-type": { cause: "An option has a value of another type.", help: "Use a value of the type in the message." },
  "invalid-option": {
    cause: "An option has the right type, but a value that it does not accept.",
    help: "Use one of the values in the message.",
  },
  "inconsistent-option": {
    cause: "Two options contradict each other, so one of them has no effect.",
    help: "Remove one of the two.",
  },
  "not-plain-data": {
    cause: "A value that pages receive contains something JSON cannot hold, such as a function or a class instance.",
    help: "Pass strings, numbers, booleans, `null`, lists and plain objects only.",
  },
  "not-supported": {
    cause: "The site uses something that Veloci does not support. The build continues without it where that is safe.",
    help: "Follow the hint. `veloci check` lists all of these before you build.",
  },
  "not-needed": {
    cause: "The config names something that Veloci has built in.",
    help: "You can remove it, but it does no harm.",
  },
  "treated-differently": {
    cause: "Veloci does this differently from Docusaurus. Only `veloci check` reports it.",
    help: "Read the note and look at the page it names. Usually there is nothing to do.",
  },
  "module-syntax": {
    cause: "A module has a syntax error, so it cannot be read.",
    help: "Correct the code at the line shown.",
  },
  "module-throws": {
    cause: "A module throws while it is imported.",
    help: "Correct the code at the line shown, or catch the error.",
  },
  "missing-module": {
    cause: "An imported file does not exist.",
    help: "Correct the path. Paths are relative to the importing file; `@site/` means the site's folder.",
  },
  "missing-package": {
    cause: "An imported npm package is not installed beside the site.",
    help: "Install it with your package manager, or remove the import.",
  },
  "process-exit": {
    cause: "The site's code ends the process, which would end the build before anything is written.",
    help: "Remove the call. Throw an error to stop a build.",
  },
  "never-settles": {
    cause: "The site's code waits for a promise that can no longer settle.",
    help: "Resolve or reject every promise that the code awaits.",
  },
  "endless-loop": {
    cause: "The site's code has kept the processor busy for two minutes without a pause.",
    help: "Look for a loop that never ends. Run long work before the build.",
  },
  "slow-site-code": {
    cause: "The site's code has not finished yet. Veloci says what it is waiting for.",
    help: "Wait, or find out why the function takes so long.",
  },
  "stray-error": {
    cause: "The site's code throws where nothing can catch it: in a timer, an event, or a promise that no code awaits.",
    help: "Catch the error, or await the promise that rejects.",
  },
  "site-function-failed": {
    cause:
      "A function of the site, such as an option or a hook of a plugin, throws or returns a value that cannot be used.",
    help: "Correct the function at the place shown.",
  },
  "unknown-plugin": {
    cause: "A plugin is neither built in nor installed, or the module is not a plugin.",
    help: "Install the package, or correct its name or path.",
  },
  "unknown-theme": {
    cause: "A theme is neither built in nor installed, or the module is not a theme.",
    help: "Install the package, or correct its name or path.",
  },
  "unknown-preset": {
    cause: "A preset is neither built in nor installed, or the module is not a preset.",
    help: "Install the package, or correct its name or path.",
  },
  "invalid-preset": {
    cause: "A preset does not export a function that returns `plugins` and `themes`.",
    help: "Export such a function, or list its plugins and themes in the config.",
  },
  "invalid-plugin": {
    cause: "A plugin's module does not export a function that returns an object with a `name`.",
    help: "Export `(context, options) => ({ name: 'my-plugin' })`.",
  },
  "invalid-theme-config": {
    cause: "A theme's `validateThemeConfig` refuses the site's `themeConfig`.",
    help: "Correct the value that the message names.",
  },
  "invalid-data": {
    cause: "A plugin calls `createData` with a name or data that cannot be used.",
    help: "Pass a file name and a string of JSON.",
  },
  "invalid-route": {
    cause: "A plugin calls `addRoute` with something other than a route.",
    help: "Pass an object with `path` and `component`.",
  },
  "duplicate-plugin-id": {
    cause: "Two instances of one plugin have the same id.",
    help: "Give one of them another `id` in its options.",
  },
  "static-root": {
    cause: "`staticDirectories` names the root of the file system.",
    help: "Name a folder relative to the site's folder.",
  },
  "unusable-path": {
    cause: "The operating system refuses a path that the config names.",
    help: "Correct the path, or its permissions.",
  },
  "url-with-path": {
    cause: "`url` contains a path. Only the origin belongs there.",
    help: "Move the path to `baseUrl`.",
  },
  "not-for-head": {
    cause: "`headTags` names an element that cannot be part of a page's head.",
    help: "Use `meta`, `link`, `script`, `style`, `base`, `noscript` or `title`.",
  },
  "unknown-locale": {
    cause: "The default locale, or the one after `--locale`, is not in `i18n.locales`.",
    help: "Add it to `i18n.locales`, or correct the name.",
  },
  "invalid-locale": {
    cause: "The name of a locale is not a language tag.",
    help: "Use a tag such as `fr` or `pt-BR`, or set `htmlLang` in `i18n.localeConfigs`.",
  },
  "unknown-language": {
    cause: "The language of a locale or of a code block is unknown.",
    help: "Correct its name. For a code block without a language, use `text`.",
  },
  "same-locale-place": {
    cause: "Two locales have the same name, path or address, so one would overwrite the other.",
    help: "Give each locale its own `path` in `i18n.localeConfigs`.",
  },
  "unused-locale-folder": {
    cause: "A folder of translations belongs to a locale that the config does not list.",
    help: "Add the locale to `i18n.locales`, or delete the folder.",
  },
  "missing-locale-folder": {
    cause: "A locale has no folder of translations, so its pages are in the default language.",
    help: "Run `veloci write-translations --locale <locale>`, or set `translate: false` for it.",
  },
  "invalid-translation": {
    cause: "A translation file contains an entry that is not a message.",
    help: 'Write entries as `"key": { "message": "text" }`.',
  },
  "unreadable-message": {
    cause: "`translate()` or `<Translate>` has an id or a text that is known only when the code runs.",
    help: "Write the id and the text as plain strings.",
  },
  "invalid-code": {
    cause: "A file cannot be parsed, so its messages are left out.",
    help: "Correct its syntax and run the command again.",
  },
  "wrong-placeholders": {
    cause: "A translation has other placeholders than its source text.",
    help: "Use the same placeholders as the source text.",
  },
  "no-theme-language": {
    cause: "The theme is not translated into this language, so its buttons and labels are in English.",
    help: "Run `veloci write-translations --locale <locale>` and translate `code.json`.",
  },
} as const satisfies Record<string, Kind>;
