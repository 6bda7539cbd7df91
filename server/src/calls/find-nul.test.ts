import { findNul } from './find-nul';

test('a NUL is found wherever it stands, and told by its path', () => {
  expect(findNul({ dates: [{ title: 'Closing' }, { title: 'Clo\0sing' }] })).toBe('dates.1.title');
  expect(findNul({ name: 'Robin', at: new Date(), none: null })).toBeNull();
});

test('the letters that escape a NUL are none', () => {
  expect(findNul({ name: '\\u0000' })).toBeNull();
});
