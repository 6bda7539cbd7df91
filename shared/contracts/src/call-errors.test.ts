import { z } from 'zod';
import { defineCall, plainReply } from './call';
import { errorCodesOf, readRefusal, type ErrorCodeOf } from './call-errors';

const paint = defineCall({
  method: 'PUT',
  path: 'paint/:id',
  summary: 'Paint',
  access: 'session',
  params: z.object({ id: z.string() }),
  body: z.object({ color: z.string() }),
  errors: ['COMPANY_MISSING'],
  errorResults: { TRANSACTION_CHANGED: z.object({ color: z.string() }) },
  replies: { 200: plainReply },
});
const enter = defineCall({
  method: 'POST',
  path: 'enter',
  summary: 'Enter',
  access: 'public',
  body: z.object({}),
  replies: { 200: plainReply },
});
const ANY = [
  'BAD_INPUT',
  'REQUEST_TOO_SLOW',
  'BODY_TOO_LARGE',
  'WRONG_CONTENT_TYPE',
  'HEADERS_TOO_LARGE',
  'UNAVAILABLE',
  'INTERNAL',
] as const;

test('a call can be refused with the codes it names and with those that follow from what it is', () => {
  expect(errorCodesOf(paint)).toEqual([
    ...ANY,
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'NOT_FOUND',
    'COMPANY_MISSING',
    'TRANSACTION_CHANGED',
  ]);
  expect(errorCodesOf(enter)).toEqual([...ANY, 'TOO_MANY_REQUESTS']);
});

test('the type knows the same codes as the list', () => {
  const sentences: Record<ErrorCodeOf<typeof enter>, string> = {
    BAD_INPUT: '',
    REQUEST_TOO_SLOW: '',
    BODY_TOO_LARGE: '',
    WRONG_CONTENT_TYPE: '',
    HEADERS_TOO_LARGE: '',
    UNAVAILABLE: '',
    INTERNAL: '',
    TOO_MANY_REQUESTS: '',
  };
  expect(errorCodesOf(enter)).toEqual(Object.keys(sentences));
});

describe('a refusal is read with its call', () => {
  const reply = { status: 409, message: 'Somebody else did.', code: 'TRANSACTION_CHANGED' };

  test('with the result that the call promises for its code', () => {
    expect(readRefusal(paint, { ...reply, result: { color: 'teal' } })).toEqual({
      code: 'TRANSACTION_CHANGED',
      message: 'Somebody else did.',
      result: { color: 'teal' },
    });
  });

  test.each([
    ['a result of another shape', { ...reply, result: {} }],
    ['a code that the call does not name', { ...reply, code: 'ROLE_MISSING' }],
    ['no code', { status: 502, message: 'Bad gateway' }],
    ['something else altogether', 'Bad gateway'],
  ])('%s is no refusal of the call', (_what, body) => {
    expect(readRefusal(paint, body)).toBeUndefined();
  });
});
