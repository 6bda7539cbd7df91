import { isSameStreet } from './same-street';

test.each([
  ['14 Juniper Way', ' 14  JUNIPER way.'],
  ['2750 Horsetooth Rd., Unit 14B', '2750 Horsetooth Rd Unit 14b'],
  ['9 Peña Blvd', '9 pena blvd'],
])('%s and %s are one street', (one, other) => {
  expect(isSameStreet(one, other)).toBe(true);
});

test.each([
  ['14 Juniper Way', '16 Juniper Way'],
  ['1 4th Street', '14th Street'],
  ['2750 Horsetooth Rd, Unit 14B', '2750 Horsetooth Rd, Unit 14C'],
])('%s and %s are two streets', (one, other) => {
  expect(isSameStreet(one, other)).toBe(false);
});
