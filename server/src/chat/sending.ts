import type { newMessage } from '@keydate/contracts/chat-events';
import type { SocketPayload } from '@keydate/contracts/socket';
import type { SocketCaller } from '../ports/realtime';
import type { Tools } from '../tools';
import type { Party } from './party';

/** The tools for sending a message. */
export type ChatTools = Pick<
  Tools,
  'db' | 'clock' | 'config' | 'files' | 'mailer' | 'background' | 'realtime' | 'rateLimits'
>;

/** A request to send a message, before its sender has been checked. */
export type Asked = SocketPayload<typeof newMessage> & { id: string; caller: SocketCaller };

/** A message whose sender may send it. */
export interface Sending {
  id: string;
  sender: Party & { companyId: string };
  receiver: Party & { companyId: string };
  content: string;
  /** For a picture: the address of its upload. */
  url: string | null;
}

/** The code that refuses a message in a closed conversation, by the reason why it is closed. */
export const CLOSED = { 'left-company': 'CONVERSATION_CLOSED', 'sharing-ended': 'SHARING_ENDED' } as const;
