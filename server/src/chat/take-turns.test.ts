import { takeTurns } from './take-turns';

/** Work that ends when the test says so. */
function heldWork() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    started,
    work: (name: string) => async () => {
      started.push(name);
      await new Promise<void>((end) => ends.set(name, end));
      return name;
    },
    end: (name: string) => ends.get(name)?.(),
  };
}

const nextTurn = () => new Promise((next) => setImmediate(next));

test('work under one key runs in the order of the calls, and under another key at once', async () => {
  const { started, work, end } = heldWork();
  const { run } = takeTurns();
  const results = [run('a', work('a1')), run('a', work('a2')), run('b', work('b1'))];
  await nextTurn();
  expect(started).toEqual(['a1', 'b1']);
  end('a1');
  await nextTurn();
  expect(started).toEqual(['a1', 'b1', 'a2']);
  end('b1');
  end('a2');
  expect(await Promise.all(results)).toEqual(['a1', 'a2', 'b1']);
});

test('work that fails does not fail the next', async () => {
  const { run } = takeTurns();
  const failed = run('a', () => Promise.reject(new Error('refused')));
  const next = run('a', () => Promise.resolve('stored'));
  await expect(failed).rejects.toThrow('refused');
  expect(await next).toBe('stored');
});

test('settling waits for the work of all keys', async () => {
  const { work, end } = heldWork();
  const { run, settle } = takeTurns();
  const results = [run('a', work('a1')), run('a', work('a2')), run('b', work('b1'))];
  let isSettled = false;
  const settled = settle().then(() => {
    isSettled = true;
  });
  for (const name of ['a1', 'b1']) {
    await nextTurn();
    end(name);
  }
  await nextTurn();
  expect(isSettled).toBe(false);
  end('a2');
  await settled;
  expect(await Promise.all(results)).toEqual(['a1', 'a2', 'b1']);
});
