import { deserialize, serialize } from 'node:v8';
import type { ContractReading } from '@keydate/reader/contract-reading';
import type { ContractPictures } from '@keydate/reader/sources/draw-pictures';
import { z } from 'zod';
import type { Tools } from '../../../tools';
import { contractFile, picturesFile } from '../contract-file';
import { findReading, type ReadingRow } from '../contract-readings.repository';

const jpeg = z.custom<Uint8Array>((value) => ArrayBuffer.isView(value));
const storedPictures: z.ZodType<ContractPictures> = z.object({
  sheets: z.array(jpeg),
  rows: z.array(z.object({ row: z.number(), picture: jpeg })),
});

type DrawTools = Pick<Tools, 'db' | 'sealedFiles' | 'recognition'>;

/** The pictures of a contract, which are drawn when the first is asked for; null if its file is gone, or no row has a place. */
export async function picturesOf(
  { db, sealedFiles, recognition }: DrawTools,
  { id, companyId }: Pick<ReadingRow, 'id' | 'companyId'>,
  { sheets = [], sources = [] }: ContractReading,
): Promise<ContractPictures | null> {
  const stored = await sealedFiles.read(picturesFile(id));
  if (stored) return storedPictures.parse(deserialize(stored));
  const bytes = sheets.length > 0 ? await sealedFiles.read(contractFile(id)) : null;
  if (bytes === null) return null;
  const pictures = await recognition.drawPictures(bytes, { sheets, sources }, { companyId: companyId ?? undefined });
  await sealedFiles.write(picturesFile(id), serialize(pictures));
  // discarded while they were drawn
  const state = (await findReading(db, id))?.state;
  if (state === undefined || state === 'discarded') await sealedFiles.remove(picturesFile(id));
  return pictures;
}
