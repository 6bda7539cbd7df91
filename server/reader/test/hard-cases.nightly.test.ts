import { HARD_CASES } from '../bench/hard/hard-cases';
import { startReading } from './reading';

const { read } = startReading();

test('two sheets on a table, the second one first, are joined by their numbers', async () => {
  const drawn = await HARD_CASES['sheets-reversed']?.(0);
  const { rows, summary } = await read(drawn?.bytes ?? Buffer.alloc(0));
  expect(rows.slice(1).map(([item]) => item)).toEqual(drawn?.rows.map(([item]) => item));
  expect(summary).toMatchObject({ otherTables: 0, gaps: [] });
});
