import { phoneText } from './phone-text';

test('a phone number is grouped as people read it', () => {
  expect(phoneText('3035550118')).toBe('(303) 555-0118');
});

test.each(['', '555-0118', '+1 303 555 0118'])(
  'what is no number of ten digits, such as “%s”, stays as it is',
  (text) => {
    expect(phoneText(text)).toBe(text);
  },
);
