import { readFilters, SIDES, STATUSES, writeFilters } from './transaction-filters';

test('filters survive the address', () => {
  for (const side of SIDES) {
    for (const status of STATUSES) {
      const filters = { side, status };
      expect(readFilters(writeFilters(new URLSearchParams('add='), filters))).toEqual(filters);
    }
  }
});

test('the plain dashboard has a plain address, and what else stands in it stays', () => {
  expect(writeFilters(new URLSearchParams('add=&side=Buyers'), { side: 'All', status: 'Active' }).toString()).toBe(
    'add=',
  );
});

test('a misspelt filter is All and Active', () => {
  expect(readFilters(new URLSearchParams('side=buyers&status=Open'))).toEqual({ side: 'All', status: 'Active' });
});
