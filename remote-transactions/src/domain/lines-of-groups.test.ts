import { linesAtFirst } from './lines-of-groups';

const groups = (overdue: number, today: number, hours: number, days: number) => {
  const [one, two, three, four] = [overdue, today, hours, days].map((length) => Array.from({ length }));
  return { overdue: one!, today: two!, 'next-48-hours': three!, 'next-7-days': four! };
};

test.each([
  [
    [9, 0, 0, 0],
    [5, 0, 0, 0],
  ],
  [
    [9, 3, 0, 0],
    [4, 1, 0, 0],
  ],
  [
    [9, 9, 9, 9],
    [2, 1, 1, 1],
  ],
  [
    [1, 2, 0, 9],
    [1, 2, 0, 2],
  ],
  [
    [0, 1, 0, 2],
    [0, 1, 0, 2],
  ],
  [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ],
] as const)('of groups of %j lines %j are shown at first', ([overdue, today, hours, days], shown) => {
  expect(Object.values(linesAtFirst(groups(overdue, today, hours, days)))).toEqual(shown);
});
