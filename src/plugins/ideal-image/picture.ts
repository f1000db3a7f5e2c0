import { imageSize } from "../../content/asset-file.ts";
import type { ImageCache } from "./cache.ts";

/** An inspected image. */
export interface Picture {
  /** Absolute path. */
  readonly file: string;
  readonly bytes: () => Promise<Uint8Array>;
  /** Identifies the content and the encoder. */
  readonly hash: string;
  readonly facts: PictureFacts;
}

/** Pixels as displayed, rotated by its EXIF orientation. `isFixed`: it is shown unchanged. */
export interface PictureFacts {
  readonly width?: number;
  readonly height?: number;
  readonly isFixed?: boolean;
  readonly placeholder?: string;
  /** Why it cannot be shown. */
  readonly problem?: string;
}

/** Types that are resized; drawings and animations stay unchanged. */
const FORMATS = /\.(?:png|jpe?g|webp)$/i;

const PLACEHOLDER = { width: 16, quality: 40 };

/** Inspects an image before pages show it. Problems are part of the result. */
export async function lookAt(file: string, cache: ImageCache): Promise<Picture> {
  const read = () => Bun.file(file).bytes();
  const bytes = await read();
  const hash = Bun.hash(bytes, BigInt(Bun.hash.crc32(Bun.version)))
    .toString(16)
    .padStart(16, "0");
  const facts = await cache.data(hash, () => toFacts(file, bytes));
  return { file, bytes: read, hash, facts };
}

async function toFacts(file: string, bytes: Uint8Array): Promise<PictureFacts> {
  if (!FORMATS.test(file) || isAnimated(bytes)) return { ...(await imageSize(file, bytes)), isFixed: true };
  try {
    const { width, height } = await new Bun.Image(bytes).metadata();
    const { width: small, quality } = PLACEHOLDER;
    const tiny = await new Bun.Image(bytes).resize(small).webp({ quality }).bytes();
    const placeholder = `data:image/webp;base64,${Buffer.from(tiny).toString("base64")}`;
    return { width, height, ...(isOpaque(tiny) && { placeholder }) };
  } catch (error) {
    return { problem: toWords(error) };
  }
}

function toWords(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ERR_IMAGE_UNKNOWN_FORMAT") return "its content is not an image";
  return code === "ERR_IMAGE_DECODE_FAILED" ? "it is damaged" : `${error instanceof Error ? error.message : code}`;
}

const latin1 = new TextDecoder("latin1");

/** The encoder writes the simple form of WebP (`VP8 `) if every pixel is opaque. */
function isOpaque(webp: Uint8Array): boolean {
  return latin1.decode(webp.subarray(12, 16)) === "VP8 ";
}

/** Whether a WebP or PNG file has more than one frame: a flag in its first chunk, a chunk `acTL` before the pixels. */
function isAnimated(bytes: Uint8Array): boolean {
  if (latin1.decode(bytes.subarray(8, 16)) === "WEBPVP8X") return ((bytes[20] ?? 0) & 2) !== 0;
  const isPng = latin1.decode(bytes.subarray(1, 4)) === "PNG";
  return isPng && /acTL[^]*?IDAT/.test(latin1.decode(bytes.subarray(0, 4096)));
}
