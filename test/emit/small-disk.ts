/** A disk of a quarter of a megabyte in memory, for tests of what no folder can show. Needs the right to mount. */

import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface SmallDisk extends Disposable {
  readonly dir: string;
}

/** Mounts it on a folder of its own; `using` takes it away again. */
export function mountSmallDisk(): SmallDisk {
  const disk = tryToMount();
  if (!disk) throw new Error("ask `canMount` first");
  return disk;
}

/** Whether this system lets tests mount. */
export function canMount(): boolean {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
  using disk = tryToMount();
  return disk !== undefined;
}

function tryToMount(): SmallDisk | undefined {
  const dir = mkdtempSync(join(realpathSync(tmpdir()), "veloci-disk-"));
  if (Bun.spawnSync(["mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", dir]).success) {
    return {
      dir,
      [Symbol.dispose]: () => {
        Bun.spawnSync(["umount", "-l", dir]);
        rmSync(dir, { recursive: true });
      },
    };
  }
  rmSync(dir, { recursive: true });
  return undefined;
}
