import { joinedRuns } from './joined-runs';

/** A work that ends on demand, and returns how many began before it. */
function aWork() {
  const ends: (() => void)[] = [];
  const work = () =>
    new Promise<number>((end) => {
      const count = ends.length;
      ends.push(() => end(count));
    });
  return { work, ends };
}

test('all who come during a run share one after it, which begins only then', async () => {
  const run = joinedRuns<number>();
  const { work, ends } = aWork();
  const first = run('a', work);
  const later = [run('a', work), run('a', work), run('a', work)];
  const other = run('b', work);
  expect(ends).toHaveLength(2);
  ends[0]!();
  expect(await first).toBe(0);
  ends[1]!();
  expect(await other).toBe(1);
  expect(ends).toHaveLength(3);
  ends[2]!();
  expect(await Promise.all(later)).toEqual([2, 2, 2]);
});

test('a run that fails fails those who shared it, and not the one after it', async () => {
  const run = joinedRuns<string>();
  const first = run('a', () => Promise.reject(new Error('lost')));
  const second = run('a', () => Promise.resolve('read'));
  await expect(first).rejects.toThrow('lost');
  expect(await second).toBe('read');
});
