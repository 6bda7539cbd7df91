import { groupWork } from './group-work';

/** Work that waits to be finished by hand, and what it was given. */
function heldWork() {
  const groups: (readonly number[])[] = [];
  const waiting: (() => void)[] = [];
  const work = async (group: readonly number[]) => {
    groups.push(group);
    await new Promise<void>((finish) => waiting.push(finish));
    return group.map((item) => ({ value: item * 10 }));
  };
  // longer than the turn that `groupWork` waits for: a timer alone may run before it
  const turn = async () => {
    await new Promise((next) => setImmediate(next));
    await new Promise((next) => setImmediate(next));
  };
  return {
    groups,
    work,
    turn,
    finish: async () => {
      waiting.shift()?.();
      await turn();
    },
  };
}

test('what comes at once is one group, and what comes meanwhile the next', async () => {
  const { groups, work, turn, finish } = heldWork();
  const { add } = groupWork(10, work);
  const first = [add(1), add(2)];
  await turn();
  const next = [add(3), add(4), add(5)];
  await turn();
  expect(groups).toEqual([[1, 2]]);
  await finish();
  expect(groups).toEqual([
    [1, 2],
    [3, 4, 5],
  ]);
  await finish();
  expect(await Promise.all([...first, ...next])).toEqual([10, 20, 30, 40, 50]);
});

test('a group has no more than the most, and nothing of the rest is forgotten', async () => {
  const groups: (readonly number[])[] = [];
  const { add } = groupWork(2, async (group: readonly number[]) => {
    groups.push(group);
    return group.map((value) => ({ value }));
  });
  expect(await Promise.all([1, 2, 3, 4, 5].map(add))).toEqual([1, 2, 3, 4, 5]);
  expect(groups).toEqual([[1, 2], [3, 4], [5]]);
});

test('each gets its own outcome, and one that is refused refuses no other', async () => {
  const { add } = groupWork(10, async (group: readonly number[]) =>
    group.map((item) => (item === 2 ? { error: new Error('refused') } : { value: item })),
  );
  expect(await Promise.allSettled([add(1), add(2), add(3)])).toMatchObject([
    { value: 1 },
    { status: 'rejected', reason: { message: 'refused' } },
    { value: 3 },
  ]);
});

test('work that throws fails its group alone', async () => {
  let isFirst = true;
  const { add } = groupWork(1, async (group: readonly number[]) => {
    if (isFirst) {
      isFirst = false;
      throw new Error('the database is away');
    }
    return group.map((value) => ({ value }));
  });
  expect(await Promise.allSettled([add(1), add(2)])).toMatchObject([
    { reason: { message: 'the database is away' } },
    { value: 2 },
  ]);
});

test('settling waits for all that was added', async () => {
  const { work, turn, finish } = heldWork();
  const { add, settle } = groupWork(1, work);
  const [first, second] = [add(1), add(2)];
  let isSettled = false;
  const settled = settle().then(() => {
    isSettled = true;
  });
  await turn();
  await finish();
  expect(isSettled).toBe(false);
  await finish();
  await settled;
  expect(await Promise.all([first, second])).toEqual([10, 20]);
});
