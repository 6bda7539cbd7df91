/** The key of a picture in the file store. */
export function pictureFile(pictureId: string): string {
  return `pictures/${pictureId}.webp`;
}

/** The address of a picture, below {api_host}/api, like every stored thing's address on the wire (spec § 7). */
export function pictureAddress(pictureId: string): string {
  return `/files/${pictureFile(pictureId)}`;
}
