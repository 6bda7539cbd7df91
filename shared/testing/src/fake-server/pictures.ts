import { PICTURE_MAX_BYTES } from '@keydate/contracts/limits';
import type { Memory } from './memory';
import { Refusal } from './refusal';

/** Keeps an uploaded picture and gives where it can be got, as the contracts have it. */
export function keepPicture(memory: Memory, picture: File): { url: string } {
  if (picture.size === 0) throw new Refusal('PICTURE_EMPTY');
  if (picture.size > PICTURE_MAX_BYTES) throw new Refusal('PICTURE_TOO_LARGE');
  const url = `/files/picture-${memory.files.size + 1}`;
  memory.files.set(url, picture);
  return { url };
}
