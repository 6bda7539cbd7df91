import { type Choice, type Group, leadName, type Quiet } from './oracle';

/** A deadline as the people of the simulation know it. */
export interface KnownDate {
  id: string;
  title: string;
  /** YYYY-MM-DD */
  day: string;
  isDone: boolean;
}

/** How a lender reads a transaction. */
export interface KnownShare {
  lenderId: string;
  /** The deadlines that they see in addition to those of every lender. */
  sharedIds: ReadonlySet<string>;
  /** The step in which they accepted. */
  sinceStep: number;
}

/** "Remind me": a person wants to be reminded of a deadline once more. */
export interface KnownExtra {
  personId: string;
  dateId: string;
  day: string;
  /** The lead time of the reminder that they answered. */
  lead: string;
  remindAt: number;
  /** True if a lead time named that moment when they asked: then it is also the reminder of everyone, unless something changes. */
  isNamed: boolean;
}

/** "I've got it": the answer of a person to a reminder. */
export interface KnownTaker {
  personId: string;
  dateId: string;
  day: string;
  lead: string;
  at: number;
}

/** A transaction as the people of the simulation know it. Each edit makes another one; none is changed in place. */
export interface KnownTransaction {
  id: string;
  ownerId: string;
  /** The owner, and those who work for them. */
  teamIds: readonly string[];
  shares: readonly KnownShare[];
  zone: string;
  timeOfDay: string | null;
  /** How long before its end each deadline is announced. */
  leads: readonly Choice[];
  /** The deadlines with lead times of their own. */
  leadsOfDates: Readonly<Record<string, readonly Choice[]>>;
  dates: readonly KnownDate[];
  extras: readonly KnownExtra[];
  takers: readonly KnownTaker[];
  isClosed: boolean;
}

export interface KnownPerson {
  id: string;
  email: string;
  role: 'owner' | 'agent' | 'employee' | 'lender';
  worksForId: string | null;
  /** The owner of the company that they are or were in. */
  companyOwnerId: string;
  isRemoved: boolean;
  byEmail: boolean;
  inApp: boolean;
  quietHours: Omit<Quiet, 'zone'> | null;
  /** The zone of their device, and the time zone that they chose instead. */
  deviceZone: string;
  chosenZone: string | null;
  /** The transactions about which they want no emails. */
  muted: ReadonlySet<string>;
  /** The hour of their morning summary. */
  summaryAt: string | null;
}

/** Somebody who has chosen nothing. */
export function aKnownPerson(
  person: Pick<KnownPerson, 'id' | 'email' | 'role' | 'worksForId' | 'companyOwnerId'>,
): KnownPerson {
  const { id, email, role, worksForId, companyOwnerId } = person;
  const choice = { byEmail: true, inApp: true, quietHours: null, deviceZone: 'America/Denver', chosenZone: null };
  return {
    id,
    email,
    role,
    worksForId,
    companyOwnerId,
    isRemoved: false,
    muted: new Set(),
    summaryAt: null,
    ...choice,
  };
}

export function zoneOf({ deviceZone, chosenZone }: KnownPerson): string {
  return chosenZone ?? deviceZone;
}

export function quietOf(person: KnownPerson): Quiet | null {
  return person.quietHours && { ...person.quietHours, zone: zoneOf(person) };
}

/** A reminder of a deadline that a person is to get: by a lead time, or because they asked for it. */
export interface Announcement {
  /** The part of the product's name for it that the deadline's other reminders do not share. */
  name: string;
  choice: Choice | null;
  askedFor: number | null;
}

/** The reminders of a deadline to a person. */
export function announcementsOf(
  { leads, leadsOfDates, extras }: KnownTransaction,
  { id, day }: KnownDate,
  personId: string,
): Announcement[] {
  const asked = extras.filter((one) => one.personId === personId && one.dateId === id && one.day === day);
  return [
    ...(leadsOfDates[id] ?? leads).map((choice) => ({ name: leadName(choice), choice, askedFor: null })),
    ...asked.map(({ remindAt }) => ({ name: `${remindAt} at`, choice: null, askedFor: remindAt })),
  ];
}

/** The people who hear of a transaction's deadlines, or of some of them. */
export function toldOf({ teamIds, shares }: KnownTransaction): string[] {
  return [...teamIds, ...shares.map(({ lenderId }) => lenderId)];
}

/**
 * The state of one person and one transaction, from an edit to the next one. During the steps of these two edits
 * either state may apply to a reminder; during the steps between, this one alone.
 */
export interface Chapter {
  transaction: KnownTransaction;
  person: KnownPerson;
  /** When its edit was made, by the simulated clock. */
  begunAt: number;
  fromStep: number;
  untilStep: number;
}

/** The changes of an edit. */
export interface Known {
  people?: readonly KnownPerson[];
  transactions?: readonly KnownTransaction[];
  /** By the owner of a company: the rows of which they want to hear where nobody answers. */
  escalates?: ReadonlyMap<string, readonly Group[]>;
}

/** The entries and edits of people, as they remember them. */
export interface History {
  transactions: Map<string, KnownTransaction>;
  people: Map<string, KnownPerson>;
  chapters: Chapter[];
  escalates: Map<string, readonly Group[]>;
  /** All edits in their order. */
  journal: { step: number; changed: Known }[];
  /** Records an edit of a step, at an instant of the simulated clock. */
  note(changed: Known, step: number, now: number): void;
}

export function beginHistory(): History {
  const transactions = new Map<string, KnownTransaction>();
  const people = new Map<string, KnownPerson>();
  const chapters: Chapter[] = [];
  const escalates: History['escalates'] = new Map();
  const journal: History['journal'] = [];
  const open = new Map<string, Chapter>();

  const end = (name: string, step: number) => {
    const chapter = open.get(name);
    if (chapter) chapter.untilStep = step;
    open.delete(name);
  };
  const tell = (transaction: KnownTransaction, step: number, now: number) => {
    for (const personId of toldOf(transaction)) {
      const person = people.get(personId);
      const name = `${transaction.id} ${personId}`;
      const before = open.get(name);
      if (!person || (before?.person === person && isAlikeTo(personId, before.transaction, transaction))) continue;
      end(name, step);
      const chapter = { transaction, person, begunAt: now, fromStep: step, untilStep: Infinity };
      open.set(name, chapter);
      chapters.push(chapter);
    }
  };
  return {
    transactions,
    people,
    chapters,
    escalates,
    journal,
    note: (changed, step, now) => {
      journal.push({ step, changed });
      for (const [ownerId, groups] of changed.escalates ?? []) escalates.set(ownerId, groups);
      for (const person of changed.people ?? []) people.set(person.id, person);
      for (const transaction of changed.transactions ?? []) {
        const before = transactions.get(transaction.id);
        const told = toldOf(transaction);
        for (const personId of before ? toldOf(before) : [])
          if (!told.includes(personId)) end(`${transaction.id} ${personId}`, step);
        transactions.set(transaction.id, transaction);
        tell(transaction, step, now);
      }
      if (changed.people) for (const one of transactions.values()) if (!one.isClosed) tell(one, step, now);
    },
  };
}

/** True if a change of a transaction changes nothing that this person hears of: others may have joined it. */
function isAlikeTo(personId: string, before: KnownTransaction, after: KnownTransaction): boolean {
  const shareOf = ({ shares }: KnownTransaction) => shares.find(({ lenderId }) => lenderId === personId);
  const askedIn = ({ extras }: KnownTransaction) => extras.filter((one) => one.personId === personId);
  const asked = askedIn(before);
  const { zone, timeOfDay, leads, leadsOfDates, dates, isClosed } = after;
  return (
    shareOf(before) === shareOf(after) &&
    before.zone === zone &&
    before.timeOfDay === timeOfDay &&
    before.leads === leads &&
    before.leadsOfDates === leadsOfDates &&
    before.dates === dates &&
    before.isClosed === isClosed &&
    askedIn(after).every((one, nth) => one === asked[nth]) &&
    askedIn(after).length === asked.length
  );
}

/** When a person should have received a reminder, within one chapter. */
export interface Wanted {
  /** The first and the last step in which it may have gone out. */
  from: number;
  until: number;
  dueAt: number;
  endsAt: number;
  /** The quiet hours that delay it, however late it is. */
  quiet: Quiet | null;
}
