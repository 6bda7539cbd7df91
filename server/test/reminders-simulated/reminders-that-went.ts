import type { Chapter, Wanted } from './history';
import type { TakenMail } from './mail-server';
import { leadName, momentOf } from './oracle';
import type { Ended } from './simulate';
import { push, stepAt, STEP_MS } from './steps';

/** The reminders that went out by the witness, when each was due by the oracle, and the mails that are no reminders. */
export interface Gone {
  shown: ReadonlyMap<string, readonly number[]>;
  mailed: ReadonlyMap<string, readonly { step: number }[]>;
  wanted: ReadonlyMap<string, readonly Wanted[]>;
  mails: readonly TakenMail[];
}

interface Range {
  from: number;
  until: number;
}

/** A reminder that went out, or began to. */
export interface Reminded {
  /** Without the channel. */
  key: string;
  personId: string;
  lead: string;
  step: number;
  /** When it was due, as far as is known. */
  due: Range;
  /** When it went out; of one that never did, or did before the first step, when it was due. */
  gone: Range;
  /** The step in which it went out; -1 if it never did. */
  goneIn: number;
  isSure: boolean;
}

/** The lead time of a deadline that names this moment; null without one. */
function leadAt({ transaction }: Chapter, dateId: string, moment: number): string | null {
  const date = transaction.dates.find(({ id }) => id === dateId);
  const leads = transaction.leadsOfDates[dateId] ?? transaction.leads;
  const found = date && leads.find((choice) => momentOf(date, { ...transaction, choice }) === moment);
  return found ? leadName(found) : null;
}

/** The reminders that went out, by deadline and day. A reminder that somebody asked for counts for that person alone. */
export function remindersThatWent({ history, steps, witnessed }: Ended, gone: Gone): Map<string, Reminded[]> {
  const known = new Set(history.chapters.flatMap(({ transaction }) => transaction.dates.map(({ id }) => id)));
  const chapters = new Map<string, Chapter[]>();
  for (const chapter of history.chapters) push(chapters, `${chapter.transaction.id} ${chapter.person.id}`, chapter);
  const found = new Map<string, Reminded[]>();
  for (const { key, state, happened_at } of witnessed) {
    const [transactionId = '', dateId = '', day = '', value = '', type = '', personId = ''] = key.split(' ');
    // an email is recorded as sent when it was handed over, which may be later
    if (!known.has(dateId) || (state === 'sent') !== key.endsWith(' app')) continue;
    const step = stepAt(steps, 'begunAt', happened_at.getTime());
    const dues = (gone.wanted.get(key) ?? []).filter(({ from, until }) => from <= step && step <= until);
    const moments = dues.map(({ dueAt }) => dueAt);
    const went = gone.shown.has(key) || gone.mailed.has(key);
    const of = (chapters.get(`${transactionId} ${personId}`) ?? []).filter(
      (one) => one.fromStep <= step && step <= one.untilStep,
    );
    // one that a person asked for at the moment of a lead time is that of everyone
    const leads = of.map((one) => (type === 'at' ? leadAt(one, dateId, Number(value)) : `${value} ${type}`));
    const lead = leads.find((one) => one !== null) ?? `${value} ${type}`;
    const due: Range = {
      from: Math.max(steps[step - 1]?.now ?? 0, Math.min(...moments, steps[step]?.now ?? Infinity)),
      until: Math.min((steps[step]?.now ?? Infinity) + STEP_MS, Math.max(...moments, steps[step]?.now ?? 0)),
    };
    const sentIn = key.endsWith(' app') ? [step] : (gone.mailed.get(key) ?? []).map((one) => one.step);
    // those that were late when all was entered went out at once, before the first step
    const sentAt = sentIn.flatMap((one) => steps[one]?.now ?? []);
    push(found, `${dateId} ${day}`, {
      ...{ key: key.replace(/ \w+$/, ''), personId, lead, step, isSure: went && leads.every((one) => one === lead) },
      ...{ due, goneIn: sentIn[0] ?? -1 },
      gone: sentAt.length > 0 ? { from: Math.min(...sentAt), until: Math.max(...sentAt) + STEP_MS } : due,
    });
  }
  return found;
}
