import type { PICTURE_ERRORS } from '@keydate/contracts/errors/picture-errors';
import { PICTURE_MAX_BYTES, PICTURE_MAX_PIXELS } from '@keydate/contracts/limits';

/** The kinds of picture that the server reads (server/README.md, Uploads). */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'];

/** Why the server would refuse this file as a picture, as far as its type and size tell; undefined when they are fine. */
export function refusalOfFile(file: { type: string; size: number }): keyof typeof PICTURE_ERRORS | undefined {
  if (!PICTURE_TYPES.includes(file.type)) return 'PICTURE_UNREADABLE';
  if (file.size === 0) return 'PICTURE_UNREADABLE';
  return file.size > PICTURE_MAX_BYTES ? 'PICTURE_TOO_LARGE' : undefined;
}

/** True if a picture of this size in pixels is larger than the server accepts. */
export function hasTooManyPixels({ width, height }: { width: number; height: number }): boolean {
  return width * height > PICTURE_MAX_PIXELS;
}
