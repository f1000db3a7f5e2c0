/** What the app needs without a server, in the copy of a site that readers unpack and open from their disk. */

import type { Router } from "../router-state.ts";
import type { RouterRequest } from "../router.ts";

export interface Disk {
  /** Makes the router: other pages are other files, which the browser opens. */
  makeRouter(request: RouterRequest): Router;
  /** Imports a module by its URL path. Browsers import no files, so it is stored as a classic script. */
  importFile(url: string): Promise<object>;
}
