import { MESSAGE_TOO_LONG, messageWords } from './chat-events';
import { MESSAGE_MAX } from './limits';

test('the sentence for a long message names the limit', () => {
  expect(MESSAGE_TOO_LONG).toContain(`${MESSAGE_MAX.toLocaleString('en-US')} characters`);
});

test.each([
  ['spaces of every kind', ' \t\n\u00a0\u2003\u3000\u1680'],
  ['characters of no width', '\u200b\u200c\u200d\u2060\ufeff\u00ad'],
  ['marks of direction', '\u200e\u200f\u202e\u2066\u2069\u061c'],
  ['fillers of Hangul', '\u3164\u115f\u1160\uffa0'],
  ['a Braille cell without dots', '\u2800'],
  ['variation selectors and tags', '\ufe0f\u{e0061}\u{e007f}\u{e0100}'],
  ['annotations and musical formats', '\ufff9\ufffb\u{1d173}\u{1d159}'],
])('%s alone are no words', (_what, typed) => {
  expect(messageWords(typed)).toBe('');
  expect(messageWords(` ${typed}\n${typed}`)).toBe('');
  expect(messageWords(`a${typed}b`)).not.toBe('ab');
});

test.each(['.', '0', '👩‍👩‍👧', '❤️', '\u0601', '\u0301', 'é', 'א', '한'])('%s alone is a message', (typed) => {
  expect(messageWords(typed)).toBe(typed);
});
