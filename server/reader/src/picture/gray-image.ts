/** A picture in shades of gray, row by row, 0 black to 255 white. */
export interface GrayImage {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** The dark strokes of a picture: 1 for ink. */
export interface Ink {
  width: number;
  height: number;
  dots: Uint8Array;
}

export function blankImage(width: number, height: number): GrayImage {
  return { width, height, pixels: new Uint8Array(width * height).fill(255) };
}

/** The picture turned clockwise by this many quarter turns. */
export function turned(image: GrayImage, quarterTurns: number): GrayImage {
  const { width, height, pixels } = image;
  if (quarterTurns % 4 === 0) return image;
  if (quarterTurns % 4 === 2) return { width, height, pixels: pixels.slice().reverse() };
  const result = new Uint8Array(pixels.length);
  const clockwise = quarterTurns % 4 === 1;
  for (let y = 0; y < height; y++) {
    const column = clockwise ? height - 1 - y : y;
    for (let x = 0; x < width; x++) {
      const row = clockwise ? x : width - 1 - x;
      result[row * height + column] = pixels[y * width + x] ?? 255;
    }
  }
  return { width: height, height: width, pixels: result };
}

/** A stretch of the picture, from one column of dots to another. */
export function columnsOf({ width, height, pixels }: GrayImage, from: number, to: number): GrayImage {
  const [left, right] = [Math.max(0, Math.round(from)), Math.min(width, Math.round(to))];
  const result = blankImage(Math.max(1, right - left), height);
  for (let y = 0; y < height; y++)
    result.pixels.set(pixels.subarray(y * width + left, y * width + right), y * result.width);
  return result;
}

/** The part of the picture in a box, given in shares of its sides. */
export function partOf(image: GrayImage, box: { left: number; top: number; right: number; bottom: number }): GrayImage {
  const { pixels, width, height } = columnsOf(image, box.left * image.width, box.right * image.width);
  const top = Math.min(height - 1, Math.floor(box.top * height));
  const bottom = Math.max(top + 1, Math.ceil(box.bottom * height));
  return { width, height: bottom - top, pixels: pixels.slice(top * width, bottom * width) };
}
