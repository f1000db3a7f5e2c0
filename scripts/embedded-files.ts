/** Contents of the executable besides its program: programs of threads, and archives with files of the project. */

import { readDiagramFiles } from "../src/bundle/theme/diagram-files.ts";
import { readTemplates } from "../src/create/read-templates.ts";
import { readThemeSources } from "../src/swizzle/read-sources.ts";
import { readTypeFiles } from "../src/types/read-files.ts";
import { readAllLicenses } from "../src/licenses/installed-licenses.ts";

/** A module that reads files of the project, and the archive that takes its place. */
interface Archive {
  /** Below `src`, without its ending. */
  readonly module: string;
  readonly archive: string;
  /** The function that returns the content of the archive. */
  readonly load: string;
  /** Makes that content from the folder of the project. */
  make(projectDir: string): unknown;
}

/** Programs of threads, by the names under which modules like `writer-url.ts` say where they are. */
export const THREADS = {
  TASK_URL: { module: "pipeline/task-url", program: "src/pipeline/task-thread.ts" },
  WRITER_URL: { module: "emit/writer-url", program: "src/emit/writer-thread.ts" },
  WATCHDOG_URL: { module: "commands/watchdog/watchdog-url", program: "src/commands/watchdog/watchdog-thread.ts" },
};

/** Modules that read files of the project, and what takes their place: one function that returns the same from an archive. */
export const ARCHIVES: readonly Archive[] = [
  { module: "bundle/theme/diagram-files", archive: "diagrams.gz", load: "readDiagramFiles", make: readDiagramFiles },
  {
    module: "licenses/load-licenses",
    archive: "licenses.gz",
    load: "loadLicenses",
    make: readAllLicenses,
  },
  {
    module: "swizzle/load-sources",
    archive: "sources.gz",
    load: "loadThemeSources",
    make: readThemeSources,
  },
  {
    module: "types/load-files",
    archive: "types.gz",
    load: "loadTypeFiles",
    make: readTypeFiles,
  },
  {
    module: "create/load-templates",
    archive: "templates.gz",
    load: "loadTemplates",
    make: readTemplates,
  },
];
