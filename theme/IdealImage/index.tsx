/** A picture in several widths: browsers take the one that fits, and show a few blurred pixels until it is there. */

import { useResponsiveImage } from "@docusaurus/ideal-image";
import type { ImgHTMLAttributes, ReactElement } from "react";
import type { ResponsiveImage } from "../../src/model/image.ts";

/** What importing an image gives, or `require`; and the shape it has elsewhere in the format. */
type ImageModule = string | { readonly default: string } | { readonly src: string | { readonly src: string } };

export interface Props extends Omit<ImgHTMLAttributes<HTMLImageElement>, "src"> {
  readonly img: ImageModule;
}

function urlOf(img: ImageModule): string {
  if (typeof img === "string") return img;
  if ("default" in img) return img.default;
  return typeof img.src === "string" ? img.src : img.src.src;
}

/** Size on the page: as the author has it, the other side to match. */
function sizeOf(image: ResponsiveImage, { width, height }: Pick<Props, "width" | "height">) {
  const ratio = image.width / image.height;
  if (width === undefined && height === undefined) return { width: image.width, height: image.height };
  return {
    width: width ?? Math.round(Number(height) * ratio),
    height: height ?? Math.round(Number(width) / ratio),
  };
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
  const fitting = sizes ?? `auto, (max-width: ${size.width}px) 100vw, ${size.width}px`;
  return (
    <picture>
      <source type="image/webp" srcSet={srcSet} sizes={fitting} />
      {picture}
    </picture>
  );
}
