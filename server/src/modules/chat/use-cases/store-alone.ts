import { CLIENT_MESSAGES_PER_DAY, PICTURE_LINK_MS } from '@keydate/contracts/limits';
import { DAY_MS } from '@keydate/domain/durations';
import { AppError } from '../../../app-error';
import type { Tx } from '../../../db/database';
import { findCompany } from '../../companies/companies.repository';
import { hashOfToken, newToken } from '../../sessions/token';
import { queueMail } from '../../waiting-mails/use-cases/send-mail';
import type { Lease } from '../../waiting-mails/waiting-mails.repository';
import { canWriteTo } from '../chat.policy';
import { chatPictureIdOf, chatPictureUrl } from '../chat-picture-file';
import { lockChatPicture, setPictureSent, type ChatPicture } from '../chat-pictures.repository';
import { countClientMessages } from '../conversations.repository';
import { composeClientMessage } from '../mails/compose-client-message';
import { addMessages, type Premise } from '../message-batches.repository';
import { findMessage, type StoredMessage } from '../messages.repository';
import { findParties } from '../parties.repository';
import { lockShared } from '../sharing.repository';
import { takenId, type ChatTools, type Sending } from '../sending';
import { handOverMail } from './hand-over-mail';

/**
 * Stores a message with a picture, or to a client or another company, in one database transaction with the permission to see
 * the picture and the mail: all of it, or nothing. Returns null, and stores nothing, if `premise` no longer holds.
 */
export async function storeAlone(
  tools: ChatTools,
  sending: Sending,
  conversationId: string,
  premise: Premise,
): Promise<StoredMessage | null> {
  const { stored, mail } = await tools.db.transaction(async (tx) => {
    const known = await findMessage(tx, sending.id);
    if (known) return { stored: isSame(known, sending, conversationId), mail: null };
    await refuseUnshared(tx, sending);
    if (sending.receiver.kind === 'client') await refuseTooMany(tx, tools, sending);
    const picture = sending.url === null ? null : await takePicture(tx, sending);
    const now = tools.clock.now();
    const message = { id: sending.id, conversationId, senderId: sending.sender.id, content: sending.content };
    const rows = await addMessages(tx, [{ ...message, pictureId: picture?.id ?? null }], now, premise);
    if (rows.length === 0) return { stored: null, mail: null };
    const link = picture && (await sendPicture(tx, tools, sending, picture));
    const added = await findMessage(tx, sending.id);
    if (!added) throw new Error('a message was not added');
    return {
      stored: added,
      mail: sending.receiver.kind === 'client' ? await writeMail(tx, tools, sending, link) : null,
    };
  });
  if (mail) handOverMail(tools, mail);
  return stored;
}

function isSame(known: StoredMessage, { sender }: Sending, conversationId: string): StoredMessage {
  if (known.senderId !== sender.id || known.conversationId !== conversationId) throw takenId();
  return known;
}

/** Checks under locks for which an end of the sharing waits, so that no message is stored after it. */
async function refuseUnshared(tx: Tx, { sender, receiver }: Sending): Promise<void> {
  if (sender.companyId === receiver.companyId) return;
  const shared = await lockShared(tx, sender, receiver);
  const now = await findParties(tx, [sender.id, receiver.id]);
  const [writer, reader] = [now.get(sender.id), now.get(receiver.id)];
  if (!writer || !reader || !canWriteTo(writer, reader, shared)) throw new AppError('SHARING_ENDED');
}

async function refuseTooMany(tx: Tx, { clock }: ChatTools, { sender }: Sending): Promise<void> {
  const dayAgo = new Date(clock.now().getTime() - DAY_MS);
  if ((await countClientMessages(tx, sender.id, dayAgo)) >= CLIENT_MESSAGES_PER_DAY)
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

/** Marks a picture as sent; for a client, gives the address that opens it without a session. */
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
