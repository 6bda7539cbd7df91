import { pictureFile } from './picture-file';

/** Where a picture is: below {api_host}/api, as every stored thing's address is on the wire (spec § 7). */
export function presentPicture(pictureId: string | null): { url: string } | null {
  return pictureId === null ? null : { url: `/files/${pictureFile(pictureId)}` };
}
