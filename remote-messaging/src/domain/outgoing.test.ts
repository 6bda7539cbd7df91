import { anAgent, aRealtor } from '@keydate/testing/builders/people';
import { aThread } from '@keydate/testing/builders/threads';
import { notStored, uploadName, withReturned, type Outgoing } from './outgoing';

const { messages } = aThread({ between: [aRealtor(), anAgent()], written: ['One.', 'Two.'] });
const outgoing = (id: string): Outgoing => ({
  id,
  receiverId: 'marisol',
  words: 'Two.',
  picture: null,
  state: 'sending',
  createdAt: new Date().toISOString(),
});

test('what is stored is no longer on its way', () => {
  const [stored, other] = [outgoing(messages[1]!._id), outgoing('another')];
  expect(notStored([stored, other], messages)).toEqual([other]);
});

test('every space of a file’s name becomes a hyphen', () => {
  expect(uploadName('my new  roof.png')).toBe('my-new--roof.png');
});

const draftOf = (words: string, returned = '') => ({ words, returned });

test.each([
  ['First.', 'Newer.', 'First.\nNewer.'],
  ['First.', '', 'First.'],
  ['', 'Newer.', 'Newer.'],
])('refused words (%j) come before newer ones (%j)', (refused, typed, expected) => {
  expect(withReturned(draftOf(typed), refused).words).toBe(expected);
});

test('words that are refused one after the other stay in their order, before newer ones', () => {
  const draft = ['First.', 'Two\nlines.', 'Third.'].reduce(withReturned, draftOf('Newer.'));
  expect(draft.words).toBe('First.\nTwo\nlines.\nThird.\nNewer.');
});

test('refused words do not tear a line that was continued, and come first where what came back was changed', () => {
  const draft = withReturned(draftOf('Newer.'), 'First.');
  expect(withReturned({ ...draft, words: 'First. And more.\nNewer.' }, 'Second.').words).toBe(
    'First. And more.\nSecond.\nNewer.',
  );
  expect(withReturned({ ...draft, words: 'Changed.' }, 'Second.').words).toBe('Second.\nChanged.');
});
