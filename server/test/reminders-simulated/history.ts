import type { Choice, Quiet } from './oracle';

/** A deadline as the people of the simulation know it. */
export interface KnownDate {
  id: string;
  title: string;
  /** YYYY-MM-DD */
  day: string;
  isDone: boolean;
}

/** A transaction as the people of the simulation know it. Each edit makes another one; none is changed in place. */
export interface KnownTransaction {
  id: string;
  ownerId: string;
  /** Who is told of its deadlines. */
  listenerIds: readonly string[];
  zone: string;
  timeOfDay: string | null;
  choice: Choice;
  dates: readonly KnownDate[];
  isClosed: boolean;
}

export interface KnownPerson {
  id: string;
  byEmail: boolean;
  inApp: boolean;
  quiet: Quiet | null;
  /** The transactions of which they want no emails. */
  muted: ReadonlySet<string>;
}

/**
 * What was true for one person of one transaction, from an edit to the next one. In the steps of these two edits either
 * may have been true when something was sent; in those between, this alone was.
 */
export interface Chapter {
  transaction: KnownTransaction;
  person: KnownPerson;
  /** When its edit was made, by the simulated clock. */
  begunAt: number;
  fromStep: number;
  untilStep: number;
}

/** What people have entered and edited, as they remember it. */
export interface History {
  transactions: Map<string, KnownTransaction>;
  people: Map<string, KnownPerson>;
  chapters: Chapter[];
  setTransaction(transaction: KnownTransaction, step: number, now: number): void;
  setPerson(person: KnownPerson, step: number, now: number): void;
}

export function beginHistory(): History {
  const transactions = new Map<string, KnownTransaction>();
  const people = new Map<string, KnownPerson>();
  const chapters: Chapter[] = [];
  const open = new Map<string, Chapter>();

  const begin = (transaction: KnownTransaction, person: KnownPerson, step: number, now: number) => {
    const name = `${transaction.id} ${person.id}`;
    const before = open.get(name);
    if (before) before.untilStep = step;
    const chapter = { transaction, person, begunAt: now, fromStep: step, untilStep: Infinity };
    open.set(name, chapter);
    chapters.push(chapter);
  };
  return {
    transactions,
    people,
    chapters,
    setTransaction: (transaction, step, now) => {
      transactions.set(transaction.id, transaction);
      for (const personId of transaction.listenerIds) {
        const person = people.get(personId);
        if (person) begin(transaction, person, step, now);
      }
    },
    setPerson: (person, step, now) => {
      people.set(person.id, person);
      for (const transaction of transactions.values())
        if (transaction.listenerIds.includes(person.id) && !transaction.isClosed) begin(transaction, person, step, now);
    },
  };
}
