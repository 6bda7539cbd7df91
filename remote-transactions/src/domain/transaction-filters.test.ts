import { readFilters, SIDES, STATUSES, writeFilters } from './transaction-filters';

test('filters written to a URL are read back', () => {
  for (const side of SIDES) {
    for (const status of STATUSES) {
      const filters = { side, status };
      expect(readFilters(writeFilters(new URLSearchParams('add='), filters))).toEqual(filters);
    }
  }
});

test('the plain dashboard has a plain URL, and other parameters stay', () => {
  expect(writeFilters(new URLSearchParams('add=&side=Buyers'), { side: 'All', status: 'Active' }).toString()).toBe(
    'add=',
  );
});

test('an unknown filter is All or Active', () => {
  expect(readFilters(new URLSearchParams('side=buyers&status=Open'))).toEqual({ side: 'All', status: 'Active' });
});
