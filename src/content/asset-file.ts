/** Reads one file that documents embed: its output name and, for images, its size. */

import { basename } from "node:path";
import type { Asset } from "../model/graph.ts";
import { assetOutput } from "./asset-output.ts";
import { toSitePath } from "./files.ts";

const IMAGES = /\.(?:png|jpe?g|gif|webp|avif|svg|bmp|ico)$/i;

/** Reads a file (absolute path) of the site. */
export async function readAsset(siteDir: string, file: string): Promise<Asset> {
  const bytes = await Bun.file(file).bytes();
  const output = assetOutput(basename(file), bytes);
  const size = IMAGES.test(file) ? await imageSize(file, bytes) : {};
  return { source: toSitePath(siteDir, file), output, ...size };
}

/** Returns the pixel size of an image, or nothing if it cannot be decoded; a browser may still be able to show it. */
export async function imageSize(file: string, bytes: Uint8Array): Promise<{ width?: number; height?: number }> {
  if (/\.svg$/i.test(file)) return svgSize(new TextDecoder().decode(bytes.subarray(0, 4096)));
  try {
    const { width, height } = await new Bun.Image(bytes).metadata();
    return { width, height };
  } catch {
    return {};
  }
}

function svgSize(text: string): { width?: number; height?: number } {
  const open = /<svg\b[^>]*>/.exec(text)?.[0] ?? "";
  const number = (name: string): number =>
    Number.parseFloat(new RegExp(`\\s${name}=["']([\\d.]+)(?:px)?["']`).exec(open)?.[1] ?? "");
  const box = /\sviewBox=["'][\d.-]+[\s,]+[\d.-]+[\s,]+([\d.]+)[\s,]+([\d.]+)["']/.exec(open);
  const width = number("width") || Number(box?.[1]);
  const height = number("height") || Number(box?.[2]);
  return width > 0 && height > 0 ? { width: Math.round(width), height: Math.round(height) } : {};
}
