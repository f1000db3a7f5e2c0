import type { PackageLicense } from "../model/license.ts";

const RULE = "-".repeat(80);

/** Keeps the order of the packages, and lists packages with the same license text together. Ends with a line break. */
export function formatLicenses(licenses: readonly PackageLicense[]): string {
  const byText = Map.groupBy(licenses, ({ text }) => text);
  const parts = [...byText].map(([text, packages]) => {
    const title = packages.map(toTitle).join("\n");
    return text === "" ? title : `${title}\n\n${text}`;
  });
  return parts.map((part) => `${RULE}\n${part}\n\n`).join("");
}

function toTitle({ name, version, license, url }: PackageLicense): string {
  const facts = [`${name} ${version}`, license && `(${license.replace(/^\((.*)\)$/, "$1")})`, url];
  return facts.filter((fact) => fact !== undefined && fact !== "").join(" ");
}
