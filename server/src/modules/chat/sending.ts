import type { Message } from '@keydate/contracts/chat';
import type { newMessage } from '@keydate/contracts/chat-events';
import type { SocketPayload } from '@keydate/contracts/socket';
import { AppError } from '../../app-error';
import type { SocketCaller } from '../../ports/realtime';
import type { Tools } from '../../tools';
import type { Premise } from './message-batches.repository';
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

/** A message as it was asked for, before anybody has looked at who asks. */
export type Asked = SocketPayload<typeof newMessage> & { caller: SocketCaller };

/** What has come of a message. */
export type Outcome = { value: Message } | { error: unknown };

export function sendingOf(
  { id = '', message_type, message, url, caller }: Asked,
  sender: Party,
  receiver: Party,
): Sending {
  return {
    id,
    sender: { ...sender, companyId: caller.companyId },
    receiver,
    content: message,
    url: message_type === 'image' ? (url ?? null) : null,
  };
}

/** Whether it is a text between people of one company: it needs no more than its row. */
export function isPlain({ url, sender, receiver }: Sending): boolean {
  return url === null && receiver.kind === 'person' && receiver.companyId === sender.companyId;
}

/** By what it was decided that messages may be stored: the people as they were read, and the sessions. */
export function premiseOf(asked: readonly Asked[], sendings: readonly Sending[]): Premise {
  const people = sendings
    .flatMap(({ sender, receiver }) => [sender, receiver])
    .filter(({ kind }) => kind === 'person')
    .map((person) => [person.id, person] as const);
  return {
    parties: [...new Map(people).values()],
    sessionIds: [...new Set(asked.map(({ caller }) => caller.sessionId))],
  };
}

/** How a message is refused in a closed conversation, by why it is closed. */
export const CLOSED = { 'left-company': 'CONVERSATION_CLOSED', 'sharing-ended': 'SHARING_ENDED' } as const;

/** A browser makes ids that nobody else has; this one is another message's. */
export function takenId(): AppError {
  return new AppError('BAD_INPUT', { id: 'This message could not be stored. Please send it again.' });
}
