import { calendarDay, dayFromSql } from '@keydate/domain/calendar-day';
import fc from 'fast-check';
import type { TransactionDate } from '../contract-dates.repository';
import type { TransactionRow } from '../transactions.repository';
import { changeTransaction, type TransactionChange, type TransactionState } from './change-transaction';

const transaction: TransactionRow = {
  id: 'transaction',
  companyId: 'elm',
  ownerId: 'ada',
  createdById: 'ada',
  changedById: null,
  clientId: 'june',
  version: 4,
  street: '48 Juniper Lane',
  city: 'Boulder',
  state: 'Colorado',
  zipcode: '80301',
  country: 'USA',
  contractType: 'Sale',
  status: 'Active',
  clientType: 'Yes',
  timeOfDay: null,
  acceptanceTime: null,
  counting: null,
  notificationType: 'hours',
  notificationValue: 6,
  furtherLeads: [],
  leadsOfDates: {},
  requestId: null,
  requestDigest: null,
  createdAt: new Date(0),
  nextDue: 'infinity',
  closing: null,
  closingMarked: false,
  closingDay: null,
  noLoan: false,
  disclosureWas: null,
};
const BY = { by: { id: 'ada', fullName: 'Ada Quill' }, at: new Date(1) };

const title = fc.constantFrom('Closing Date', 'Appraisal Deadline', 'Possession Date');
const days = ['2027-03-14', '2027-03-15'].map((day) => ({
  sql: day,
  wire: calendarDay(2027, 3, Number(day.slice(8)))!,
}));
const day = fc.constantFrom(...days);
const state: fc.Arbitrary<TransactionState> = fc.array(fc.record({ title, day }), { maxLength: 5 }).map((rows) => ({
  transaction,
  dates: rows.map((row, position) => ({
    id: `date-${position}`,
    transactionId: 'transaction',
    position,
    title: row.title,
    formerTitle: '',
    day: row.day.sql,
    description: '',
    words: '',
    follows: false,
    done: null,
  })),
}));
const wishedRow = fc.record({
  _id: fc.option(fc.constantFrom('date-0', 'date-1', 'date-2', 'a-new-one'), { nil: undefined }),
  title,
  day,
});
const newDates: fc.Arbitrary<NonNullable<TransactionChange['contractDates']>> = fc
  .uniqueArray(wishedRow, { maxLength: 5, comparator: (a, b) => a._id !== undefined && a._id === b._id })
  .map((rows) => rows.map(({ _id, title, day: { wire: date } }) => ({ _id, title, date, description: '' })));

describe('a change of a transaction', () => {
  test('makes the list of dates what the change says, in its order, each under an id of its own', () => {
    fc.assert(
      fc.property(state, newDates, (before, contractDates) => {
        const { dates } = changeTransaction(before, { contractDates }, BY) ?? before;
        expect(dates.map((date) => [date.title, date.day, date.position])).toEqual(
          contractDates.map(({ title, date }, position) => [
            title,
            days.find(({ wire }) => wire === date)?.sql,
            position,
          ]),
        );
        expect(new Set(dates.map(({ id }) => id)).size).toBe(dates.length);
        for (const [index, { _id }] of contractDates.entries()) {
          if (_id !== undefined) expect(dates[index]?.id).toBe(_id);
        }
      }),
    );
  });

  test('that is made again changes nothing', () => {
    fc.assert(
      fc.property(state, newDates, fc.boolean(), (before, contractDates, closes) => {
        const change: TransactionChange = {
          contractDates,
          street: '9 Elm Street',
          ...(closes && { status: 'Closed' }),
        };
        const after = changeTransaction(before, change, BY);
        expect(after?.transaction.version).toBe(5);
        expect(after && changeTransaction(after, change, BY)).toBeNull();
      }),
    );
  });

  test('leaves each date what it was where the list comes without ids, in whatever order', () => {
    const inSomeOrder = state.chain((before) =>
      fc.record({
        before: fc.constant(before),
        order: fc.shuffledSubarray(before.dates, { minLength: before.dates.length }),
      }),
    );
    fc.assert(
      fc.property(inSomeOrder, newDates, ({ before, order }, others) => {
        const nameless = order.map(({ title, day }) => ({ title, date: dayFromSql(day), description: 'new words' }));
        const isNew = ({ _id }: { _id?: string | undefined }) => _id === 'a-new-one';
        const contractDates = [...others.filter(isNew), ...nameless];
        const { dates } = changeTransaction(before, { contractDates }, BY) ?? before;
        const known = (all: readonly TransactionDate[]) =>
          all
            .filter(({ id }) => id !== 'a-new-one')
            .map(({ id, title, day }) => `${id} ${title} ${day}`)
            .sort();
        expect(known(dates)).toEqual(known(before.dates));
      }),
    );
  });

  test('that moves a date without its id leaves it the same date, and one that was done is to be met again', () => {
    const [first, second] = days;
    const stored = (id: string, position: number, title: string): TransactionDate => ({
      id,
      transactionId: 'transaction',
      position,
      title,
      formerTitle: '',
      day: first!.sql,
      description: '',
      words: '',
      follows: false,
      done: { ...BY, as: 'done', note: '' },
    });
    const before = { transaction, dates: [stored('a', 0, 'Closing Date'), stored('b', 1, 'Appraisal Deadline')] };
    const contractDates = [
      { title: 'Possession Date', date: first!.wire, description: '' },
      { title: 'Appraisal Deadline', date: first!.wire, description: '' },
      { title: 'Closing Date', date: second!.wire, description: '' },
    ];
    const dates = changeTransaction(before, { contractDates }, BY)?.dates ?? [];
    expect(dates.slice(1)).toMatchObject([
      { id: 'b', done: BY },
      { id: 'a', done: null },
    ]);
    expect(['a', 'b']).not.toContain(dates[0]?.id);
  });

  test('to what is already so is none', () => {
    const before = { transaction, dates: [] };
    expect(
      changeTransaction(before, { city: 'Boulder', notification: { type: 'hours', value: 6 }, contractDates: [] }, BY),
    ).toBeNull();
  });

  test('touches nothing that it does not name', () => {
    const after = changeTransaction({ transaction, dates: [] }, { notification: { type: 'weeks', value: 2 } }, BY);
    expect(after).toEqual({
      transaction: { ...transaction, version: 5, notificationType: 'weeks', notificationValue: 2 },
      dates: [],
    });
  });
});
