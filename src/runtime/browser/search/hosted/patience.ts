/** How long readers wait for a hosted engine before the site's own index answers. */
export const PATIENCE_MS = 2000;
