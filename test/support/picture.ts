/** The bytes of a picture: a PNG, two pixels wide and three high. */

export const picture: Uint8Array = Uint8Array.fromBase64(
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAIAAAA2iEnWAAAAEklEQVR4nGP8z8DAwMDAxAADAA0eAQPJ4rQqAAAAAElFTkSuQmCC",
);
