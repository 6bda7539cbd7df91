import { PICTURE_MAX_BYTES, PICTURE_MAX_PIXELS } from '@keydate/contracts/limits';
import type { ErrorCode } from '@keydate/contracts/errors';

/** The kinds of picture that the server reads (docs/rules.md, Uploads). */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'];

/** Why a file cannot be somebody's picture, as far as can be said without opening it; undefined when it may be one. */
export function refusalOfFile(file: { type: string; size: number }): ErrorCode | undefined {
  if (!PICTURE_TYPES.includes(file.type)) return 'PICTURE_UNREADABLE';
  if (file.size === 0) return 'PICTURE_UNREADABLE';
  return file.size > PICTURE_MAX_BYTES ? 'PICTURE_TOO_LARGE' : undefined;
}

/** Whether a picture of this size in pixels is more than the server opens. */
export function hasTooManyPixels({ width, height }: { width: number; height: number }): boolean {
  return width * height > PICTURE_MAX_PIXELS;
}
