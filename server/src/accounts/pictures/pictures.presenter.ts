import { pictureAddress } from './picture-file';

/** A picture as the wire has it. */
export function presentPicture(pictureId: string | null): { url: string } | null {
  return pictureId === null ? null : { url: pictureAddress(pictureId) };
}
