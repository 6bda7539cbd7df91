import type { Transaction } from '@keydate/contracts/transactions';
import { addDays, type CalendarDay } from '@keydate/domain/calendar-day';
import { SETTLED_AS } from '@keydate/domain/settled-deadline';
import { asTimeOfDay } from '@keydate/domain/time-of-day';
import { inDays } from '@keydate/testing/builders/days';
import {
  aClientOfTransaction,
  aContractDate,
  aDeadlineDone,
  aTransaction,
  closingOf,
} from '@keydate/testing/builders/transactions';

const CLIENTS = [
  'Odalys Brandt',
  'Percival Nakamura',
  'Ines & Tomasz Wieczorek',
  'Fern Abernathy',
  'Quillon Reyes',
  'Saskia Thorvaldsen-Okafor',
];
const STREETS = [
  '1187 Cattail Court',
  '42 Bluestem Avenue',
  '9 Aspen Way',
  '2750 Horsetooth Ridge Road, Unit 14B',
  '618 Remington Street',
];
const TOWNS = [
  ['Loveland', '80537'],
  ['Fort Collins', '80524'],
  ['Estes Park', '80517'],
  ['Longmont', '80501'],
] as const;

/** The dates of a Colorado contract in the order of its form, in days from today. */
const DATES = [
  ['Alternative Earnest Money Deadline', -9],
  ['Record Title Deadline (and Tax Certificate)', -2],
  ['Record Title Objection Deadline', 0],
  ['Association Documents Termination Deadline', 3],
  ['Association Documents Objection Deadline', 3],
  ['Inspection Objection Deadline', 8],
  ['Appraisal Deadline', 17],
  ['Closing Date', 31],
] as const;

/** Deadlines that passed within so many days are not checked off yet. */
const DAYS_UNCHECKED = 4;

/** This many transactions, newest first, all different; every seventh is closed. */
export function transactions(count: number): Transaction[] {
  const today = inDays(0);
  return Array.from({ length: count }, (_none, index) => transaction(index, today));
}

/** Somebody else's changes to the first transaction: another street, Closing Date and notification. */
export function changedBySomebody([first]: readonly Transaction[]): Partial<Transaction> {
  const contractDates = (first?.contractDates ?? []).map((date) =>
    date.title === 'Closing Date' ? { ...date, date: addDays(date.date, 7) } : date,
  );
  return { street: '1189 Cattail Court', contractDates, notification: { type: 'weeks', value: 2 } };
}

export const LONG_NAME = `Bartholomew-Maximilian ${'Featherstonehaugh'.repeat(4)} van der Westhuizen-Kallioniemi`;

/** A transaction with the longest texts. */
export function withLongNames(transaction: Transaction): Transaction {
  return {
    ...transaction,
    street: `2750 ${'Horsetooth'.repeat(8)} Ridge Road, Building 14, Entrance North, Unit 14B`,
    city: 'Llanfairpwllgwyngyllgogerychwyrndrobwll',
    client_information: {
      ...transaction.client_information,
      client_name: LONG_NAME,
      email_address: `${'bartholomew.featherstonehaugh.'.repeat(3)}kallioniemi@mail.example`,
    },
    contractDates: transaction.contractDates.map((date) => ({
      ...date,
      title: `${date.title} ${'and everything else due on the day '.repeat(4).trim()}`,
      description: 'x'.repeat(300),
    })),
  };
}

/** A transaction with a second deadline that could be the closing, so that neither is. */
export function withSecondClosing(transaction: Transaction): Transaction {
  const second = aContractDate({ _id: 'second-closing', title: 'Amended Closing Date', date: inDays(38) });
  const contractDates = [...transaction.contractDates, second];
  return { ...transaction, contractDates, ...closingOf(contractDates) };
}

/** A transaction whose dates count from MEC and from the closing; one was set by hand. */
export function withCountedDates(transaction: Transaction): Transaction {
  const mec = inDays(-6);
  const closing = inDays(31);
  const rows = [
    ['Record Title Deadline', 'MEC + 8 days', true],
    ['Record Title Objection Deadline', '5 days after Record Title Deadline', true],
    ['Inspection Objection Deadline', 'MEC + 18 days', true],
    ['Inspection Resolution Deadline', '3 business days after Inspection Objection Deadline', false],
    ['New Loan Terms Deadline', '10 days before Closing', true],
    ['Possession Date', 'Upon Closing', true],
  ] as const;
  const counted = {
    ...transaction,
    counting: { mec, contractDate: null, acceptance: null, effectiveDate: null, roll: 'will' as const },
    contractDates: [
      ...rows.map(([title, words, follows], at) =>
        aContractDate({ _id: `counted-${at}`, title, words, follows, date: inDays(20) }),
      ),
      aContractDate({ _id: 'closing', title: 'Closing Date', date: closing }),
    ],
  };
  return { ...counted, ...closingOf(counted.contractDates) };
}

/** A transaction with 30 past deadlines that nobody has checked off. */
export function withManyOverdue(transaction: Transaction): Transaction {
  const today = inDays(0);
  const overdue = Array.from({ length: 30 }, (_none, index) =>
    aContractDate({ _id: `overdue-${index}`, title: `Deadline ${index + 1}`, date: addDays(today, -index - 1) }),
  );
  return { ...transaction, contractDates: [...overdue, ...transaction.contractDates] };
}

/** A transaction with deadlines in every group of what is due. */
export function withMuchDue(transaction: Transaction): Transaction {
  const today = inDays(0);
  const due = [-6, -1, 0, 1, 2, 5, 7].map((days) =>
    aContractDate({
      _id: `${transaction._id}-due-${days}`,
      title: `Deadline of day ${days}`,
      date: addDays(today, days),
    }),
  );
  return { ...transaction, contractDates: [...due, ...transaction.contractDates] };
}

/** A transaction with deadlines that were settled in every way. */
export function withSettled(transaction: Transaction): Transaction {
  const settled = SETTLED_AS.map((as, at) =>
    aContractDate({
      _id: `settled-${as}`,
      title: `${['Loan', 'Survey', 'Title', 'Insurance'][at] ?? ''} Objection Deadline`,
      date: addDays(inDays(0), at - 3),
      done: aDeadlineDone({ as, note: as === 'waived' ? 'The buyer wrote on Monday that they will not object.' : '' }),
    }),
  );
  return { ...transaction, contractDates: [...settled, ...transaction.contractDates] };
}

function transaction(index: number, today: CalendarDay): Transaction {
  const _id = `transaction-${index + 1}`;
  const [city, zipcode] = pick(TOWNS, index);
  const client_name = index % 11 === 10 ? '' : pick(CLIENTS, index);
  return aTransaction({
    _id,
    street: pick(STREETS, index),
    city,
    zipcode,
    contract_type: index % 3 === 1 ? 'Sale' : 'Purchase',
    status: index % 7 === 6 ? 'Closed' : 'Active',
    client_information: aClientOfTransaction({ client_name, email_address: `client${index + 1}@mail.example` }),
    time_of_day: index === 0 ? asTimeOfDay('17:00') : null,
    contractDates: DATES.map(([title, days], at) =>
      aContractDate({
        _id: `${_id}-date-${at + 1}`,
        title,
        date: addDays(today, days + index),
        done: days + index < -DAYS_UNCHECKED ? aDeadlineDone() : null,
      }),
    ),
  });
}

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}
