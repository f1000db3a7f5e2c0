/** Lists the contents of the executable besides its main program: thread programs and archives of project files. */

import { readDiagramFiles } from "../src/bundle/theme/diagram-files.ts";
import { readTemplates } from "../src/create/read-templates.ts";
import { readThemeSources } from "../src/swizzle/read-sources.ts";
import { readTypeFiles } from "../src/types/read-files.ts";
import { readAllLicenses } from "../src/licenses/installed-licenses.ts";

/** A module that reads files of the project, and the archive that replaces it. */
interface Archive {
  /** Path below `src`, without extension. */
  readonly module: string;
  readonly archive: string;
  /** Name of the function that returns the archive's content. */
  readonly load: string;
  /** Makes that content from the project folder. */
  make(projectDir: string): unknown;
}

/** Thread programs, by the names that modules such as `writer-url.ts` use for them. */
export const THREADS = {
  TASK_URL: { module: "pipeline/task-url", program: "src/pipeline/task-thread.ts" },
  WRITER_URL: { module: "emit/writer-url", program: "src/emit/writer-thread.ts" },
  WATCHDOG_URL: { module: "commands/watchdog/watchdog-url", program: "src/commands/watchdog/watchdog-thread.ts" },
};

/** The modules to replace. In each, one function returns the same content from an archive. */
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
