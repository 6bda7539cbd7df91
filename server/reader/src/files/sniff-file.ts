import { CONTRACT_MAX_BYTES } from '@keydate/contracts/limits';
import { ReadingRefused } from '../reading-refused';

export type FileKind = 'pdf' | 'png' | 'jpeg' | 'webp' | 'tiff';

/** A PDF may have other bytes before its mark, and must have an end: a cut file could lack deadlines. */
const PDF_MARK_WITHIN = 1024;
const PDF_END_WITHIN = 2048;
/** The first bytes of pictures, and those of a WebP picture behind its length. */
const PICTURES: readonly (readonly [Exclude<FileKind, 'pdf'>, readonly { at: number; mark: readonly number[] }[]])[] = [
  ['png', [{ at: 0, mark: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] }]],
  ['jpeg', [{ at: 0, mark: [0xff, 0xd8, 0xff] }]],
  [
    'webp',
    [
      { at: 0, mark: [0x52, 0x49, 0x46, 0x46] },
      { at: 8, mark: [0x57, 0x45, 0x42, 0x50] },
    ],
  ],
  ['tiff', [{ at: 0, mark: [0x49, 0x49, 0x2a, 0x00] }]],
  ['tiff', [{ at: 0, mark: [0x4d, 0x4d, 0x00, 0x2a] }]],
];
/** After its length, a HEIC file names its kind and those that it is compatible with. */
const HEIC = /^[^]{4}ftyp(?:[^]{4})*?(?:hei[cxms]|hev[cxms]|mif1|msf1)/;
const HEIC_WITHIN = 64;

/**
 * Recognizes the kind of a file by its bytes, never by its name (server/README.md, Uploads). Refuses files that are not
 * contracts.
 */
export function sniffFile(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) throw new ReadingRefused('CONTRACT_EMPTY');
  if (bytes.length > CONTRACT_MAX_BYTES) throw new ReadingRefused('CONTRACT_TOO_LARGE');
  const [kind] =
    PICTURES.find(([, marks]) => marks.every(({ at, mark }) => startsWith(bytes.subarray(at), mark))) ?? [];
  if (kind) return kind;
  if (isHeic(bytes)) throw new ReadingRefused('CONTRACT_HEIC');
  if (!asText(bytes.subarray(0, PDF_MARK_WITHIN)).includes('%PDF-')) throw new ReadingRefused('CONTRACT_WRONG_TYPE');
  if (!/%%EOF|startxref/.test(asText(bytes.subarray(-PDF_END_WITHIN)))) throw new ReadingRefused('CONTRACT_BROKEN');
  return 'pdf';
}

/** True for the pictures that an iPhone takes, under any name; AVIF is built the same way. */
function isHeic(bytes: Uint8Array): boolean {
  const start = asText(bytes.subarray(0, HEIC_WITHIN));
  return HEIC.test(start) && !start.startsWith('avif', 8);
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}

function asText(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}
