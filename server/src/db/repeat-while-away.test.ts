import { DrizzleQueryError } from 'drizzle-orm/errors';
import { repeatUntilDone, repeatWhileAway } from './repeat-while-away';

const failed = (code: string) => new DrizzleQueryError('update', [], Object.assign(new Error(code), { code }));

test.each([
  ['a deadlock', '40P01'],
  ['a duplicate', '23505'],
])('work that %s ended is done again', async (_what, code) => {
  const work = jest.fn<Promise<string>, []>().mockRejectedValueOnce(failed(code)).mockResolvedValueOnce('stored');
  expect(await repeatWhileAway(0, work)).toBe('stored');
});

test('work that collides each time fails in the end', async () => {
  const work = jest.fn<Promise<string>, []>().mockRejectedValue(failed('40P01'));
  await expect(repeatWhileAway(0, work)).rejects.toThrow();
  expect(work).toHaveBeenCalledTimes(6);
});

test('work that another transaction locks out is done again as long as there is patience', async () => {
  const work = jest.fn<Promise<string>, []>();
  for (let time = 0; time < 10; time += 1) work.mockRejectedValueOnce(failed('55P03'));
  work.mockResolvedValueOnce('stored').mockRejectedValue(failed('55P03'));
  expect(await repeatWhileAway(60_000, work)).toBe('stored');
  await expect(repeatWhileAway(0, work)).rejects.toThrow();
});

test('work that is wrong is not done again', async () => {
  const work = jest.fn<Promise<string>, []>().mockRejectedValue(failed('42601'));
  await expect(repeatWhileAway(0, work)).rejects.toThrow();
  expect(work).toHaveBeenCalledTimes(1);
});

test('work that goes on failing is done again ever more slowly, and each of its failures is noted once', async () => {
  const work = jest.fn<Promise<string>, []>();
  for (const code of ['42601', '42601', '23514']) work.mockRejectedValueOnce(failed(code));
  work.mockResolvedValueOnce('stored');
  const note = jest.fn();
  const pauses: number[] = [];
  const pause = (ms: number) => Promise.resolve(void pauses.push(ms));
  expect(await repeatUntilDone(work, note, pause)).toBe('stored');
  expect(pauses).toEqual([250, 500, 1000]);
  expect(note).toHaveBeenCalledTimes(2);
});
