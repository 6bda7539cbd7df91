import { AppError } from '../../app-error';
import type { Tools } from '../../tools';
import type { Party } from './party';

/** What sending a message needs. */
export type ChatTools = Pick<Tools, 'db' | 'clock' | 'config' | 'files' | 'mailer' | 'background' | 'realtime'>;

/** A message on its way: who sends what to whom. */
export interface Sending {
  id: string;
  sender: Party & { companyId: string };
  receiver: Party;
  content: string;
  /** Of a picture, the address of its upload. */
  url: string | null;
}

/** How a message is refused in a closed conversation, by why it is closed. */
export const CLOSED = { 'left-company': 'CONVERSATION_CLOSED', 'sharing-ended': 'SHARING_ENDED' } as const;

/** A browser makes ids that nobody else has; this one is another message's. */
export function takenId(): AppError {
  return new AppError('BAD_INPUT', { id: 'This message could not be stored. Please send it again.' });
}
