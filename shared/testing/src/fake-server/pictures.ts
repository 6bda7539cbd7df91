import { PICTURE_MAX_BYTES } from '@keydate/contracts/limits';
import type { Memory } from './memory';
import type { Refuse } from './refuse';

interface Asking {
  memory: Memory;
  refuse: Refuse<'PICTURE_EMPTY' | 'PICTURE_TOO_LARGE'>;
}

/** Stores an uploaded picture and gives its address, as the contracts have it; pictures of messages are in a folder of theirs. */
export function storePicture(
  { memory, refuse }: Asking,
  picture: File,
  folder: '/files/' | '/files/chat/' = '/files/',
): { url: string } {
  if (picture.size === 0) throw refuse('PICTURE_EMPTY');
  if (picture.size > PICTURE_MAX_BYTES) throw refuse('PICTURE_TOO_LARGE');
  const url = `${folder}picture-${memory.files.size + 1}.webp`;
  memory.files.set(url, picture);
  return { url };
}
