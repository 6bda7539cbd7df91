/** The key of a message's picture in the file store, and the end of its address. */
export function chatPictureFile(pictureId: string): string {
  return `chat/${pictureId}.webp`;
}

/** The address of a message's picture, below {api_host}/api (spec § 7). */
export function chatPictureUrl(pictureId: string): string {
  return `/files/${chatPictureFile(pictureId)}`;
}

const URL_SHAPE = /^\/files\/chat\/([a-z0-9-]{1,64})\.webp$/;

/** The picture of an address that `chatPictureUrl` gave; undefined for any other text. */
export function chatPictureIdOf(url: string): string | undefined {
  return URL_SHAPE.exec(url)?.[1];
}
