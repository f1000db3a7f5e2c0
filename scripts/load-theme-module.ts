import { join } from "node:path";

/** Source that replaces `src/bundle/theme/load-theme.ts`: imports the theme in a folder of `storeTheme`. */
export function loadThemeModule(themeDir: string): string {
  return `
    export async function loadTheme() {
      const [build, server] = await Promise.all([
        import(${JSON.stringify(join(themeDir, "theme.json"))}),
        import(${JSON.stringify(join(themeDir, "server.mjs"))}),
      ]);
      return { build: build.default, ...server };
    }`;
}
