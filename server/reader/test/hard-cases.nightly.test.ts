import { HARD_CASES } from '../bench/hard/hard-cases';
import { NO_SILENT_ERRORS, silentErrors } from '../bench/silent-errors';
import { startReading } from './reading';

const { read } = startReading();

test.each(['ink-outlines', 'packet'])(
  'of a contract of the kind %s no row is wrong or missing without a warning',
  async (kind) => {
    const drawn = await HARD_CASES[kind]?.(1);
    const reading = await read(drawn?.bytes ?? Buffer.alloc(0));
    expect(silentErrors(drawn?.rows ?? [], reading)).toEqual(NO_SILENT_ERRORS);
    expect(reading.summary.withDay).toBeGreaterThanOrEqual(10);
  },
);

test('two sheets on a table, the second one first, are joined by their numbers', async () => {
  const drawn = await HARD_CASES['sheets-reversed']?.(0);
  const { rows, summary } = await read(drawn?.bytes ?? Buffer.alloc(0));
  expect(rows.slice(1).map(([item]) => item)).toEqual(drawn?.rows.map(([item]) => item));
  expect(summary).toMatchObject({ otherTables: 0, gaps: [] });
});
