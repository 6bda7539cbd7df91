import { PICTURE_MAX_BYTES } from '@keydate/contracts/limits';
import type { Memory } from './memory';
import type { Refuse } from './refuse';

interface Asking {
  memory: Memory;
  refuse: Refuse<'PICTURE_EMPTY' | 'PICTURE_TOO_LARGE'>;
}

/** Stores an uploaded picture and gives its address, as the contracts have it. */
export function storePicture({ memory, refuse }: Asking, picture: File): { url: string } {
  if (picture.size === 0) throw refuse('PICTURE_EMPTY');
  if (picture.size > PICTURE_MAX_BYTES) throw refuse('PICTURE_TOO_LARGE');
  const url = `/files/picture-${memory.files.size + 1}`;
  memory.files.set(url, picture);
  return { url };
}
