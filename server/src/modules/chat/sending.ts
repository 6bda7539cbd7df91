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

/** A request to send a message, before its sender has been checked. */
export type Asked = SocketPayload<typeof newMessage> & { caller: SocketCaller };

/** The result of sending a message. */
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

/** Whether it is a text between people of one company: then its row is all that has to be stored. */
export function isPlain({ url, sender, receiver }: Sending): boolean {
  return url === null && receiver.kind === 'person' && receiver.companyId === sender.companyId;
}

/** What the decision to store these messages was based on: the people as they were read, and the sessions. */
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

/** The code that refuses a message in a closed conversation, by the reason why it is closed. */
export const CLOSED = { 'left-company': 'CONVERSATION_CLOSED', 'sharing-ended': 'SHARING_ENDED' } as const;

/** The refusal of an id that another message has: browsers make unique ids, so this one was not made by ours. */
export function takenId(): AppError {
  return new AppError('BAD_INPUT', { id: 'This message could not be stored. Please send it again.' });
}
