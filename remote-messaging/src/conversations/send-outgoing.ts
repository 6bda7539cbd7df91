import { ApiError, connection, sentenceOf, SessionEnded } from '@keydate/client';
import type { Message } from '@keydate/contracts/chat';
import { newMessage } from '@keydate/contracts/chat-events';
import { uploadPicture } from '../api/upload-picture';
import type { Outgoing, OutgoingPicture } from '../domain/outgoing';

/** The result of an attempt; `unanswered`: the message may be stored or not. */
export type Outcome =
  { kind: 'stored'; message: Message } | { kind: 'refused'; sentence: string } | { kind: 'unanswered' };

interface AttemptOptions {
  /** Once it is aborted, the attempt uploads and sends nothing more, and its outcome means nothing. */
  signal: AbortSignal;
  /** The picture has an address now, so that another attempt need not upload it again. */
  onUploaded: (uploaded: NonNullable<OutgoingPicture['uploaded']>) => void;
}

/** One attempt to send a message: uploads its picture, if that is not done yet, and sends it under its id. */
export async function sendOutgoing(
  { id, receiverId, words, picture }: Outgoing,
  { signal, onUploaded }: AttemptOptions,
): Promise<Outcome> {
  let uploaded = picture?.uploaded;
  if (picture?.file && !uploaded) {
    try {
      uploaded = await uploadPicture(receiverId, picture.file, signal);
    } catch (error) {
      if (error instanceof SessionEnded) return { kind: 'unanswered' };
      // nothing was sent, so nothing can be stored
      return { kind: 'refused', sentence: sentenceOf(error) };
    }
    if (signal.aborted) return { kind: 'unanswered' };
    onUploaded(uploaded);
  }
  try {
    const { message } = await connection().call(newMessage, {
      id,
      receiverId,
      message_type: picture ? 'image' : 'text',
      message: words,
      url: uploaded?.url ?? '',
    });
    return { kind: 'stored', message };
  } catch (error) {
    return isRefusal(error) ? { kind: 'refused', sentence: sentenceOf(error) } : { kind: 'unanswered' };
  }
}

/** True if the server has refused for good. A server that is away or failed may still have stored the message. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
