import { randomUUID } from 'node:crypto';
import { MESSAGE_PICTURE_SIDE } from '@keydate/contracts/limits';
import { AppError } from '../../app-error';
import type { Tools } from '../../tools';
import { chatPictureFile } from '../chat-picture-file';
import { insertChatPicture } from '../chat-pictures.repository';

const REFUSALS = { tooLarge: 'PICTURE_TOO_LARGE', unreadable: 'PICTURE_UNREADABLE', busy: 'PICTURE_BUSY' } as const;

export interface UploadedPicture {
  id: string;
  width: number;
  height: number;
}

/** Stores a picture that a person is about to send: uncropped, re-encoded, and only for this receiver. */
export async function uploadPicture(
  { db, files, pictures, clock }: Pick<Tools, 'db' | 'files' | 'pictures' | 'clock'>,
  { uploaderId, receiverId, bytes }: { uploaderId: string; receiverId: string; bytes: Uint8Array },
): Promise<UploadedPicture> {
  if (bytes.length === 0) throw new AppError('PICTURE_EMPTY');
  const picture = await pictures.encodeWithin(bytes, MESSAGE_PICTURE_SIDE);
  if (picture.outcome !== 'encoded') throw new AppError(REFUSALS[picture.outcome]);
  const { webp, width, height } = picture;
  const id = randomUUID();
  // the row first: a file without one would never be removed
  await insertChatPicture(db, { id, uploaderId, receiverId, width, height, createdAt: clock.now() });
  await files.write(chatPictureFile(id), webp);
  return { id, width, height };
}
