import { pictureFile } from './picture-file';

/** The address of a picture, below {api_host}/api, like every stored thing's address on the wire (spec § 7). */
export function presentPicture(pictureId: string | null): { url: string } | null {
  return pictureId === null ? null : { url: `/files/${pictureFile(pictureId)}` };
}
