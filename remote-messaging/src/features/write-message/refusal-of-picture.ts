import type { PICTURE_ERRORS } from '@keydate/contracts/errors/picture-errors';
import { hasTooManyPixels, refusalOfFile } from '@keydate/forms/picture-file';

type Refusal = keyof typeof PICTURE_ERRORS;

/** Why the server would refuse this file as a picture; undefined where the browser can show it. A file's name decides nothing. */
export async function refusalOfPicture(file: File): Promise<Refusal | undefined> {
  return refusalOfFile(file) ?? (await refusalOfBytes(file));
}

async function refusalOfBytes(file: File): Promise<Refusal | undefined> {
  const url = URL.createObjectURL(file);
  try {
    const { naturalWidth: width, naturalHeight: height } = await loadImage(url);
    return hasTooManyPixels({ width, height }) ? 'PICTURE_TOO_LARGE' : undefined;
  } catch {
    return 'PICTURE_UNREADABLE';
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** An image that has its size. It is not decoded whole, as `createImageBitmap` would do. */
function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  return new Promise((resolve, reject) => {
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The browser cannot show this picture.'));
    image.src = url;
  });
}
