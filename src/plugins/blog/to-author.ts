import type { Author } from "../../model/blog.ts";
import type { Diagnostic, Reporter } from "../../model/diagnostic.ts";
import type { AssembleContext } from "../../model/plugin.ts";
import { nearestName } from "../../report/nearest.ts";
import { isExternalUrl } from "../../url/paths.ts";
import { ownValue } from "../../lookup/own-value.ts";
import type { AuthoredAuthor } from "./front-matter.ts";

export interface AuthorContext {
  readonly imageUrl: AssembleContext["imageUrl"];
  readonly report: Reporter;
  /** Position of the author's definition. */
  readonly place: Pick<Diagnostic, "line" | "column" | "length"> & { readonly file: string };
}

/** One author as pages show it, with whole URLs of picture and social networks. Diagnostic for an unknown network: `unknown-network`. */
export function toAuthor(authored: AuthoredAuthor, context: AuthorContext): Author {
  const { key, name, title, url, email, description } = authored;
  const imageURL = authored.imageURL ?? authored.image_url;
  const known = { key, name, title, url, email, description };
  return {
    ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined && value !== null)),
    ...(imageURL ? { imageURL: context.imageUrl(context.place.file, imageURL) } : {}),
    ...(authored.socials ? { socials: toSocials(authored.socials, context) } : {}),
  };
}

function toSocials(
  socials: Readonly<Record<string, string>>,
  { report, place }: AuthorContext,
): Readonly<Record<string, string>> {
  const entries = Object.entries(socials).flatMap(([network, handle]) => {
    const url = toSocialUrl(network, handle);
    if (url !== undefined) return [[network, url]];
    const near = nearestName(network, KNOWN_NETWORKS);
    report.warn({
      code: "unknown-network",
      message: `\`${handle}\` is not a URL, and Veloci does not know handles on \`${network}\`.`,
      hint: near === undefined ? "Write the whole URL." : `Did you mean \`${near}\`? Otherwise, write the whole URL.`,
      ...place,
    });
    return [];
  });
  return Object.fromEntries(entries);
}

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
const KNOWN_NETWORKS: readonly string[] = Object.keys(URL_OF_HANDLE);

/** URL of an author on a network; `undefined` for a handle on an unknown network. */
function toSocialUrl(network: string, handleOrUrl: string): string | undefined {
  if (isExternalUrl(handleOrUrl)) return handleOrUrl;
  return ownValue(URL_OF_HANDLE, network.toLowerCase())?.(handleOrUrl.replace(/^@/, ""));
}
