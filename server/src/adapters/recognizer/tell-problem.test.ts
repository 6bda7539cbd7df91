import { EngineProblem } from '@keydate/reader/engine-problem';
import { tellProblem } from './tell-problem';

test('what an engine says of itself is told in its words', () => {
  expect(tellProblem(new EngineProblem('AWS Textract did not read a page: AccessDeniedException'))).toBe(
    'AWS Textract did not read a page: AccessDeniedException',
  );
});

test('what anything else says is not told, but its kind, its code, its place and what was behind it', () => {
  const cause = new TypeError('48 Juniper Lane\n    at Boulder');
  const told = tellProblem(Object.assign(new RangeError('Okafor', { cause }), { code: 'ERR_OUT_OF_RANGE' }));
  expect(told).toMatch(
    /^RangeError ERR_OUT_OF_RANGE\n {4}at [^]*tell-problem\.test\.ts[^]*\nbecause of TypeError\n {4}at [^]*tell-problem\.test\.ts/,
  );
  expect(told).not.toMatch(/Okafor|Juniper|Boulder/);
});

test('what is thrown and is no error is told by its type alone', () => {
  expect(tellProblem('48 Juniper Lane')).toBe('a string was thrown');
});
