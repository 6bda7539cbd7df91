import { changedMeanwhile } from './changed-meanwhile';

test.each([
  ['nobody else changed it', { name: 'Alder' }, { name: 'Alder' }, { name: 'Finch' }, []],
  ['somebody else changed it', { name: 'Oak' }, { name: 'Alder' }, { name: 'Finch' }, ['name']],
  ['somebody else made the same change', { name: 'Finch' }, { name: 'Alder' }, { name: 'Finch' }, []],
  ['somebody else changed another field', { name: 'Alder', city: 'Boulder' }, { name: 'Alder' }, { name: 'Finch' }, []],
  ['its author has not said what they saw', { name: 'Oak' }, {}, { name: 'Finch' }, []],
  ['somebody else emptied it', { name: '' }, { name: 'Alder' }, { name: 'Finch' }, ['name']],
])('a field was changed meanwhile or not: %s', (_case, stored, seen, change, expected) => {
  expect(changedMeanwhile(stored, seen, change)).toEqual(expected);
});
