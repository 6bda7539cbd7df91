import { deserialize, serialize } from 'node:v8';
import type { ErrorCode } from '@keydate/contracts/errors';
import type { ContractReading } from '@keydate/reader/contract-reading';
import type { ContractPictures } from '@keydate/reader/sources/draw-pictures';
import { z } from 'zod';
import { AppError } from '../../../app-error';
import type { Tools } from '../../../tools';
import { contractFile, picturesFile } from '../contract-file';
import { findReading, OVER, type ReadingRow } from '../contract-readings.repository';

const jpeg = z.custom<Uint8Array>((value) => ArrayBuffer.isView(value));
const storedPictures: z.ZodType<ContractPictures> = z.object({
  sheets: z.array(jpeg),
  rows: z.array(z.object({ row: z.number(), picture: jpeg })),
});

type DrawTools = Pick<Tools, 'db' | 'sealedFiles' | 'recognition'>;

const NO_PICTURES: ContractPictures = { sheets: [], rows: [] };
/** The file is not the reason: another try may succeed. */
const NOT_OF_FILE: readonly ErrorCode[] = ['SCAN_BUSY', 'SCAN_INTERRUPTED', 'SCAN_CANCELLED'];

/**
 * The pictures of a contract, which are drawn when the first is asked for; null if its file is gone, or no row has a place. A file
 * that cannot be drawn is not tried again: it has no pictures from then on.
 */
export async function picturesOf(
  tools: DrawTools,
  { id }: Pick<ReadingRow, 'id'>,
  result: ContractReading,
  signal?: AbortSignal,
): Promise<ContractPictures | null> {
  const { db, sealedFiles } = tools;
  const stored = await sealedFiles.read(picturesFile(id));
  if (stored) return storedPictures.parse(deserialize(stored));
  const pictures = await draw(tools, id, result, signal);
  if (pictures === null) return null;
  await sealedFiles.write(picturesFile(id), serialize(pictures));
  // submitted or discarded while they were drawn
  const state = (await findReading(db, id))?.state;
  if (state === undefined || OVER.includes(state)) await sealedFiles.remove(picturesFile(id));
  return pictures;
}

async function draw(
  { sealedFiles, recognition }: DrawTools,
  id: string,
  { sheets = [], sources = [] }: ContractReading,
  signal: AbortSignal | undefined,
): Promise<ContractPictures | null> {
  const bytes = sheets.length > 0 ? await sealedFiles.read(contractFile(id)) : null;
  if (bytes === null) return null;
  try {
    return await recognition.drawPictures(bytes, { sheets, sources }, { signal });
  } catch (error) {
    if (error instanceof AppError && !NOT_OF_FILE.includes(error.code)) return NO_PICTURES;
    throw error;
  }
}
