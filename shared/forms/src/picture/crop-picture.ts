/** A part of a picture, in the picture's own pixels. */
export interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Edge of the stored square in px: sharp at twice the largest size of an avatar. */
const STORED_EDGE = 512;
const JPEG_QUALITY = 0.92;

/**
 * Crops a loaded picture to a square of at most 512 px and returns it as a file.
 * A JPEG stays a JPEG. Everything else becomes a PNG, which keeps transparency. Rejects when the browser cannot write it.
 */
export function cropPicture(picture: HTMLImageElement, type: string, area: PictureArea): Promise<Blob> {
  const edge = Math.round(Math.min(STORED_EDGE, area.width));
  const canvas = document.createElement('canvas');
  canvas.width = edge;
  canvas.height = edge;
  const context = canvas.getContext('2d');
  if (context) {
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, edge, edge);
  }
  return new Promise((resolve, reject) => {
    const settle = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('The picture could not be written.'));
    canvas.toBlob(settle, type === 'image/jpeg' ? 'image/jpeg' : 'image/png', JPEG_QUALITY);
  });
}
