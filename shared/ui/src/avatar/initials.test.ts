import { initials } from './initials';

test.each([
  ['Rosa Ibarra', 'RI'],
  ['rosa maria ibarra', 'RM'],
  ['  Theo   Lindqvist ', 'TL'],
  ['Cher', 'C'],
  ['éva ölund', 'ÉÖ'],
  ['Walt & Inez Abernathy', 'WI'],
  ['(Rosa) “Rosie” Ibarra', 'RR'],
  ['***', ''],
  ['', ''],
  [undefined, ''],
])('the initials of %p are %p', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
