import { randomUUID } from 'node:crypto';
import { muteReminderMails, saveReminderSettings } from '@keydate/contracts/reminder-settings';
import { updateUser } from '@keydate/contracts/people';
import { updateTransaction } from '@keydate/contracts/transaction-update';
import type { Chance } from '@keydate/reader/chance';
import { ask, type Asked } from '../ask';
import { type Known, type KnownDate, type KnownPerson, type KnownTransaction } from './history';
import { type Choice, dayBefore, leadName } from './oracle';

export const STATES = [
  ['Colorado', 'America/Denver'],
  ['New York', 'America/New_York'],
  ['California', 'America/Los_Angeles'],
  ['Arizona', 'America/Phoenix'],
  ['Hawaii', 'Pacific/Honolulu'],
] as const;
export const CHOICES: readonly Choice[] = [
  { type: 'hours', value: 3 },
  { type: 'hours', value: 6 },
  { type: 'hours', value: 24 },
  { type: 'hours', value: 30 },
  { type: 'days', value: 1 },
  { type: 'days', value: 3 },
  { type: 'weeks', value: 1 },
];
const TIMES_OF_DAY = ['09:30', '12:00', '17:00', '21:00', null] as const;
const TITLES = [
  'Closing Date',
  'Inspection Objection Deadline',
  'Appraisal Deadline',
  'Title Resolution Deadline',
  'Loan Termination Deadline',
  'Earnest Money Deadline',
];
const SUMMARIES = ['06:30', '08:00', '17:30', null] as const;
const QUIET = [null, { from: '22:00', until: '07:00' }, { from: '12:00', until: '20:30' }] as const;

/** The way to call the product; the simulation provides token and server. */
export type Call = (server: { origin: string }, token: string) => Promise<{ status: number }>;
/** The events in the course of a simulation. */
export const EDIT_KINDS = [
  'a transaction changes',
  'a person ends or begins emails',
  'a person chooses a time zone',
  'a person chooses channels and quiet hours',
  'a person chooses a morning summary',
  'a person has it',
  'a person gives it back',
  'a person is done',
  'a person wants to be reminded again',
  'a person answers by an email',
  'an owner chooses of what they hear',
  'an employee joins',
  'an employee is removed',
  'an agent is removed',
  'a lender accepts',
  'a lender sees other deadlines',
  'a lender is withdrawn',
  'a lender leaves their company',
] as const;

export interface Edit {
  kind: (typeof EDIT_KINDS)[number];
  /** The person who makes it. */
  byId: string;
  after: Known;
  /** A repeated call changes nothing: it is repeated if a server dies before it answers. */
  call: Call;
}

let count = 0;

/** A date this many days after a day; each has a title of its own. */
export function aDate(chance: Chance, day: string, days: number): KnownDate {
  count += 1;
  return { id: randomUUID(), title: `${chance.pick(TITLES)} (${count})`, day: dayBefore(day, -days), isDone: false };
}

export function onTheWire(day: string): string {
  return `${day.slice(5)}-${day.slice(0, 4)}`;
}

export function datesOnTheWire(dates: readonly KnownDate[]) {
  return dates.map(({ id, title, day }) => ({ _id: id, title, date: onTheWire(day), description: '' }));
}

/** @param horizon the most days ahead that dates are */
export function anEdit(chance: Chance, before: KnownTransaction, today: string, horizon: number): Edit {
  const { dates } = before;
  const days = chance.happens(0.3) ? chance.whole(0, 2) : chance.whole(0, horizon);
  const some = dates.length > 0 ? chance.pick(dates) : aDate(chance, today, days);
  const others = dates.filter(({ id }) => id !== some.id);
  const withDates = (after: readonly KnownDate[]) =>
    update({ ...before, dates: after }, { contractDates: datesOnTheWire(after) });
  const kinds: (() => Edit)[] = [
    () => withDates([...dates, aDate(chance, today, days)]),
    () => {
      const day = dayBefore(today, -days);
      // on another day it must be met again
      return withDates([...others, { ...some, day, isDone: some.isDone && some.day === day }]);
    },
    () => withDates(others),
    () => {
      const isDone = !some.isDone;
      if (others.length === dates.length) return withDates(dates);
      return update({ ...before, dates: [...others, { ...some, isDone }] }, { checkedOff: [{ _id: some.id, isDone }] });
    },
    () => {
      const choice = chance.pick(CHOICES);
      return update({ ...before, leads: withNearest(before.leads, choice) }, { notification: choice });
    },
    () => {
      const leads = someLeads(chance);
      return update({ ...before, leads }, { lead_times: leads });
    },
    () => {
      if (others.length === dates.length) return withDates(dates);
      const { [some.id]: _own, ...leadsOfOthers } = before.leadsOfDates;
      const leads = chance.happens(0.7) ? someLeads(chance) : null;
      const leadsOfDates = leads ? { ...leadsOfOthers, [some.id]: leads } : leadsOfOthers;
      return update({ ...before, leadsOfDates }, { deadline_lead_times: [{ _id: some.id, lead_times: leads }] });
    },
    () => {
      const timeOfDay = chance.pick(TIMES_OF_DAY);
      return update({ ...before, timeOfDay }, { time_of_day: timeOfDay });
    },
    () => {
      const [state, zone] = chance.pick(STATES);
      return update({ ...before, zone }, { state });
    },
    () => update({ ...before, isClosed: true }, { status: 'Closed' }),
  ];
  return chance.pick(kinds)();

  function update(after: KnownTransaction, body: Record<string, unknown>): Edit {
    const call = calling(updateTransaction, { params: { id: before.id }, body });
    return { kind: 'a transaction changes', byId: before.ownerId, after: { transactions: [after] }, call };
  }
}

const HOURS = { hours: 1, days: 24, weeks: 168 };
const nearest = (one: Choice, other: Choice) =>
  one.value * HOURS[one.type] - other.value * HOURS[other.type] || HOURS[one.type] - HOURS[other.type];

/** A few lead times, the nearest to the end first. */
export function someLeads(chance: Chance): Choice[] {
  const drawn = Array.from({ length: chance.whole(1, 4) }, () => chance.pick(CHOICES));
  return [...new Set(drawn)].sort(nearest);
}

/** Lead times of which the nearest to the end is replaced. */
function withNearest([, ...others]: readonly Choice[], choice: Choice): Choice[] {
  return [choice, ...others.filter((one) => leadName(one) !== leadName(choice))].sort(nearest);
}

/** Another choice of a person: channels, quiet hours, a time zone, or whether they want emails about a transaction. */
export function aPersonalEdit(chance: Chance, before: KnownPerson, transactionId: string): Edit {
  const edit = (kind: Edit['kind'], after: KnownPerson, call: Call): Edit => ({
    ...{ kind, byId: before.id, call },
    after: { people: [after] },
  });
  const drawn = chance.next();
  if (drawn < 0.3) {
    const isMuted = !before.muted.has(transactionId);
    const muted = new Set(before.muted);
    if (isMuted) muted.add(transactionId);
    else muted.delete(transactionId);
    const call = calling(muteReminderMails, { params: { id: transactionId }, body: { isMuted } });
    return edit('a person ends or begins emails', { ...before, muted }, call);
  }
  const [, zone] = chance.pick(STATES);
  if (drawn < 0.6) {
    const chosenZone = chance.happens(0.7) ? zone : null;
    const call = calling(updateUser, { body: { timeZone: chosenZone ?? '' } });
    return edit('a person chooses a time zone', { ...before, chosenZone }, call);
  }
  if (drawn < 0.8) {
    const summaryAt = chance.pick(SUMMARIES);
    const body = { summaryAt, timeZone: before.deviceZone };
    const call = calling(saveReminderSettings, { body });
    return edit('a person chooses a morning summary', { ...before, summaryAt }, call);
  }
  const quietHours = chance.pick(QUIET);
  const [byEmail, inApp] = [chance.happens(0.8), chance.happens(0.8)];
  const call = calling(saveReminderSettings, {
    body: { byEmail, inApp, quietHours, defaultNotification: null, timeZone: zone },
  });
  const after = { ...before, byEmail, inApp, quietHours, deviceZone: zone };
  return edit('a person chooses channels and quiet hours', after, call);
}

export function calling(call: Parameters<typeof ask>[1], asked: Asked): Call {
  return (server, token) => ask(server, call, { ...asked, token });
}
