import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Colors of three bytes a dot, or gray of one bit. */
const COLORS = { 8: { colorType: 2, bitsPerPixel: 24 }, 1: { colorType: 0, bitsPerPixel: 1 } };

interface PngWish {
  width: number;
  height: number;
  depth?: keyof typeof COLORS;
  isInterlaced?: boolean;
  /** The chunks between the header and the pixels: text, profiles, anything. */
  chunks?: readonly Buffer[];
}

/** A black PNG, made by hand: no library would write what an attacker does. */
export function aPng({ width, height, depth = 8, isInterlaced = false, chunks = [] }: PngWish): Buffer {
  const { colorType, bitsPerPixel } = COLORS[depth];
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colorType, 0, 0, Number(isInterlaced)], 8);
  const pixels = deflateSync(Buffer.alloc((Math.ceil((width * bitsPerPixel) / 8) + 1) * height), { level: 9 });
  return Buffer.concat([
    SIGNATURE,
    aChunk('IHDR', header),
    ...chunks,
    aChunk('IDAT', pixels),
    aChunk('IEND', Buffer.alloc(0)),
  ]);
}

export function aChunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}

/** A chunk of `type` (zTXt, iCCP) that unpacks to this many zeros. */
export function aPackedChunk(type: string, bytes: number): Buffer {
  return aChunk(type, Buffer.concat([Buffer.from('x\0\0', 'latin1'), deflateSync(Buffer.alloc(bytes), { level: 9 })]));
}
