import { initials } from './initials';

test.each([
  ['Rosa Ibarra', 'RI'],
  ['rosa maria ibarra', 'RM'],
  ['  Theo   Lindqvist ', 'TL'],
  ['Cher', 'C'],
  ['éva ölund', 'ÉÖ'],
  ['', ''],
  [undefined, ''],
])('the initials of %p are %p', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
