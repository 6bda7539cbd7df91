import { callApi } from '@keydate/client';
import { uploadMedia } from '@keydate/contracts/chat';
import { uploadName } from '../domain/outgoing';

/** Enough for the largest picture over a slow line. */
const UPLOAD_MS = 5 * 60_000;

/** Uploads a picture for a receiver, and gives its address and size. */
export async function uploadPicture(receiverId: string, file: File, signal: AbortSignal) {
  const media = new File([file], uploadName(file.name), { type: file.type });
  const { result } = await callApi(
    uploadMedia,
    { params: { userId: receiverId }, body: {}, files: { media } },
    { timeout: UPLOAD_MS, signal },
  );
  return result.media;
}
