/** A part of a picture, in its own pixels. */
export interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Edge of the square that is stored: sharp at twice the largest size an avatar is drawn in. */
const STORED_EDGE = 512;
const JPEG_QUALITY = 0.92;

/**
 * Cuts a square out of a picture that has loaded and gives it as a file of its own, at most 512 px wide.
 * A JPEG stays one; everything else becomes a PNG, which keeps what is see-through. Rejects when it cannot be written.
 */
export function cutPicture(picture: HTMLImageElement, type: string, area: PictureArea): Promise<Blob> {
  const edge = Math.round(Math.min(STORED_EDGE, area.width));
  const canvas = document.createElement('canvas');
  canvas.width = edge;
  canvas.height = edge;
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, edge, edge);
  }
  return new Promise((resolve, reject) => {
    const keep = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('The picture could not be written.')));
    canvas.toBlob(keep, type === 'image/jpeg' ? 'image/jpeg' : 'image/png', JPEG_QUALITY);
  });
}
