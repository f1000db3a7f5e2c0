/** A responsive image: the browser picks the width that fits, and shows a blurred preview while it loads. */

import { useResponsiveImage } from "@docusaurus/ideal-image";
import type { ImgHTMLAttributes, ReactElement } from "react";
import type { ResponsiveImage } from "../../src/model/image.ts";

/** An imported or required image, in both shapes that the format has. */
type ImageModule = string | { readonly default: string } | { readonly src: string | { readonly src: string } };

export interface Props extends Omit<ImgHTMLAttributes<HTMLImageElement>, "src"> {
  readonly img: ImageModule;
}

/** Returns the image's URL. Markdown does not check types, so the value may be anything. */
function urlOf(img: ImageModule | null | undefined): string {
  if (typeof img === "string") return img;
  const module: { readonly default?: unknown; readonly src?: unknown } = img ?? {};
  const source = module.default ?? module.src;
  const url = typeof source === "object" && source !== null && "src" in source ? source.src : source;
  if (typeof url === "string") return url;
  throw new Error("`<Image>` of `@theme/IdealImage` needs the prop `img`: `img={require('./picture.png')}`");
}

/** Returns a length in pixels if it is a plain number. `"100%"` and `"auto"` do not determine the other side. */
function pixelsOf(side: Props["width"]): number | undefined {
  return side !== undefined && /^\d+(?:\.\d+)?$/.test(String(side)) ? Number(side) : undefined;
}

/** Returns the size on the page: the author's, with the other side derived from the ratio if possible. */
function sizeOf(image: ResponsiveImage, { width, height }: Pick<Props, "width" | "height">) {
  if (width === undefined && height === undefined) return { width: image.width, height: image.height };
  return {
    width: width ?? scale(pixelsOf(height), image.width / image.height),
    height: height ?? scale(pixelsOf(width), image.height / image.width),
  };
}

function scale(pixels: number | undefined, ratio: number): number | undefined {
  return pixels === undefined ? undefined : Math.round(pixels * ratio);
}

export default function IdealImage({ img, alt = "", style, sizes, width, height, ...props }: Props): ReactElement {
  const src = urlOf(img);
  const image = useResponsiveImage(src);
  if (!image) return <img loading="lazy" {...props} {...{ width, height, sizes, style }} src={src} alt={alt} />;
  const size = sizeOf(image, { width, height });
  const { placeholder, srcSet } = image;
  const picture = (
    <img
      loading="lazy"
      decoding="async"
      {...props}
      {...size}
      src={src}
      alt={alt}
      style={{
        ...(height === undefined && { height: "auto" }),
        ...(placeholder && { background: `url("${placeholder}") center / cover no-repeat` }),
        ...style,
      }}
    />
  );
  if (srcSet === undefined) return picture;
  const shown = pixelsOf(size.width) ?? image.width;
  const fitting = sizes ?? `auto, (max-width: ${shown}px) 100vw, ${shown}px`;
  return (
    <picture>
      <source type="image/webp" srcSet={srcSet} sizes={fitting} />
      {picture}
    </picture>
  );
}
