/** The key of a picture in the file store, and the end of its address. */
export function pictureFile(pictureId: string): string {
  return `pictures/${pictureId}.webp`;
}
