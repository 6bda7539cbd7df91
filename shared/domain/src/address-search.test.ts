import { addressText, addressWords } from './address-search';

const address = {
  street: '77 Prairie Clover Dr., #4B',
  city: 'Fort Núñez',
  state: 'Colorado',
  zipcode: '80513',
  country: 'USA',
};
const isFoundBy = (typed: string, place = address) =>
  addressWords(typed).every((word) => addressText(place).includes(word));

test.each([
  '77 prairie',
  'clover',
  'nunez',
  '80513',
  'Colorado',
  'Fort Núñez CO 80513',
  '77 Prairie Clover Dr #4B, Fort Nunez, Colorado, USA',
  'nunez clover',
])('an address is found by %p', (typed) => {
  expect(isFoundBy(typed)).toBe(true);
});

test.each(['78 prairie', 'clover denver', '80514'])('an address is not found by %p', (typed) => {
  expect(isFoundBy(typed)).toBe(false);
});

test('a state is found by its name and by its postal code, whichever is stored', () => {
  for (const state of ['Texas', 'TX', 'tx']) {
    expect(isFoundBy('Texas', { ...address, state })).toBe(true);
    expect(isFoundBy('TX', { ...address, state })).toBe(true);
  }
});

test('punctuation alone is no word', () => {
  expect(addressWords(' ,.# % _ \\ ')).toEqual([]);
});
