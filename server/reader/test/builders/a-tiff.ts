/** A page of a TIFF: gray dots, or none for a file that only claims its size. */
interface TiffPage {
  width: number;
  height: number;
  gray: number | null;
}

const SHORT = 3;
const LONG = 4;
const ENTRY = 12;

/** A TIFF of several pages, as fax servers save them, made by hand: each page is one gray. */
export function aTiff(pages: readonly TiffPage[]): Buffer {
  const parts: Buffer[] = [Buffer.from([0x49, 0x49, 0x2a, 0x00, 8, 0, 0, 0])];
  let at = 8;
  for (const [index, { width, height, gray }] of pages.entries()) {
    const dots = gray === null ? Buffer.alloc(1) : Buffer.alloc(width * height, gray);
    const entries = [
      [256, LONG, width],
      [257, LONG, height],
      [258, SHORT, 8],
      [259, SHORT, 1],
      [262, SHORT, 1],
      [273, LONG, at + 2 + 9 * ENTRY + 4],
      [277, SHORT, 1],
      [278, LONG, height],
      [279, LONG, dots.length],
    ] as const;
    const directory = Buffer.alloc(2 + entries.length * ENTRY + 4);
    directory.writeUInt16LE(entries.length, 0);
    for (const [line, [tag, type, value]] of entries.entries()) {
      const place = 2 + line * ENTRY;
      directory.writeUInt16LE(tag, place);
      directory.writeUInt16LE(type, place + 2);
      directory.writeUInt32LE(1, place + 4);
      if (type === SHORT) directory.writeUInt16LE(value, place + 8);
      else directory.writeUInt32LE(value, place + 8);
    }
    const page = Buffer.concat([directory, dots, Buffer.alloc(dots.length % 2)]);
    at += page.length;
    if (index < pages.length - 1) page.writeUInt32LE(at, 2 + entries.length * ENTRY);
    parts.push(page);
  }
  return Buffer.concat(parts);
}
