/** An image with a variant per color mode. The markup contains both, so the server's HTML is right for every reader; CSS shows one. */

import clsx from "clsx";
import type { ImgHTMLAttributes, ReactElement } from "react";

export interface Props extends Omit<ImgHTMLAttributes<HTMLImageElement>, "src"> {
  readonly sources: { readonly light: string; readonly dark: string };
}

export default function ThemedImage({ sources, className, alt, ...props }: Props): ReactElement {
  const { light, dark } = sources;
  if (light === dark) return <img {...props} src={light} alt={alt} className={clsx("themedImage", className)} />;
  return (
    <>
      {(["light", "dark"] as const).map((mode) => (
        <img
          key={mode}
          {...props}
          src={sources[mode]}
          alt={alt}
          className={clsx("themedImage", `themedImage--${mode}`, className)}
        />
      ))}
    </>
  );
}
