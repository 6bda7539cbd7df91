import { newMessage } from '@keydate/contracts/chat-events';
import { z } from 'zod';
import type { Tab } from './open-tabs';

const answer = z.looseObject({ error: z.string().optional() });

const WORDS = 'The Inspection Objection Deadline is on Thursday. I will write the objection today.';

/** Sends a message as the browser does and waits for its acknowledgement; throws if it is refused. */
export async function send({ socket, receiverId }: Tab, id: string): Promise<void> {
  const payload = { receiverId, message_type: 'text', message: WORDS, url: '', id };
  const { error } = answer.parse(await socket.emitWithAck(newMessage.event, payload));
  if (error !== undefined) throw new Error(`A message was refused: ${error}`);
}
