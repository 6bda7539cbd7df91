import { answerReminder, listNotifications, type NotificationShown } from '@keydate/contracts/reminders';
import { ask } from '../ask';
import { calling, type Call, type Edit } from './edits';
import {
  type KnownDate,
  type KnownExtra,
  type KnownPerson,
  type KnownTaker,
  type KnownTransaction,
  toldOf,
} from './history';
import type { TakenMail } from './mail-server';
import { endOf, MINUTE, momentOf } from './oracle';
import { readReminderMail } from './read-mail';
import type { Scene } from './team-edits';

/** The tools of somebody who answers a reminder. */
export interface AnswerScene extends Scene {
  now: () => number;
  /** Asks any server, until one answers. */
  read: <T>(ask: (server: { origin: string }) => Promise<T>) => Promise<T>;
  /** The names that the product gives to a reminder in the app, and to those in a mail. */
  keyOf: (reminderId: string) => Promise<string>;
  keysOf: (messageId: string) => Promise<string[]>;
  /** The mails of earlier steps. */
  mails: readonly TakenMail[];
  /** All that people have asked for. */
  asked: KnownExtra[];
  /** The faults in the answers that the app shows. */
  wrong: string[];
}

/** A reminder that a person has, and can answer. */
interface Answered {
  person: KnownPerson;
  transaction: KnownTransaction;
  date: KnownDate;
  /** The lead time by which it was announced to everyone. */
  lead: string;
}

/** The two minutes before the end in which the server's clock may already have passed it. */
const NEAR_END = 2 * MINUTE;

/** A person answers a reminder in the app; null if they have none that can be answered. */
export async function anAnswer(scene: AnswerScene, person: KnownPerson): Promise<Edit | null> {
  const { chance, history, tokenOf, read, now } = scene;
  const token = await tokenOf(person.id);
  const { body } = await read((server) => ask(server, listNotifications, { token, query: {} }));
  const shown = body.result.notifications.flatMap((one): NotificationShown[] =>
    'answers' in one && one.answers ? [one] : [],
  );
  if (shown.length === 0) return null;
  const reminder = chance.pick(shown);
  const key = await scene.keyOf(reminder._id);
  const [transactionId = '', dateId = '', day = ''] = key.split(' ');
  const transaction = history.transactions.get(transactionId);
  const date = transaction?.dates.find(({ id }) => id === dateId);
  const isOpen = date?.isDone === false && date.day === day && transaction?.isClosed === false;
  const endsAt = transaction && date ? endOf(date, transaction) : Infinity;
  if (Math.abs(endsAt - now()) < NEAR_END) return null;
  const canAnswer = isOpen && endsAt > now();
  if (reminder.answers?.canAnswer !== canAnswer)
    scene.wrong.push(`the app says ${reminder.answers?.canAnswer} of whether ${key} can be answered`);
  if (!canAnswer) return null;
  const lead = leadOf(scene, key);
  if (lead === null) return null;
  const answered = { person, transaction, date, lead };
  expectTakers(scene, answered, reminder);
  return answerInTheApp(scene, answered, reminder._id, endsAt);
}

function answerInTheApp(
  { chance, asked, now }: AnswerScene,
  answered: Answered,
  id: string,
  endsAt: number,
): Edit | null {
  const { person, transaction, date, lead } = answered;
  const answer = (body: Record<string, unknown>): Call => calling(answerReminder, { params: { id }, body });
  const edit = (kind: Edit['kind'], after: KnownTransaction, body: Record<string, unknown>): Edit => ({
    ...{ kind, byId: person.id, after: { transactions: [after] }, call: answer(body) },
  });
  const drawn = chance.next();
  if (drawn < 0.15 && person.role !== 'lender') {
    const dates = transaction.dates.map((one) => (one === date ? { ...one, isDone: true } : one));
    return edit('a person is done', { ...transaction, dates }, { isDone: true });
  }
  if (drawn < 0.5) {
    if (!isReached(person, transaction)) return null;
    const moment = aMoment();
    if (moment === null) return null;
    const extra = { personId: person.id, dateId: date.id, day: date.day, lead, ...moment };
    asked.push(extra);
    return edit('a person wants to be reminded again', withExtra(transaction, extra), {
      remindAt: new Date(moment.remindAt).toISOString(),
    });
  }
  const isMine = (one: KnownTaker) => isOf(one, answered) && one.personId === person.id;
  if (transaction.takers.some(isMine) && drawn < 0.75) {
    const takers = transaction.takers.filter((one) => !isMine(one));
    return edit('a person gives it back', { ...transaction, takers }, { hasIt: false });
  }
  return edit('a person has it', withTaker(answered, now()), { hasIt: true });

  /** Also one that a lead time names: then the person is to be reminded once. */
  function aMoment(): Pick<KnownExtra, 'remindAt' | 'isNamed'> | null {
    const [from, until] = [now() + 10 * MINUTE, endsAt - 10 * MINUTE];
    if (from >= until) return null;
    const named = (transaction.leadsOfDates[date.id] ?? transaction.leads)
      .map((choice) => momentOf(date, { ...transaction, choice }))
      .filter((moment) => moment > from && moment < until);
    if (named.length > 0 && chance.happens(0.3)) return { remindAt: chance.pick(named), isNamed: true };
    return { remindAt: Math.floor(chance.between(from, until)), isNamed: false };
  }
}

/** A person, or somebody who has their email, answers one by its link; null if no mail can be chosen. */
export async function anAnswerByMail(scene: AnswerScene): Promise<Edit | null> {
  const { chance, history, mails, now } = scene;
  const chosen = mails.slice(-MAILS_TRIED).flatMap((mail) => readReminderMail(mail).map((told) => ({ mail, told })));
  if (chosen.length === 0) return null;
  const { mail, told } = chance.pick(chosen);
  const person = [...history.people.values()].find(({ email }) => email === mail.to);
  if (!person || person.role === 'lender') return null;
  const keys = await scene.keysOf(mail.messageId);
  const transaction = history.transactions.get(keys[0]?.split(' ')[0] ?? '');
  const date = transaction?.dates.find(({ title }) => title === told.title);
  const link = new URL(told.answerLink);
  const press =
    (fields: Record<string, string>, expected: readonly number[]): Call =>
    async (server) => {
      const url = `${server.origin}${link.pathname}${link.search}`;
      const { status } = await fetch(url, { method: 'POST', body: new URLSearchParams(fields) });
      return { status: expected.includes(status) ? 200 : status };
    };
  const edit = (after: KnownTransaction[], call: Call): Edit => ({
    ...{ kind: 'a person answers by an email', byId: person.id, after: { transactions: after }, call },
  });
  if (!transaction) return null;
  const endsAt = date ? endOf(date, transaction) : Infinity;
  if (Math.abs(endsAt - now()) < NEAR_END) return null;
  const isAsAnnounced = date?.isDone === false && date.day === told.day && !transaction.isClosed && endsAt > now();
  const reads = transaction.teamIds.includes(person.id) || isOwnerOf(person, transaction);
  // nothing changes by a link that is dead
  if (!isAsAnnounced || person.isRemoved || !reads) return edit([], press({ answer: 'got-it' }, [404, 410]));
  const announced = keys.filter((key) => key.split(' ')[1] === date.id && key.split(' ')[2] === date.day);
  const leads = announced.map((key) => leadOf(scene, key));
  const lead = leads.includes(null) ? null : nearestLead(leads.filter((one) => one !== null));
  if (lead === null) return null;
  const answered = { person, transaction, date, lead };
  const remindAt = now() + 60 * MINUTE;
  if (chance.happens(0.4) && remindAt < endsAt - NEAR_END && isReached(person, transaction)) {
    const extra = {
      ...{ personId: person.id, dateId: date.id, day: date.day, lead },
      ...{ remindAt: Math.floor(remindAt), isNamed: false },
    };
    scene.asked.push(extra);
    const fields = { remindAt: new Date(extra.remindAt).toISOString() };
    return edit([withExtra(transaction, extra)], press(fields, [200]));
  }
  return edit([withTaker(answered, now())], press({ answer: 'got-it' }, [200]));

  function isOwnerOf({ id }: KnownPerson, { ownerId }: KnownTransaction): boolean {
    return history.people.get(ownerId)?.companyOwnerId === id;
  }
}

const MAILS_TRIED = 60;

function withTaker({ person, transaction, date, lead }: Answered, at: number): KnownTransaction {
  const taker = { personId: person.id, dateId: date.id, day: date.day, lead, at };
  const isThere = transaction.takers.some(
    (one) => isOf(one, { date }) && one.lead === lead && one.personId === person.id,
  );
  return isThere ? transaction : { ...transaction, takers: [...transaction.takers, taker] };
}

/** A new choice of a person replaces their former one of the same deadline. */
function withExtra(transaction: KnownTransaction, extra: KnownExtra): KnownTransaction {
  const others = transaction.extras.filter((one) => one.personId !== extra.personId || one.dateId !== extra.dateId);
  return { ...transaction, extras: [...others, extra] };
}

function isOf(one: Pick<KnownTaker, 'dateId' | 'day'>, { date }: Pick<Answered, 'date'>): boolean {
  return one.dateId === date.id && one.day === date.day;
}

/**
 * The lead time of a reminder; of one that a person asked for, that of the reminder which they answered. Null where it may also be the
 * reminder of everyone.
 */
function leadOf({ asked }: Pick<AnswerScene, 'asked'>, key: string): string | null {
  const [, dateId, , value, type, personId] = key.split(' ');
  if (type !== 'at') return `${value} ${type}`;
  const isThis = (one: KnownExtra) =>
    one.dateId === dateId && one.personId === personId && one.remindAt === Number(value);
  const extra = asked.findLast(isThis);
  if (!extra) throw new Error(`nobody asked for ${key}`);
  return extra.isNamed ? null : extra.lead;
}

/** True if a reminder of a transaction reaches a person: otherwise they cannot ask for another one. */
function isReached({ byEmail, inApp, muted }: KnownPerson, { id }: KnownTransaction): boolean {
  return inApp || (byEmail && !muted.has(id));
}

const HOURS: Record<string, number> = { hours: 1, days: 24, weeks: 168 };

/** Of the lead times of one deadline in a mail, that of the reminder nearest to the end: it is what the mail says. */
function nearestLead(leads: readonly string[]): string {
  const hoursOf = (lead: string) => Number(lead.split(' ')[0]) * (HOURS[lead.split(' ')[1] ?? ''] ?? 0);
  return leads.toSorted((one, other) => hoursOf(one) - hoursOf(other))[0] ?? '';
}

/**
 * Everyone who got a reminder sees who has it, by an answer to the same one, or to any other since. An earlier answer may also count:
 * the reminder may have gone out to others before it.
 */
function expectTakers(
  { history, wrong }: AnswerScene,
  answered: Answered,
  { answers, sentAt }: NotificationShown,
): void {
  const { person, transaction, date, lead } = answered;
  if (person.role === 'lender') return;
  const companyOwnerId = history.people.get(transaction.ownerId)?.companyOwnerId;
  const isThere = (id: string) => {
    const one = history.people.get(id);
    if (!one || one.isRemoved) return false;
    return one.role === 'lender' ? toldOf(transaction).includes(id) : one.companyOwnerId === companyOwnerId;
  };
  const may = transaction.takers.filter((one) => isOf(one, answered) && isThere(one.personId));
  const must = may.filter((one) => one.lead === lead || one.at >= Date.parse(sentAt));
  const shown = (answers?.takenBy ?? []).map(({ _id }) => _id);
  const isRight =
    must.every(({ personId }) => shown.includes(personId)) &&
    shown.every((id) => may.some(({ personId }) => personId === id));
  const names = (takers: readonly KnownTaker[]) => takers.map(({ personId }) => personId).join();
  if (!isRight)
    wrong.push(`the app shows ${shown.join()} as having ${date.title}: must ${names(must)}, may ${names(may)}`);
}
