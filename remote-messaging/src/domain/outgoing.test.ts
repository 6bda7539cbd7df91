import { anAgent, aRealtor } from '@keydate/testing/builders/people';
import { aThread } from '@keydate/testing/builders/threads';
import { notStored, returnedWords, uploadName, type Outgoing } from './outgoing';

const { messages } = aThread({ between: [aRealtor(), anAgent()], written: ['One.', 'Two.'] });
const outgoing = (id: string): Outgoing => ({
  id,
  receiverId: 'marisol',
  words: 'Two.',
  picture: null,
  state: 'sending',
  createdAt: new Date().toISOString(),
});

test('what the thread shows as a message is no longer on its way', () => {
  const [stored, other] = [outgoing(messages[1]!._id), outgoing('another')];
  expect(notStored([stored, other], messages)).toEqual([other]);
});

test('every space of a file’s name becomes a hyphen', () => {
  expect(uploadName('my new  roof.png')).toBe('my-new--roof.png');
});

test.each([
  ['First.', 'Newer.', 'First.\nNewer.'],
  ['First.', '', 'First.'],
  ['', 'Newer.', 'Newer.'],
])('refused words (%j) come before newer ones (%j)', (refused, typed, expected) => {
  expect(returnedWords(refused, typed)).toBe(expected);
});
