import type { BuiltinDeclaration, LoadedSite } from "../../config/loaded-site.ts";
import type { Reporter } from "../../model/diagnostic.ts";
import { didYouMean, nearestName } from "../../report/nearest.ts";
import { toSitePath } from "../../report/site-path.ts";
import { readDocsOptions } from "./plugin.ts";
import type { VersionRequest } from "./versions.ts";

export interface FindDocsRequest extends Pick<LoadedSite, "site" | "declarations"> {
  readonly id: string;
  readonly report: Reporter;
}

/** Finds an instance of the docs plugin, with its checked options. Diagnostics: `unknown-docs-plugin`, and those of options. */
export function findDocs({ site, declarations, id, report }: FindDocsRequest): VersionRequest | undefined {
  const instances = declarations.filter(
    (one): one is BuiltinDeclaration => one.kind === "builtin" && one.name === "docs",
  );
  const found = instances.find((one) => one.id === id);
  if (found) {
    const { locate } = found.origin;
    const options = readDocsOptions({ id, options: found.options, site, report, locate });
    return options && { site, id, options, report, locate };
  }
  const ids = instances.map((one) => one.id);
  const list =
    ids.length === 0 ? "The site has no docs." : `Their ids are ${ids.map((one) => `\`${one}\``).join(", ")}.`;
  report.error({
    code: "unknown-docs-plugin",
    message: `The site has no docs with the id \`${id}\`.`,
    hint: didYouMean(nearestName(id, ids)) ?? list,
    file: toSitePath(site.dir, site.configPath),
  });
  return undefined;
}
