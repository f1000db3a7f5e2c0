/** Opens the URL in the system's default browser. */
export function openBrowser(url: string): void {
  const [program = "", ...options] = openerOf(process.platform);
  if (Bun.which(program) === null) return;
  Bun.spawn([program, ...options, url], { stdio: ["ignore", "ignore", "ignore"] }).unref();
}

function openerOf(platform: NodeJS.Platform): string[] {
  if (platform === "darwin") return ["open"];
  if (platform === "win32") return ["rundll32", "url.dll,FileProtocolHandler"];
  return ["xdg-open"];
}
