import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCalendarFeed } from '@keydate/contracts/calendar-feeds';
import { addDays, calendarDay } from '@keydate/domain/calendar-day';
import { isTimeOfDay, type TimeOfDay } from '@keydate/domain/time-of-day';
import { momentOf } from '@keydate/domain/zoned-moment';
import ical from 'node-ical';
import type { FeedEvent } from '../../src/transactions/calendar/events-of-feed';
import { writeCalendar } from '../../src/transactions/calendar/write-calendar';
import { ask } from '../ask';
import { aRealtor } from '../people';
import { startTestServer } from '../test-server';
import { testWith } from '../test-with';
import { changeTransaction, enterTransaction } from '../transactions';
import { aCalendar, readByPython, type ReadEvent } from './programs';

const DAYS_AROUND = [-1, 0, 1];
/** The nights in which clocks change in 2027 and 2028. */
const CHANGES = [
  calendarDay(2027, 3, 14),
  calendarDay(2027, 11, 7),
  calendarDay(2028, 3, 12),
  calendarDay(2028, 11, 5),
];
const ZONES = ['America/Denver', 'America/New_York', 'America/Phoenix', 'Pacific/Honolulu', 'America/Anchorage'];
const TIMES = ['00:00', '01:30', '02:30', '09:05', '17:00', '23:30'].filter(isTimeOfDay);
const TITLES = [
  'Inspection Objection Deadline',
  'Title, survey; and “other” rights \\ of the buyer',
  'Loan terms: buyer’s approval\nsecond line',
  'Ünïcode 🏠 '.repeat(9).trim(),
];

/** Deadlines of 500 transactions around those nights, whole days and hours. */
function manyEvents(): FeedEvent[] {
  return Array.from({ length: 500 }, (_, at) => at).flatMap((at) =>
    DAYS_AROUND.map((offset, row): FeedEvent => {
      const hours: (TimeOfDay | null)[] = [null, ...TIMES];
      return {
        uid: `${at}-${row}@keydate`,
        transactionId: `transaction-${at}`,
        title: TITLES[(at + row) % TITLES.length]!,
        street: `${at} Aspen Way`,
        day: addDays(CHANGES[at % CHANGES.length]!, offset),
        endsBy: hours[(at * 3 + row) % hours.length]!,
        timeZone: ZONES[at % ZONES.length]!,
        isCanceled: (at + row) % 7 === 0,
        sequence: at % 5,
        changedAt: new Date(Date.UTC(2027, 0, 1, 12, at % 60)),
        leads: [{ type: 'days', value: 1 + (at % 9) }],
      };
    }),
  );
}

const asRead = ({ uid, title, street, day, endsBy, timeZone, isCanceled }: FeedEvent): ReadEvent => ({
  uid,
  summary: `${title}, ${street}`,
  status: isCanceled ? 'CANCELLED' : '',
  start:
    endsBy === null
      ? `${day.slice(6)}-${day.slice(0, 5)}`
      : momentOf({ day, time: endsBy }, timeZone).toISOString().replace('.000', ''),
});

testWith(
  ['python3-icalendar'],
  'two libraries read every deadline of 500 transactions alike, over nights in which clocks change',
  async () => {
    const events = manyEvents();
    const file = writeCalendar({
      name: 'Keydate',
      events,
      alarms: true,
      urlOf: (id) => `https://app.keydate.example/${id}`,
    });
    const expected = events.map(asRead);
    expect(readByPython(file)).toEqual(expected);
    const read = Object.values(await ical.async.parseICS(file)).filter((one) => one?.type === 'VEVENT');
    expect(read.map(readByNode)).toEqual(expected);
  },
);

function readByNode({ uid, summary, status, start, datetype }: ical.VEvent): ReadEvent {
  const instant = start.toISOString().replace('.000', '');
  const day = [start.getFullYear(), start.getMonth() + 1, start.getDate()].map((part) => String(part).padStart(2, '0'));
  return {
    uid,
    summary: typeof summary === 'string' ? summary : summary.val,
    status: status ?? '',
    start: datetype === 'date' ? day.join('-') : instant,
  };
}

testWith(
  ['khal', 'vdirsyncer'],
  'a calendar on a computer shows the deadlines, and follows a move and a removal',
  async () => {
    const server = await startTestServer();
    const folder = await mkdtemp(join(tmpdir(), 'keydate-calendar-'));
    try {
      server.clock.set(new Date('2027-01-08T19:00:00Z'));
      const realtor = await aRealtor(server);
      const transaction = await enterTransaction(server, realtor, {
        time_of_day: '17:00',
        contract_dates: [
          { title: 'Title Objection Deadline', date: '01-12-2027', description: '' },
          { title: 'Closing Date', date: '02-05-2027', description: '' },
        ],
      });
      const { body } = await ask(server, makeCalendarFeed, { token: realtor.token, body: {} });
      const { pathname, search } = new URL(body.result.url);
      const calendar = await aCalendar(folder, `${server.origin}${pathname}${search}`);
      const closing = '2027-02-05 Closing Date, 48 Juniper Lane';
      expect(await calendar.linesFrom('2027-01-08')).toEqual([
        '2027-01-12 17:00 Title Objection Deadline, 48 Juniper Lane',
        closing,
      ]);
      const [objection, last] = transaction.contractDates;
      await changeTransaction(server, realtor, transaction, {
        contractDates: [{ ...objection, date: '01-19-2027' }, last],
      });
      expect(await calendar.linesFrom('2027-01-08')).toEqual([
        '2027-01-19 17:00 Title Objection Deadline, 48 Juniper Lane',
        closing,
      ]);
      await changeTransaction(server, realtor, transaction, { contractDates: [last] });
      expect(await calendar.linesFrom('2027-01-08')).toEqual([
        '2027-01-19 17:00 Title Objection Deadline, 48 Juniper Lane CANCELLED',
        closing,
      ]);
    } finally {
      await Promise.all([server.close(), rm(folder, { recursive: true, force: true })]);
    }
  },
);
