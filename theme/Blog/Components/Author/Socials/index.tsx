/** Links to an author's social profiles. */

import Link from "@docusaurus/Link";
import { ownValue } from "@docusaurus/theme-common/internal";
import type { Author } from "../../../../../src/model/blog.ts";
import Bluesky from "@theme/Icon/Socials/Bluesky";
import Default from "@theme/Icon/Socials/Default";
import Email from "@theme/Icon/Socials/Email";
import GitHub from "@theme/Icon/Socials/GitHub";
import Instagram from "@theme/Icon/Socials/Instagram";
import LinkedIn from "@theme/Icon/Socials/LinkedIn";
import Mastodon from "@theme/Icon/Socials/Mastodon";
import StackOverflow from "@theme/Icon/Socials/StackOverflow";
import Threads from "@theme/Icon/Socials/Threads";
import Twitch from "@theme/Icon/Socials/Twitch";
import Twitter from "@theme/Icon/Socials/Twitter";
import X from "@theme/Icon/Socials/X";
import YouTube from "@theme/Icon/Socials/YouTube";
import clsx from "clsx";
import type { ComponentType, ReactElement } from "react";

export interface Props {
  readonly author: Author;
  readonly className?: string;
}

type Network = readonly [name: string, Icon: ComponentType<{ readonly className?: string }>];

/** Names of networks, in their own spelling. */
const NETWORKS: Readonly<Record<string, Network>> = {
  x: ["X", X],
  twitter: ["Twitter", Twitter],
  github: ["GitHub", GitHub],
  linkedin: ["LinkedIn", LinkedIn],
  stackoverflow: ["Stack Overflow", StackOverflow],
  bluesky: ["Bluesky", Bluesky],
  instagram: ["Instagram", Instagram],
  threads: ["Threads", Threads],
  mastodon: ["Mastodon", Mastodon],
  twitch: ["Twitch", Twitch],
  youtube: ["YouTube", YouTube],
  email: ["Email", Email],
};

export default function AuthorSocials({ author, className }: Props): ReactElement {
  return (
    <div className={clsx("authorSocials", className)}>
      {Object.entries(author.socials ?? {}).map(([network, url]) => {
        const [name, Icon] = ownValue(NETWORKS, network) ?? [network, Default];
        return (
          <Link key={network} href={url} className="authorSocialLink">
            <Icon className="authorSocialIcon" />
            {name}
          </Link>
        );
      })}
    </div>
  );
}
