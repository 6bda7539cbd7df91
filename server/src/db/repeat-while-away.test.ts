import { DrizzleQueryError } from 'drizzle-orm/errors';
import { repeatWhileAway } from './repeat-while-away';

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

test('work that is wrong is not done again', async () => {
  const work = jest.fn<Promise<string>, []>().mockRejectedValue(failed('42601'));
  await expect(repeatWhileAway(0, work)).rejects.toThrow();
  expect(work).toHaveBeenCalledTimes(1);
});
