/** The bytes of a picture: a PNG, two pixels wide and three high. */

export const picture: Uint8Array = Uint8Array.fromBase64(
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAIAAAA2iEnWAAAAEklEQVR4nGP8z8DAwMDAxAADAA0eAQPJ4rQqAAAAAElFTkSuQmCC",
);

export interface PictureRequest {
  readonly width: number;
  readonly height: number;
  readonly format?: "jpeg" | "png" | "webp";
  /** The left half can be seen through. */
  readonly isTransparent?: boolean;
}

/** A picture of any size: colors that run from corner to corner. */
export async function makePicture({
  width,
  height,
  format = "png",
  isTransparent,
}: PictureRequest): Promise<Uint8Array> {
  const image = new Bun.Image(bitmap(width, height, isTransparent === true));
  return image[format]().bytes();
}

/** A Windows bitmap with 32 bits for each pixel, and a header that says where the transparency is. */
function bitmap(width: number, height: number, isTransparent: boolean): Uint8Array {
  const begin = 14 + 108;
  const bytes = new Uint8Array(begin + width * height * 4);
  const view = new DataView(bytes.buffer);
  bytes.set([0x42, 0x4d]);
  const header = [bytes.length, 0, begin, 108, width, height, 1 | (32 << 16), 3, width * height * 4];
  header.forEach((value, index) => view.setUint32(2 + index * 4, value, true));
  [0xff0000, 0xff00, 0xff, 0xff000000].forEach((mask, index) => view.setUint32(54 + index * 4, mask, true));
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const isSeenThrough = isTransparent && x < width / 2;
    bytes.set([(x * 255) / width, (y * 255) / height, 128, isSeenThrough ? 0 : 255], begin + at * 4);
  }
  return bytes;
}
