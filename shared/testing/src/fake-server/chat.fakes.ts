import { listConversations, listMessages, uploadMedia } from '@keydate/contracts/chat';
import { CONVERSATION_PAGE_MAX, MESSAGE_PAGE_MAX } from '@keydate/contracts/limits';
import { fake, type Asking } from './fake';
import { memberOf } from './members';
import { storePicture } from './pictures';
import { canWriteTo, closingOf, partyOf, presentThread, threadBetween, threadsOf, type WorldParty } from './threads';

/** How a message is refused, by why its conversation is closed. */
export const CLOSED = { 'left-company': 'CONVERSATION_CLOSED', 'sharing-ended': 'SHARING_ENDED' } as const;

/** The size of all pictures of a fake server. */
const PICTURE = { width: 640, height: 480 };

export const chatFakes = [
  fake(listConversations, (asked) => {
    memberOf(asked);
    const { world, account, query } = asked;
    const { limit = CONVERSATION_PAGE_MAX, cursor } = query;
    const threads = threadsOf(world, account.user._id);
    const conversations = threads
      .flatMap((thread) => presentThread(world, account.user, thread) ?? [])
      .sort((left, right) => right.lastMessageCreatedAt.localeCompare(left.lastMessageCreatedAt));
    // the id of the conversation with which the page before ended
    const first = cursor === undefined ? 0 : conversations.findIndex((one) => one.conversationId === cursor) + 1;
    const page = conversations.slice(first, first + limit);
    const isLast = first + limit >= conversations.length;
    return {
      result: page,
      nextCursor: isLast ? null : (page.at(-1)?.conversationId ?? null),
      messageTotal: conversations.reduce((total, { lastNumber }) => total + lastNumber, 0),
      unreadTotal: conversations.filter(({ unread }) => unread > 0).length,
    };
  }),

  fake(listMessages, (asked) => {
    const { world, account, params, query } = asked;
    const other = receiverOf(asked, params.userId);
    const me = account.user._id;
    const thread = threadBetween(world, me, params.userId);
    const closedBecause = closingOf(world, account.user, other);
    const { limit = MESSAGE_PAGE_MAX, cursor = Infinity, after } = query;
    const all = thread?.messages ?? [];
    const page =
      after === undefined
        ? all.filter(({ number }) => number < cursor).slice(-limit)
        : all.filter(({ number }) => number > after).slice(0, limit);
    const first = page[0]?.number ?? 1;
    const delivered = all.filter(({ isDelivered, sender }) => isDelivered && sender._id === me);
    return {
      result: page,
      nextCursor: first > 1 ? first : null,
      receiver: other.party,
      kind: other.kind,
      isClosed: closedBecause !== null,
      closedBecause,
      lastNumber: all.at(-1)?.number ?? 0,
      deliveredNumber: delivered.at(-1)?.number ?? 0,
      readNumber: thread?.read[me] ?? 0,
    };
  }),

  fake(uploadMedia, (asked) => {
    const { world, account, params, files, refuse } = asked;
    const closedBecause = closingOf(world, account.user, receiverOf(asked, params.userId));
    if (closedBecause) throw refuse(CLOSED[closedBecause]);
    const picture = files.media;
    if (!picture) throw refuse('PICTURE_EMPTY');
    return { result: { media: { ...storePicture(asked, picture, '/files/chat/'), ...PICTURE } } };
  }),
];

/** The other of a conversation: somebody whom one may write to, or with whom one has written. */
function receiverOf(asked: Asking<'COMPANY_MISSING' | 'NOT_FOUND'>, id: string): WorldParty {
  memberOf(asked);
  const { world, account, refuse } = asked;
  const other = partyOf(world, id, account.user.company?._id);
  if (!other || (!canWriteTo(world, account.user, other) && !threadBetween(world, account.user._id, id)))
    throw refuse('NOT_FOUND');
  return other;
}
