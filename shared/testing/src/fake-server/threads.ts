import type { ChatParty, ClosingReason, Conversation, Message, ReceiverKind } from '@keydate/contracts/chat';
import { isLenderOf, seesAsTheirs } from './members';
import { UNREAD_SHOWN_MAX } from '@keydate/contracts/limits';
import { anId } from '../builders/ids';
import { aParty } from '../builders/threads';
import type { Thread } from './chat-script';
import type { World } from './world';

/** Somebody of the world who can be written to, or could once. */
export interface WorldParty {
  party: ChatParty;
  kind: ReceiverKind;
  companyId: string | undefined;
}

/** The person or client of this id; a client belongs to the company of the person who asks, as all of a world do. */
export function partyOf({ accounts, clients }: World, id: string, askerCompany: string | undefined): WorldParty | null {
  const user = accounts.find((account) => account.user._id === id)?.user;
  if (user) return { party: aParty(user), kind: 'person', companyId: user.company?._id };
  const client = clients.find((one) => one.id === id);
  return client ? { party: aParty(client), kind: 'client', companyId: askerCompany } : null;
}

type WorldWriter = { _id: string; company: { _id: string } | null };

/** The server's policy, for the parties of a world. */
export function canWriteTo(world: World, writer: WorldWriter, receiver: WorldParty): boolean {
  if (writer._id === receiver.party._id || writer.company === null) return false;
  return receiver.companyId === writer.company._id || isShared(world, writer._id, receiver.party._id);
}

/** Why a thread of these two is closed; null while it is open. */
export function closingOf(world: World, writer: WorldWriter, receiver: WorldParty): ClosingReason | null {
  if (canWriteTo(world, writer, receiver)) return null;
  const isOfLender = world.lenders.some(
    ({ lender }) => lender?._id === writer._id || lender?._id === receiver.party._id,
  );
  return isOfLender ? 'sharing-ended' : 'left-company';
}

/** True if one of two reads an active transaction of the other as its lender. */
function isShared(world: World, one: string, other: string): boolean {
  return world.transactions.some(
    ({ _id, status }) =>
      status === 'Active' &&
      ((isLenderOf(world, one, _id) && seesAsTheirs(world, other, _id)) ||
        (isLenderOf(world, other, _id) && seesAsTheirs(world, one, _id))),
  );
}

export function threadBetween({ chat }: World, one: string, other: string): Thread | undefined {
  return chat.threads.find(({ members }) => members.includes(one) && members.includes(other));
}

export function threadsOf({ chat }: World, personId: string): Thread[] {
  return chat.threads.filter(({ members, messages }) => members.includes(personId) && messages.length > 0);
}

export function otherOf({ members }: Thread, personId: string): string {
  return members[0] === personId ? members[1] : members[0];
}

export function unreadOf({ messages, read }: Thread, personId: string): number {
  const unread = messages.filter(({ number, sender }) => number > (read[personId] ?? 0) && sender._id !== personId);
  return Math.min(unread.length, UNREAD_SHOWN_MAX + 1);
}

/** A thread as its reader's list has it; null if the other is no longer in the world. */
export function presentThread(world: World, reader: WorldWriter, thread: Thread): Conversation | null {
  const other = partyOf(world, otherOf(thread, reader._id), reader.company?._id);
  const last = thread.messages.at(-1);
  if (!other || !last) return null;
  return {
    conversationId: thread.conversationId,
    receiver: other.party,
    lastMessage: {
      message_content: last.message_content,
      message_type: last.message_type,
      senderId: last.sender._id,
    },
    lastMessageCreatedAt: last.createdAt,
    kind: other.kind,
    lastNumber: last.number,
    unread: unreadOf(thread, reader._id),
    isClosed: !canWriteTo(world, reader, other),
  };
}

/** Adds a message to the thread of two, which begins with it if need be; one that is there is given as it is. */
export function addMessage(
  world: World,
  sender: ChatParty,
  receiverId: string,
  content: Partial<Message>,
): { message: Message; thread: Thread } {
  const thread = threadBetween(world, sender._id, receiverId) ?? beginThread(world, sender._id, receiverId);
  const known = thread.messages.find(({ _id }) => _id === content._id);
  if (known) return { message: known, thread };
  const message: Message = {
    _id: anId('message'),
    sender,
    receiverId,
    message_type: content.url ? 'image' : 'text',
    message_content: '',
    url: null,
    picture: null,
    createdAt: new Date().toISOString(),
    conversationId: thread.conversationId,
    number: (thread.messages.at(-1)?.number ?? 0) + 1,
    isDelivered: false,
    ...content,
  };
  thread.messages.push(message);
  return { message, thread };
}

function beginThread({ chat }: World, one: string, other: string): Thread {
  const thread: Thread = { conversationId: anId('conversation'), members: [one, other], messages: [], read: {} };
  chat.threads.push(thread);
  return thread;
}
