/** Links to an author's profiles. */

import { isExternalUrl } from "../../url/paths.ts";
import { ownValue } from "../../lookup/own-value.ts";

const URL_OF_HANDLE: Readonly<Record<string, (handle: string) => string>> = {
  x: (handle) => `https://x.com/${handle}`,
  twitter: (handle) => `https://twitter.com/${handle}`,
  github: (handle) => `https://github.com/${handle}`,
  linkedin: (handle) => `https://www.linkedin.com/in/${handle}/`,
  stackoverflow: (handle) => `https://stackoverflow.com/users/${handle}`,
  bluesky: (handle) => `https://bsky.app/profile/${handle}`,
  instagram: (handle) => `https://www.instagram.com/${handle}`,
  threads: (handle) => `https://www.threads.net/@${handle}`,
  mastodon: (handle) => `https://mastodon.social/@${handle}`,
  twitch: (handle) => `https://twitch.tv/${handle}`,
  youtube: (handle) => `https://youtube.com/@${handle}`,
  email: (address) => `mailto:${address}`,
};

/** URLs of profiles by network. */
export const KNOWN_NETWORKS: readonly string[] = Object.keys(URL_OF_HANDLE);

/** URL of an author on a network; `undefined` for a handle on an unknown network. */
export function toSocialUrl(network: string, handleOrUrl: string): string | undefined {
  if (isExternalUrl(handleOrUrl)) return handleOrUrl;
  return ownValue(URL_OF_HANDLE, network.toLowerCase())?.(handleOrUrl.replace(/^@/, ""));
}
