import { messageParts } from './message-parts';

const linksIn = (words: string) =>
  messageParts(words).flatMap(({ words: shown, href }) => (href ? [[shown, href]] : []));

test.each([
  ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
  ['http://example.com', 'http://example.com'],
  ['www.example.com/lots/7', 'https://www.example.com/lots/7'],
  ['example.com', 'https://example.com'],
  ['marisol.pruitt@example.com', 'mailto:marisol.pruitt@example.com'],
  ['(303) 555-0134', 'tel:+13035550134'],
  ['303-555-0134', 'tel:+13035550134'],
  ['303.555.0134', 'tel:+13035550134'],
  ['303 555 0134', 'tel:+13035550134'],
  ['+1 303 555 0134', 'tel:+13035550134'],
  ['1-800-555-0134', 'tel:+18005550134'],
  ['+13035550134', 'tel:+13035550134'],
  ['303-555-0134 ext. 12', 'tel:+13035550134;ext=12'],
  ['+44 20 7946 0958', 'tel:+442079460958'],
  ['+49 (30) 901820', 'tel:+4930901820'],
])('%s can be pressed, also within a sentence', (words, href) => {
  expect(linksIn(words)).toEqual([[words, href]]);
  expect(linksIn(`See ${words}, please.`)).toEqual([[words, href]]);
  expect(linksIn(`(${words})`)).toEqual([[words, href]]);
});

test.each([
  ['a date', 'Closing on 06-12-2027, or 06/12/2027, 06.12.2027, 2027-06-12.'],
  ['a period of dates', '06-01-2027 - 06-30-2027'],
  ['a number of a contract', 'Contract 303-555-0134 is signed; contract no. 303.555.0134, MLS# 3035550134.'],
  ['another number of a contract', 'CBS1-6-23 and 2027-303-555-0134'],
  ['a number of a parcel, a loan and a file', 'Parcel 303-555-0134, loan number: 303 555 0134, file #303-555-0134'],
  ['ten digits alone', 'Order 3035550134 and 3035550134'],
  ['a longer number', '1303-555-01345 and 12-303-555-0134'],
  ['an amount', '$303 555 0134 and +1 500 000'],
  ['an area code that there is not', '103-555-0134 and 303-155-0134'],
  ['a sentence without its space', 'We are closing.It is done.How are you?'],
  ['the name of a file', 'contract.pdf, roof.zip and notes.md'],
  ['another scheme', 'javascript://example.com/%0aalert(1) and file:///etc/passwd'],
])('%s cannot', (_what, words) => {
  expect(linksIn(words)).toEqual([]);
});

test('after a word for a phone, ten digits can', () => {
  expect(linksIn('Call 3035550134')).toEqual([['3035550134', 'tel:+13035550134']]);
  expect(linksIn('My phone number: 303-555-0134')).toHaveLength(1);
});

test('nothing of the words is lost or changed', () => {
  const words = 'Hi,\n\nwww.example.com — or 303-555-0134,\n marisol@example.com; contract 7.\n';
  expect(
    messageParts(words)
      .map((part) => part.words)
      .join(''),
  ).toBe(words);
});
