import type { Choice, Quiet } from './oracle';

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

/** A transaction as the people of the simulation know it. Each edit makes another one; none is changed in place. */
export interface KnownTransaction {
  id: string;
  ownerId: string;
  /** The owner, and those who work for them. */
  teamIds: readonly string[];
  shares: readonly KnownShare[];
  zone: string;
  timeOfDay: string | null;
  choice: Choice;
  dates: readonly KnownDate[];
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
}

/** Somebody who has chosen nothing. */
export function aKnownPerson(
  person: Pick<KnownPerson, 'id' | 'email' | 'role' | 'worksForId' | 'companyOwnerId'>,
): KnownPerson {
  const { id, email, role, worksForId, companyOwnerId } = person;
  const choice = { byEmail: true, inApp: true, quietHours: null, deviceZone: 'America/Denver', chosenZone: null };
  return { id, email, role, worksForId, companyOwnerId, isRemoved: false, muted: new Set(), ...choice };
}

export function quietOf({ quietHours, deviceZone, chosenZone }: KnownPerson): Quiet | null {
  return quietHours && { ...quietHours, zone: chosenZone ?? deviceZone };
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
}

/** The entries and edits of people, as they remember them. */
export interface History {
  transactions: Map<string, KnownTransaction>;
  people: Map<string, KnownPerson>;
  chapters: Chapter[];
  /** Records an edit of a step, at an instant of the simulated clock. */
  note(changed: Known, step: number, now: number): void;
}

export function beginHistory(): History {
  const transactions = new Map<string, KnownTransaction>();
  const people = new Map<string, KnownPerson>();
  const chapters: Chapter[] = [];
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
    note: (changed, step, now) => {
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
  const { zone, timeOfDay, choice, dates, isClosed } = after;
  return (
    shareOf(before) === shareOf(after) &&
    before.zone === zone &&
    before.timeOfDay === timeOfDay &&
    before.choice === choice &&
    before.dates === dates &&
    before.isClosed === isClosed
  );
}
