/** Names of the temporary folders of builds: `.veloci-<name>-<machine>-<process>-<random>`. */

export const WORKPLACE_PREFIX = ".veloci-";

/** Suffix of such a name: machine, process, random digits. */
export const WORKPLACE_OWNER = /-([\da-f]{8})-(\d+)-[\da-f]{8}$/;

/** Returns whether a file name is that of a temporary folder, of any build. */
export function isWorkplaceName(name: string): boolean {
  return name.startsWith(WORKPLACE_PREFIX) && WORKPLACE_OWNER.test(name);
}
