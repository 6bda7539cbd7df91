import type { Message } from '@keydate/contracts/chat';
import { CLIENT_MESSAGES_PER_DAY, PICTURE_LINK_MS } from '@keydate/contracts/limits';
import { DAY_MS } from '@keydate/domain/durations';
import { AppError } from '../../app-error';
import type { Tx } from '../../db/database';
import { findCompany, hashOfToken, newToken } from '../../accounts';
import { type Lease, queueMail } from '../../mail';
import { chatPictureIdOf, chatPictureUrl } from '../chat-picture-file';
import { lockChatPicture, setPictureSent, type ChatPicture } from '../chat-pictures.repository';
import { countClientMessages, lockConversation } from '../conversations.repository';
import { composeClientMessage } from '../mails/compose-client-message';
import { tellStored } from '../message-events';
import { addMessage, findMessage, type StoredMessage } from '../messages.repository';
import { lockWriter } from '../parties.repository';
import type { Asked, ChatTools, Sending } from '../sending';
import { admitMessage } from './admit-message';
import { handOverMail } from './hand-over-mail';

/**
 * Stores a message in one database transaction with the permission to see its picture and its mail, then notifies both
 * people. If its id is stored already, nothing is added. Throws a refusal, or an error of `isLocked` if another
 * transaction holds a row that this one needs: the caller repeats it, and has no connection while it waits.
 */
export async function storeMessage(tools: ChatTools, asked: Asked): Promise<Message> {
  const { sending, stored, mail } = await tools.db.transaction(async (tx) => {
    const sending = await admitMessage(tx, tools, asked);
    return { sending, ...(await store(tx, tools, sending)) };
  });
  if (mail) handOverMail(tools, mail);
  return tellStored(tools, sending, stored);
}

async function store(
  tx: Tx,
  tools: ChatTools,
  sending: Sending,
): Promise<{ stored: StoredMessage; mail: Lease | null }> {
  const { id, sender, receiver, content } = sending;
  const now = tools.clock.now();
  if (receiver.kind === 'client') await refuseTooMany(tx, sender, now);
  const picture = sending.url === null ? null : await takePicture(tx, sending);
  const conversation = await lockConversation(tx, { writer: sender, receiver }, now);
  const message = { id, senderId: sender.id, content, pictureId: picture?.id ?? null, createdAt: now };
  const added = await addMessage(tx, conversation, message);
  if (!added) return { stored: await findSame(tx, sending, conversation.id), mail: null };
  const link = picture && (await sendPicture(tx, tools, sending, picture));
  return {
    stored: { ...added, width: picture?.width ?? null, height: picture?.height ?? null },
    mail: receiver.kind === 'client' ? await writeMail(tx, tools, sending, link) : null,
  };
}

async function refuseTooMany(tx: Tx, { id }: Sending['sender'], now: Date): Promise<void> {
  await lockWriter(tx, id);
  if ((await countClientMessages(tx, id, new Date(now.getTime() - DAY_MS))) >= CLIENT_MESSAGES_PER_DAY)
    throw new AppError('CLIENT_MESSAGES_LIMIT');
}

/** The picture that the sender uploaded for this receiver and has not sent yet. */
async function takePicture(tx: Tx, { url, sender, receiver }: Sending): Promise<ChatPicture> {
  const id = chatPictureIdOf(url ?? '');
  const picture = id === undefined ? undefined : await lockChatPicture(tx, id);
  const isTheirs = picture?.uploaderId === sender.id && picture.receiverId === receiver.id && picture.sentAt === null;
  if (!picture || !isTheirs) throw new AppError('MESSAGE_PICTURE_MISSING');
  return picture;
}

/** The stored message with this id; refuses one of another sender or conversation: browsers make unique ids. */
async function findSame(tx: Tx, { id, sender }: Sending, conversationId: string): Promise<StoredMessage> {
  const known = await findMessage(tx, id);
  if (known?.senderId !== sender.id || known.conversationId !== conversationId)
    throw new AppError('BAD_INPUT', { id: 'This message could not be stored. Please send it again.' });
  return known;
}

/** Marks a picture as sent; for a client, returns the address that opens it without a session. */
async function sendPicture(
  tx: Tx,
  { clock, config }: ChatTools,
  { receiver }: Sending,
  { id }: ChatPicture,
): Promise<string | null> {
  const now = clock.now();
  if (receiver.kind === 'person') {
    await setPictureSent(tx, id, { sentAt: now });
    return null;
  }
  const token = newToken();
  const linkEndsAt = new Date(now.getTime() + PICTURE_LINK_MS);
  await setPictureSent(tx, id, { sentAt: now, linkHash: hashOfToken(token), linkEndsAt });
  return `${config.publicOrigin}/api${chatPictureUrl(id)}?link=${token}`;
}

async function writeMail(
  tx: Tx,
  tools: ChatTools,
  { id, sender, receiver, content }: Sending,
  pictureLink: string | null,
): Promise<Lease> {
  const company = (await findCompany(tx, sender.companyId))?.company.name ?? 'their company';
  const mail = composeClientMessage({ client: receiver, sender, company, content, pictureLink });
  const origin = { name: 'mail a message to a client', companyId: sender.companyId, chatMessageId: id };
  return queueMail(tx, tools, { ...mail, ...origin });
}
