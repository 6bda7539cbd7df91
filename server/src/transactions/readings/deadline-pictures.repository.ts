import { and, eq, exists, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Queries, Tx } from '../../db/database';
import { contractReadings } from './contract-readings.table';
import { deadlinePictures } from './deadline-pictures.table';

type Row = typeof deadlinePictures.$inferSelect;
type Place = Pick<Row, 'transactionId' | 'dateId'>;
/** A picture that is not drawn yet. */
export type PictureDue = Place & Pick<Row, 'row'>;

const { transactionId, dateId, readingId, row, page, picture } = deadlinePictures;
const isAt = (place: Place) => and(eq(transactionId, place.transactionId), eq(dateId, place.dateId));
const isDue = isNull(picture);

export async function insertPicturesDue(tx: Tx, due: readonly Omit<Row, 'picture'>[]): Promise<void> {
  await tx.insert(deadlinePictures).values([...due]);
}

/** The pictures that a reading still has to give. */
export async function findPicturesDue(db: Queries, reading: string): Promise<PictureDue[]> {
  return db
    .select({ transactionId, dateId, row })
    .from(deadlinePictures)
    .where(and(eq(readingId, reading), isDue));
}

/** The readings that still have to give pictures. */
export async function findReadingsWithPicturesDue(db: Queries): Promise<string[]> {
  const found = await db
    .select({ readingId })
    .from(deadlinePictures)
    .where(and(isDue, isNotNull(readingId)))
    .groupBy(readingId);
  return found.flatMap((one) => one.readingId ?? []);
}

/** True for a reading that still has to give pictures. */
export function hasPicturesDue(db: Queries) {
  return exists(
    db
      .select({ readingId })
      .from(deadlinePictures)
      .where(and(eq(readingId, contractReadings.id), isDue)),
  );
}

/** Stores a picture, unless its date is gone. */
export async function storePicture(db: Queries, place: Place, sealed: Buffer): Promise<void> {
  await db.update(deadlinePictures).set({ picture: sealed }).where(isAt(place));
}

/** Gives up the pictures that a reading did not give. */
export async function deletePicturesDue(db: Queries, reading: string): Promise<void> {
  await db.delete(deadlinePictures).where(and(eq(readingId, reading), isDue));
}

/** Gives up the pictures of readings that were submitted before a moment, or are gone. */
export async function deletePicturesDueSince(db: Queries, submittedBefore: Date): Promise<void> {
  const isOld = inArray(
    readingId,
    db.select({ id: contractReadings.id }).from(contractReadings).where(lt(contractReadings.endedAt, submittedBefore)),
  );
  await db.delete(deadlinePictures).where(and(isDue, or(isNull(readingId), isOld)));
}

/** The dates of a transaction that have a picture, or get one. */
export async function findPicturesOf(db: Queries, transaction: string): Promise<Pick<Row, 'dateId' | 'page'>[]> {
  return db.select({ dateId, page }).from(deadlinePictures).where(eq(transactionId, transaction));
}

export async function findPicture(db: Queries, place: Place): Promise<Buffer | null> {
  const [found] = await db.select({ picture }).from(deadlinePictures).where(isAt(place));
  return found?.picture ?? null;
}
