import { createHmac } from 'node:crypto';

/** Nobody guesses 128 bits. */
const TOKEN_BYTES = 16;

/**
 * The token by which the reader of an email answers one reminder. It is made from the reminder's id, so that an email
 * that is handed over a second time has the same one.
 */
export function answerToken({ id }: { id: string }, secret: string): string {
  const digest = createHmac('sha256', secret).update(`answer ${id}`).digest();
  return digest.subarray(0, TOKEN_BYTES).toString('base64url');
}
