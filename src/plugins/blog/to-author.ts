import type { Author } from "../../model/blog.ts";
import type { Diagnostic, Reporter } from "../../model/diagnostic.ts";
import type { AssembleContext } from "../../model/plugin.ts";
import { nearestName } from "../../report/nearest.ts";
import type { AuthoredAuthor } from "./front-matter.ts";
import { KNOWN_NETWORKS, toSocialUrl } from "./socials.ts";

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
