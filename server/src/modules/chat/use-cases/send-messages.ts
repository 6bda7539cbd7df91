import { randomUUID } from 'node:crypto';
import type { Message } from '@keydate/contracts/chat';
import type { newMessage } from '@keydate/contracts/chat-events';
import type { SocketPayload } from '@keydate/contracts/socket';
import { AppError } from '../../../app-error';
import { rateBuckets } from '../../../calls/rate-buckets';
import { repeatWhileAway } from '../../../db/repeat-while-away';
import type { SocketCaller } from '../../../ports/realtime';
import { canWriteTo, reasonOfClosing } from '../chat.policy';
import { findConversation, type Reader } from '../conversations.repository';
import { groupWork } from '../group-work';
import { findOpenSessions } from '../../sessions/sessions.repository';
import { findParties } from '../parties.repository';
import type { Party } from '../party';
import { tellStored } from '../message-events';
import {
  CLOSED,
  isPlain,
  premiseOf,
  sendingOf,
  type Asked,
  type ChatTools,
  type Outcome,
  type Sending,
} from '../sending';
import { findShared } from '../sharing.repository';
import { conversationFinder, type ConversationFinder } from './find-conversations';
import { findStoredBefore } from './find-stored-before';
import { storeAlone } from './store-alone';
import { partyMemory, storeRemembered, type PartyMemory } from './store-remembered';
import { storeTexts } from './store-texts';

/** What is known without asking the database. */
interface Memory {
  parties: PartyMemory;
  conversations: ConversationFinder;
}

/** How many messages one statement stores at most. */
const GROUP_MAX = 256;
/** How long to repeat while the database is away; less than the ten seconds that the browser waits for an answer. */
const PATIENCE_MS = 7000;

/**
 * Sends messages: stores each, then tells both people (docs/decisions/0019). Messages that arrive while the database is busy
 * are stored together by the next statement.
 */
export function messageSender(tools: ChatTools): {
  send: (payload: SocketPayload<typeof newMessage>, caller: SocketCaller) => Promise<Message>;
  settle: () => Promise<void>;
} {
  const takeMessage = rateBuckets({ perMinute: tools.config.messagesPerMinute, refusal: 'MESSAGES_TOO_FAST' });
  const memory: Memory = { parties: partyMemory(), conversations: conversationFinder() };
  const group = groupWork<Asked, Message>(GROUP_MAX, (asked) =>
    repeatWhileAway(
      PATIENCE_MS,
      async () => (await storeRemembered(tools, memory, asked)) ?? (await storeGroup(tools, memory, asked)),
    ),
  );
  return {
    send: async (payload, caller) => {
      try {
        takeMessage(caller.personId);
      } catch (refusal) {
        return storedOr(refusal, tools, payload, caller);
      }
      return group.add({ ...payload, id: payload.id ?? randomUUID(), caller });
    },
    settle: group.settle,
  };
}

/** A message that its sender may send, by the people as they were read. */
interface Accepted {
  asked: Asked;
  sending: Sending;
}

const askedOf = ({ asked }: Accepted) => asked;

/** Reads who may write, then stores the messages that are allowed, in runs. */
async function storeGroup(tools: ChatTools, memory: Memory, asked: readonly Asked[]): Promise<Outcome[]> {
  const [parties, sessions] = await Promise.all([
    findParties(
      tools.db,
      asked.flatMap(({ caller, receiverId }) => [caller.personId, receiverId]),
    ),
    findOpenSessions(tools.db, [...new Set(asked.map(({ caller }) => caller.sessionId))], tools.clock.now()),
  ]);
  memory.parties.remember(parties.values());
  const outcomes = new Map<Asked, Outcome>();
  const accepted: Accepted[] = [];
  for (const one of asked) {
    if (!sessions.has(one.caller.sessionId)) {
      outcomes.set(one, { error: new AppError('UNAUTHENTICATED') });
      continue;
    }
    try {
      accepted.push({ asked: one, sending: await accept(tools, one, parties) });
    } catch (refusal) {
      const stored = storedOr(refusal, tools, one, one.caller);
      outcomes.set(one, await stored.then((value) => ({ value })).catch((error: unknown) => ({ error })));
    }
  }
  for (const run of runsOf(accepted)) {
    // a person has changed since they were read: read them again and decide again
    const stored = (await store(tools, memory, run)) ?? (await storeGroup(tools, memory, run.map(askedOf)));
    stored.forEach((outcome, at) => {
      const of = run[at];
      if (of) outcomes.set(of.asked, outcome);
    });
  }
  return asked.map((one) => outcomes.get(one) ?? { error: new Error('a message was neither stored nor refused') });
}

/** Returns the message if it was stored before, and only its acknowledgement was lost. Throws the refusal otherwise. */
async function storedOr(
  refusal: unknown,
  tools: ChatTools,
  payload: SocketPayload<typeof newMessage>,
  caller: SocketCaller,
): Promise<Message> {
  const stored = refusal instanceof AppError && (await findStoredBefore(tools, payload, caller));
  if (!stored) throw refusal;
  return stored;
}

/** Throws for a message that its sender may not send. If there is a conversation, the refusal says that it is closed. */
async function accept({ db }: ChatTools, asked: Asked, parties: ReadonlyMap<string, Party>): Promise<Sending> {
  const { caller, receiverId } = asked;
  const sender = parties.get(caller.personId);
  const receiver = parties.get(receiverId);
  if (sender?.companyId !== caller.companyId) throw new AppError('UNAUTHENTICATED');
  if (!receiver) throw new AppError('RECEIVER_UNKNOWN');
  if (!canWriteTo(sender, receiver, await findShared(db, sender, [receiver])))
    throw await refusalOf(db, { id: caller.personId, companyId: caller.companyId }, receiver);
  return sendingOf(asked, sender, receiver);
}

async function refusalOf(db: ChatTools['db'], reader: Reader, receiver: Party): Promise<AppError> {
  const conversation = await findConversation(db, reader, receiver);
  return new AppError(conversation ? CLOSED[reasonOfClosing(reader, conversation)] : 'RECEIVER_UNKNOWN');
}

/** Texts between people of one company that follow each other are one run; any other message is one by itself. */
function runsOf(accepted: readonly Accepted[]): Accepted[][] {
  const runs: Accepted[][] = [];
  let texts: Accepted[] | undefined;
  for (const one of accepted) {
    if (isPlain(one.sending) && texts) texts.push(one);
    else {
      const run = [one];
      runs.push(run);
      texts = isPlain(one.sending) ? run : undefined;
    }
  }
  return runs;
}

/** Stores a run. Returns null if it stored nothing: a person has changed since they were read, or a session has ended. */
async function store(tools: ChatTools, { conversations }: Memory, run: readonly Accepted[]): Promise<Outcome[] | null> {
  const sendings = run.map(({ sending }) => sending);
  const conversationIds = await conversations.find(tools, sendings);
  const premise = premiseOf(run.map(askedOf), sendings);
  const [first] = sendings;
  if (!first || isPlain(first)) return storeTexts(tools, sendings, conversationIds, premise);
  try {
    const stored = await storeAlone(tools, first, conversationIds[0] ?? '', premise);
    return stored && [{ value: tellStored(tools, first, stored) }];
  } catch (error) {
    // the database is away: the whole group is repeated
    if (!(error instanceof AppError)) throw error;
    return [{ error }];
  }
}
