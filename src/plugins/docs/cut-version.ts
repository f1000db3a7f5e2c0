/**
 * `docs:version`: saves the current docs as a version. Writes copies of the docs and their translations, their sidebars
 * as JSON, and the name in the list of versions. After an error, nothing has changed.
 */

import { existsSync, renameSync, rmSync } from "node:fs";
import { cp, mkdir } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { readDataFile } from "../../content/data-file.ts";
import { findFiles } from "../../content/files.ts";
import { localizedDir } from "../../plugin-kit/localized.ts";
import type { CutVersionResult } from "../../model/build.ts";
import { toSitePath } from "../../report/site-path.ts";
import { systemCode, toWriteDiagnostic } from "../../report/system-error.ts";
import { cleanedUp } from "../../system/cleaned-up.ts";
import { loadSidebarsFile } from "./sidebars/load.ts";
import { DEFAULT_SIDEBARS } from "./sidebars/assemble.ts";
import { CURRENT, PLUGIN_NAME, readStoredVersions, versionPaths, type VersionRequest } from "./versions.ts";

export interface CutRequest extends VersionRequest {
  readonly version: string;
}

/** One thing to write: a copied folder or a text. Absolute paths. */
interface Piece {
  readonly to: string;
  readonly content: { readonly copy: string } | { readonly text: string };
}

/**
 * Cuts the version. Diagnostics: `invalid-version-name`, `version-exists`, `versioning-disabled`, `missing-docs-folder`,
 * `no-docs`, `version-folder-exists`, and those of the sidebars file and `versions.json`.
 */
export async function cutVersion(request: CutRequest): Promise<CutVersionResult> {
  const { site, id, options, report, version } = request;
  const nothing = { report, written: [], docs: 0 };
  const stored = await readStoredVersions(request);
  checkRequest(request, stored);
  const dir = resolve(site.dir, options.path);
  const docs = existsSync(dir) ? await findFiles({ dir, include: options.include, exclude: options.exclude }) : [];
  if (docs.length === 0) reportNoDocs(request);
  const sidebars = await sidebarsText(request);
  if (report.hasErrors) return nothing;
  const paths = versionPaths(site.dir, id);
  const pieces: Piece[] = [
    { to: paths.docs(version), content: { copy: dir } },
    ...(sidebars === undefined ? [] : [{ to: paths.sidebars(version), content: { text: sidebars } }]),
    ...(await translationPieces(request)),
  ];
  for (const { to } of pieces) if (existsSync(to)) reportTaken(to, request);
  if (report.hasErrors) return nothing;
  const list = { to: paths.list, content: { text: toJson([version, ...stored]) } };
  if (!(await writePieces([...pieces, list], request))) return nothing;
  const written = [...pieces.map(({ to }) => to), paths.list].map((path) => toSitePath(site.dir, path));
  return { report, written, docs: docs.length };
}

function checkRequest({ version, id, options, report, site, locate }: CutRequest, stored: readonly string[]): void {
  const problem = nameProblem(version);
  if (problem !== undefined) {
    report.error({
      code: "invalid-version-name",
      message: `\`${version}\` cannot be the name of a version: ${problem}.`,
      hint: "A name such as `1.0.0` becomes part of folders and URLs.",
    });
  }
  if (stored.includes(version)) {
    report.error({
      code: "version-exists",
      message: `The docs \`${id}\` already have a version \`${version}\`.`,
      hint: "Choose another name, or change the files of that version.",
      file: toSitePath(site.dir, versionPaths(site.dir, id).list),
    });
  }
  if (!options.disableVersioning) return;
  report.error({
    code: "versioning-disabled",
    message: `The docs \`${id}\` cannot have versions, because their option \`disableVersioning\` is on.`,
    hint: "Remove `disableVersioning` from the config.",
    file: toSitePath(site.dir, site.configPath),
    ...locate?.(["disableVersioning"]),
  });
}

/** The reason why a name is invalid: the format's rules, and names that file systems refuse. */
function nameProblem(name: string): string | undefined {
  if (name.trim() === "" || name !== name.trim()) return "it is empty, or begins or ends with a space";
  if (name === CURRENT) return "the docs in progress have this name";
  if (/^\.+$/.test(name)) return "it consists only of dots";
  if (/[/\\]/.test(name)) return "it contains a slash";
  if (/[<>:"|?*#%\p{Cc}]/u.test(name)) return "it contains a character that file names or URLs cannot contain";
  return name.length > 32 ? "it is longer than 32 characters" : undefined;
}

function reportNoDocs({ id, options, report, site, locate }: CutRequest): void {
  report.error({
    code: "no-docs",
    message: `The folder \`${options.path}\` of the docs \`${id}\` contains no docs.`,
    file: toSitePath(site.dir, site.configPath),
    ...locate?.(["path"]),
  });
}

function reportTaken(path: string, { site, report, version }: CutRequest): void {
  report.error({
    code: "version-folder-exists",
    message: `\`${toSitePath(site.dir, path)}\` already exists, but \`${version}\` is not in the list of versions.`,
    hint: "Delete it if it is left over, or add the version to the list by hand.",
  });
}

/** The content of the version's sidebars file; a version without one has no sidebars. */
async function sidebarsText({ site, options, report, locate }: CutRequest): Promise<string | undefined> {
  const { sidebarPath } = options;
  if (sidebarPath === false) return undefined;
  if (sidebarPath === undefined) return toJson(DEFAULT_SIDEBARS);
  const file = await loadSidebarsFile({ site, path: resolve(site.dir, sidebarPath), report, locate });
  return file && toJson(file.sidebars);
}

/** Translations of the docs and of their sidebar texts, for every locale that has some. */
async function translationPieces({ site, id, report, version }: CutRequest): Promise<Piece[]> {
  const dirs = site.config.i18n.locales.flatMap(
    (locale) => localizedDir({ ...site, locale }, { name: PLUGIN_NAME, id }) ?? [],
  );
  const pieces = await Promise.all(
    dirs.map(async (dir): Promise<Piece[]> => {
      const docs = join(dir, CURRENT);
      const texts = await readDataFile(site.dir, `${docs}.json`, report);
      const to = join(dir, `version-${version}`);
      return [
        ...(existsSync(docs) ? [{ to, content: { copy: docs } }] : []),
        ...(texts ? [{ to: `${to}.json`, content: { text: toJson(withLabel(texts.value, version)) } }] : []),
      ];
    }),
  );
  return pieces.flat();
}

/** The label of the current docs ("Next") does not fit the version. */
function withLabel(texts: unknown, version: string): unknown {
  if (typeof texts !== "object" || texts === null || !("version.label" in texts)) return texts;
  return { ...texts, "version.label": { ...Object(texts["version.label"]), message: version } };
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

/** Writes everything to temporary paths first, so that failures and signals come before anything becomes visible. */
async function writePieces(pieces: readonly Piece[], { site, report }: CutRequest): Promise<boolean> {
  const staged = pieces.map((piece) => ({ ...piece, from: `${piece.to}.new-${process.pid}` }));
  const write = async (): Promise<boolean> => {
    for (const { from, content } of staged) {
      await mkdir(dirname(from), { recursive: true });
      await ("copy" in content ? cp(content.copy, from, { recursive: true }) : Bun.write(from, content.text));
    }
    // Synchronous, because a signal in between would leave half of them.
    for (const { from, to } of staged) renameSync(from, to);
    return true;
  };
  const clean = (): void => {
    for (const { from } of staged) removeQuietly(from);
  };
  try {
    return await cleanedUp(clean, write);
  } catch (error) {
    const { hint: _hint, ...problem } = toWriteDiagnostic(error, toSitePath(site.dir, pieces[0]?.to ?? site.dir));
    report.add(problem);
    return false;
  } finally {
    clean();
  }
}

/** A file that could not be written cannot always be deleted either. */
function removeQuietly(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 5 });
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
  }
}
