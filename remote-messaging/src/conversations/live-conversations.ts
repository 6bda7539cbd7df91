import { ApiError, connection, SessionEnded } from '@keydate/client';
import type { Message } from '@keydate/contracts/chat';
import { conversationRead, messageDelivered, messageTotal, newMessageReceived } from '@keydate/contracts/chat-events';
import { catchUp } from '@keydate/contracts/socket';
import { fetchConversations } from '../api/list-conversations';
import { fetchMessages, type MessagePage } from '../api/list-messages';
import { countUnread, mergeLists, withMessage, withUnread } from '../domain/conversation-list';
import { notStored } from '../domain/outgoing';
import { addMessage, addNewer, addOlder, lastNumberOf, raiseDelivered } from '../domain/thread';
import { changeThread, LOADING_THREAD, type MessagingState, type OpenThread, type Store } from './messaging-state';
import { readMarks } from './read-marks';
import { receiptSender } from './receipt-sender';
import { repeatUntilDone } from './repeat-until-done';

/** How often a visible tab asks whether it has missed something. */
const CHECK_EVERY_MS = 30_000;
/** After a broken link between servers, each tab waits a random time up to this, so that not all of them ask at once. */
const CATCH_UP_WITHIN_MS = 2000;

export interface LiveConversations {
  /** Hears and fetches, until the returned function is called. */
  start: () => () => void;
  /** A message that this tab has sent itself, or heard of. */
  receive: (message: Message) => void;
  /** Fetches the list again after it failed. */
  reloadList: () => void;
  openThread: (receiverId: string) => void;
  loadOlder: (receiverId: string) => Promise<void>;
  markRead: (receiverId: string) => void;
}

/** Makes a person's conversations follow the server: receives new messages, and fetches missed ones. */
export function liveConversations(store: Store<MessagingState>, meId: string): LiveConversations {
  let isRunning = false;
  /** True if fetching the list stopped before its last page: later conversations may be missing. */
  let isCutOff = false;
  const threadSyncs = new Map<string, () => void>();
  const received = receiptSender();
  const marks = readMarks();
  const syncList = repeatUntilDone(fetchList, () => isRunning);
  const otherOf = ({ sender, receiverId }: Message) => (sender._id === meId ? receiverId : sender._id);

  async function fetchList(): Promise<void> {
    const known = new Map(store.get().list.map((one) => [one.conversationId, one.lastNumber]));
    const wasCutOff = isCutOff;
    let cursor: string | undefined;
    do {
      const {
        conversations,
        nextCursor,
        messageTotal: total,
        unreadTotal,
      } = await fetchConversations(cursor).catch((error: unknown) => {
        if (error instanceof SessionEnded) throw error;
        store.set((state) => (state.listStatus === 'loading' ? { ...state, listStatus: 'failed' } : state));
        throw error;
      });
      store.set((state) => ({
        ...state,
        listStatus: 'ready',
        list: mergeLists(conversations.map(marks.apply), state.list),
        ...(cursor === undefined && { messageTotal: total }),
      }));
      for (const { receiver, lastNumber, conversationId } of conversations) {
        received(conversationId, lastNumber);
        const open = store.get().threads[receiver._id];
        if (open && lastNumberOf(open.thread) < lastNumber) syncThread(receiver._id);
      }
      const isAllNew = conversations.every(
        ({ conversationId, lastNumber }) => known.get(conversationId) !== lastNumber,
      );
      // a conversation that another device has read may be on a later page, even if nothing else is new there
      const isRead = countUnread(store.get().list) === unreadTotal;
      cursor = isAllNew || wasCutOff || !isRead ? (nextCursor ?? undefined) : undefined;
      isCutOff = cursor !== undefined;
    } while (cursor !== undefined);
  }

  const setThread = (receiverId: string, change: (open: OpenThread) => OpenThread) =>
    store.set((state) => changeThread(state, receiverId, change));
  const describe = ({ receiver, kind, isClosed, closedBecause }: MessagePage) => ({
    receiver,
    kind,
    // an older server gives no reason: before lenders, there was only this one
    closedBecause: isClosed ? (closedBecause ?? 'left-company') : null,
    status: 'ready' as const,
  });

  async function fetchThread(receiverId: string): Promise<void> {
    const open = store.get().threads[receiverId];
    if (!open) return;
    try {
      await (open.status === 'ready' ? fetchNewer(receiverId, open) : fetchFirstPage(receiverId));
    } catch (error) {
      if (error instanceof SessionEnded) throw error;
      const isMissing = error instanceof ApiError && error.status === 404;
      const isReady = store.get().threads[receiverId]?.status === 'ready';
      if (isMissing || !isReady) setThread(receiverId, (now) => ({ ...now, status: isMissing ? 'missing' : 'failed' }));
      if (!isMissing) throw error;
    }
  }

  async function fetchNewer(receiverId: string, open: OpenThread): Promise<void> {
    const lastNumber = () => lastNumberOf(store.get().threads[receiverId]?.thread ?? open.thread);
    // each message to a client says itself whether it was mailed, so known ones are fetched again; for a person, one number says it
    let asked = open.kind === 'client' ? {} : { after: lastNumber() };
    for (;;) {
      const page = await fetchMessages(receiverId, asked);
      if (page.result.some((message) => isOfAnother(open, message))) return fetchFirstPage(receiverId);
      setThread(receiverId, (now) => ({
        ...now,
        ...describe(page),
        thread: raiseDelivered(addNewer(now.thread, page.result), page.deliveredNumber),
      }));
      if (page.result.length === 0 || lastNumber() >= page.lastNumber) return;
      asked = { after: lastNumber() };
    }
  }

  async function fetchFirstPage(receiverId: string): Promise<void> {
    const page = await fetchMessages(receiverId);
    const { result, nextCursor, deliveredNumber } = page;
    const thread = {
      conversationId: result[0]?.conversationId ?? '',
      messages: result,
      olderCursor: nextCursor,
      deliveredNumber,
    };
    setThread(receiverId, (now) => ({ ...now, ...describe(page), thread }));
  }

  function syncThread(receiverId: string): void {
    const sync =
      threadSyncs.get(receiverId) ??
      repeatUntilDone(
        () => fetchThread(receiverId),
        () => isRunning,
      );
    threadSyncs.set(receiverId, sync);
    sync();
  }

  function receive(message: Message): void {
    const isOwn = message.sender._id === meId;
    const receiverId = otherOf(message);
    // with several servers, the news that a message was read may arrive before the message
    const list = withMessage(store.get().list, message, { isOwn })?.map(marks.apply);
    if (!list) syncList();
    store.set((state) => {
      const before = state.list.find(({ conversationId }) => conversationId === message.conversationId)?.lastNumber;
      const news = list && before !== undefined ? Math.max(0, message.number - before) : 0;
      const outbox = isOwn ? notStored(state.outbox, [message]) : state.outbox;
      return { ...state, ...(list && { list }), messageTotal: state.messageTotal + news, outbox };
    });
    setThread(receiverId, (open) => (isOfAnother(open, message) ? LOADING_THREAD : open));
    setThread(receiverId, (open) => {
      // the page on its way may have been read before this was stored; and a receiver who was missing can be written to now
      if (open.status !== 'ready') {
        syncThread(receiverId);
        return open;
      }
      const { outcome, thread } = addMessage(open.thread, message);
      if (outcome === 'gap') syncThread(receiverId);
      const isReceipt = isOwn && message.isDelivered && open.kind === 'person';
      return { ...open, thread: isReceipt ? raiseDelivered(thread, message.number) : thread };
    });
    if (!isOwn) received(message.conversationId, message.number);
  }

  const check = async () => {
    if (document.visibilityState !== 'visible' || connection().status() !== 'connected') return;
    const { total } = await connection().call(messageTotal, {});
    if (total !== store.get().messageTotal) sync();
  };
  const checkQuietly = () => void check().catch(() => undefined);
  const sync = () => {
    syncList();
    Object.keys(store.get().threads).forEach(syncThread);
  };

  return {
    start: () => {
      isRunning = true;
      const live = connection();
      const timer = window.setInterval(checkQuietly, CHECK_EVERY_MS);
      document.addEventListener('visibilitychange', checkQuietly);
      const stops = [
        live.on(newMessageReceived, receive),
        live.on(messageDelivered, receive),
        live.on(conversationRead, ({ conversationId, number, unread, lastNumber }) => {
          marks.note(conversationId, number);
          const known = store.get().list.find((one) => one.conversationId === conversationId)?.lastNumber;
          // the count may be older or newer than the messages of this tab: then fetch the list
          const isCurrent = lastNumber === undefined || lastNumber === known;
          if (!isCurrent) syncList();
          store.set(({ list, ...state }) => ({
            ...state,
            list: isCurrent ? withUnread(list, conversationId, unread) : list.map(marks.apply),
          }));
        }),
        live.on(catchUp, () => void window.setTimeout(sync, Math.random() * CATCH_UP_WITHIN_MS)),
        live.onConnected(sync),
      ];
      // does not wait for a connection: the list comes by an ordinary call
      syncList();
      return () => {
        isRunning = false;
        window.clearInterval(timer);
        document.removeEventListener('visibilitychange', checkQuietly);
        stops.forEach((stop) => stop());
      };
    },
    receive,
    reloadList: () => {
      store.set((state) => ({ ...state, listStatus: 'loading' }));
      syncList();
    },
    openThread: (receiverId) => {
      const { threads } = store.get();
      const status = threads[receiverId]?.status;
      if (status === 'ready' || status === 'loading') return;
      store.set((state) => ({ ...state, threads: { ...state.threads, [receiverId]: LOADING_THREAD } }));
      syncThread(receiverId);
    },
    loadOlder: async (receiverId) => {
      const open = store.get().threads[receiverId];
      const cursor = open?.thread.olderCursor ?? null;
      if (!open || cursor === null || open.isLoadingOlder) return;
      setThread(receiverId, (now) => ({ ...now, isLoadingOlder: true }));
      try {
        const { result, nextCursor } = await fetchMessages(receiverId, { cursor });
        setThread(receiverId, (now) => ({ ...now, thread: addOlder(now.thread, result, nextCursor) }));
      } finally {
        setThread(receiverId, (now) => ({ ...now, isLoadingOlder: false }));
      }
    },
    markRead: (receiverId) => {
      const thread = store.get().threads[receiverId]?.thread;
      const conversation = store.get().list.find((one) => one.conversationId === thread?.conversationId);
      if (!thread || !conversation || conversation.unread === 0) return;
      const { conversationId } = conversation;
      if (!marks.mark(conversationId, lastNumberOf(thread))) return;
      store.set((state) => ({ ...state, list: withUnread(state.list, conversationId, 0) }));
    },
  };
}

/** True if a message is of another conversation with the same person: a lender who has changed companies begins a new one. */
function isOfAnother({ thread }: OpenThread, { conversationId }: Message): boolean {
  return thread.conversationId !== '' && thread.conversationId !== conversationId;
}
