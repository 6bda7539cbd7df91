import { PHOTOGRAPH_MAX_SIDE } from '@keydate/contracts/limits';

/** Pictures of scanners (PNG, TIFF) stay as they are: they have small letters, and no color that would cost much. */
const PHOTOGRAPH = /\.(?:jpe?g|webp|heic|heif)$/i;
const HEIC = /\.(?:heic|heif)$/i;
const QUALITY = 0.9;
/** Of a photograph of 3,000 pixels, half: no camera's picture has a shorter side. */
const STRIP_MIN_SIDE = PHOTOGRAPH_MAX_SIDE / 2;

/**
 * A photograph as it is sent: no larger than reads well, and as a JPEG if it is a HEIC picture that this browser can show. Any other file, and
 * one that the browser cannot read, stays as it is: the server says what is wrong with it.
 */
export async function preparePhotograph(file: File): Promise<File> {
  const isHeic = HEIC.test(file.name) || /^image\/hei[cf]$/.test(file.type);
  if (!isHeic && !PHOTOGRAPH.test(file.name)) return file;
  try {
    const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = scaleOf(image);
    const jpeg = isHeic || scale < 1 ? await drawn(image, scale) : null;
    image.close();
    if (!jpeg) return file;
    const name = file.name.replace(/\.[^.]+$/, '');
    return new File([jpeg], `${name}.jpg`, { type: 'image/jpeg', lastModified: file.lastModified });
  } catch {
    return file;
  }
}

/** A strip, such as a page that was photographed by scrolling, keeps the width that its letters need. */
function scaleOf({ width, height }: Pick<ImageBitmap, 'width' | 'height'>): number {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return Math.min(1, Math.max(PHOTOGRAPH_MAX_SIDE / long, STRIP_MIN_SIDE / short));
}

async function drawn(image: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
