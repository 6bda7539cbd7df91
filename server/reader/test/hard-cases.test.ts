import { inkedForm } from '../bench/hard/drawn-cases';
import { HARD_CASES } from '../bench/hard/hard-cases';
import { screenshot, twoSheets } from '../bench/hard/pictured-cases';
import { isDate } from '../bench/hard/rows-of-form';
import { NO_SILENT_ERRORS, silentErrors } from '../bench/silent-errors';
import { startReading } from './reading';

const { read } = startReading();

/** The number of the contract that is read, of each kind; the bench reads more of each. */
const KINDS: [kind: string, number: number][] = [
  ['cropped', 1],
  ['counterproposal', 1],
  ['two-columns', 1],
  ['changed-times', 1],
  ['signed-on-screen', 1],
  ['struck-dates', 1],
  ['struck-in-one', 1],
  ['packet', 0],
];

test.each(KINDS)('of a contract of the kind %s no row is wrong or missing without a warning', async (kind, number) => {
  const drawn = await HARD_CASES[kind]?.(number);
  const reading = await read(drawn?.bytes ?? Buffer.alloc(0));
  expect(silentErrors(drawn?.rows ?? [], reading)).toEqual(NO_SILENT_ERRORS);
  expect(reading.summary.withDay).toBeGreaterThanOrEqual(10);
});

/** The first rows of a form are enough for the kinds that take longest. */
test.each([
  ['whose dates were written in as strokes of a pen', () => inkedForm('strokes', 2, 8)],
  ['whose dates were written in as small pictures', () => inkedForm('pictures', 2, 8)],
  ['whose dates were written in as filled shapes', () => inkedForm('outlines', 2, 8)],
  ['on two sheets in one photograph', () => twoSheets(2, false, 8)],
  ['in a screenshot of a viewer with the next page below', () => screenshot(2, 8)],
])('of a short table %s no row is wrong or missing without a warning', async (_where, draw) => {
  const { bytes, rows } = await draw();
  const reading = await read(bytes);
  expect(silentErrors(rows, reading)).toEqual(NO_SILENT_ERRORS);
  const days = rows.filter(([, , , date = '']) => isDate(date));
  expect(reading.summary).toMatchObject({ rows: 8, withDay: days.length });
});

test('of dates that were written in as one path, the pen never lifted, none is left blank without a warning', async () => {
  const { bytes, rows } = await inkedForm('one-path', 2, 8);
  const reading = await read(bytes);
  expect(silentErrors(rows, reading)).toEqual(NO_SILENT_ERRORS);
  const written = rows.flatMap(([, , , date = ''], index) => (isDate(date) ? [index + 1] : []));
  const flagged = reading.doubts.filter(({ kind }) => kind === 'date-from-ink' || kind === 'date-not-read');
  expect(flagged.map(({ row }) => row)).toEqual(written);
});
