import { defineCall, plainReply, replyWith } from '@keydate/contracts/call';
import { memorySession } from '@keydate/testing/session/memory-session';
import { z } from 'zod';
import { sentenceOf } from './api-error';
import { callApi } from './call-api';
import { installSession } from './session';

const readNote = defineCall({
  method: 'GET',
  path: 'notes/:id',
  summary: 'A note',
  access: 'session',
  params: z.object({ id: z.string() }),
  query: z.object({ lines: z.number().optional(), word: z.string().optional() }),
  replies: { 200: replyWith(z.object({ text: z.string() })) },
});
const writeNote = defineCall({
  method: 'POST',
  path: 'notes',
  summary: 'Write a note',
  access: 'session',
  body: z.object({ text: z.string() }),
  replies: { 201: plainReply },
});
const sendPicture = defineCall({
  method: 'PUT',
  path: 'picture',
  summary: 'A picture with its title',
  access: 'session',
  encoding: 'form',
  files: ['picture'],
  body: z.object({ title: z.string() }),
  replies: { 200: plainReply },
});

let sent: Request[];
function answerWith(status: number, body: unknown) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    sent.push((input as Request).clone());
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  });
}

beforeEach(() => {
  sent = [];
  installSession(memorySession());
});

test('params stand in the path, encoded; absent query values are left out', async () => {
  answerWith(200, { status: 200, message: 'Success', result: { text: 'hello' } });

  await callApi(readNote, { params: { id: 'a/b ü' }, query: { lines: 3, word: undefined } });

  expect(sent[0]?.url).toBe(`${window.location.origin}/api/v1/user/notes/a%2Fb%20%C3%BC?lines=3`);
});

test.each([
  ['a text', 'Success'],
  ['several texts', ['Success']],
])('a reply that has only `messages`, %s, is read as one with a message', async (_what, messages) => {
  answerWith(200, { status: 200, messages, result: { text: 'hello' } });

  expect(await callApi(readNote, { params: { id: '7' } })).toEqual({
    status: 200,
    message: 'Success',
    result: { text: 'hello' },
  });
});

test('the sentence of a refusal that has only `messages` is shown', async () => {
  answerWith(404, { status: 404, messages: ['There is no such note.', 'It was deleted.'] });

  const error: unknown = await callApi(readNote, { params: { id: '7' } }).catch((thrown: unknown) => thrown);

  expect(sentenceOf(error)).toBe('There is no such note. It was deleted.');
});

test('the reply comes back parsed, without what the contract does not name', async () => {
  answerWith(200, { status: 200, message: 'Success', result: { text: 'hello', secret: 1 } });

  const reply = await callApi(readNote, { params: { id: '7' } });

  expect(reply).toEqual({ status: 200, message: 'Success', result: { text: 'hello' } });
});

test('a body is sent as JSON, and 201 is a success where the contract says so', async () => {
  answerWith(201, { status: 201, message: 'Written' });

  await expect(callApi(writeNote, { body: { text: 'Call the lender' } })).resolves.toMatchObject({
    message: 'Written',
  });

  expect(await sent[0]?.json()).toEqual({ text: 'Call the lender' });
});

test('a form call sends its fields and files as multipart', async () => {
  answerWith(200, { status: 200, message: 'Success' });

  await callApi(sendPicture, { body: { title: 'Front door' }, files: { picture: new File(['png'], 'door.png') } });

  expect(sent[0]?.headers.get('Content-Type')).toMatch(/^multipart\/form-data/);
});

test('a refusal is an error with the server’s sentence, code and fields', async () => {
  answerWith(400, {
    status: 400,
    message: 'Please check what you entered.',
    code: 'BAD_INPUT',
    errors: { street: 'Too short' },
  });

  await expect(callApi(readNote, { params: { id: '7' } })).rejects.toMatchObject({
    status: 400,
    code: 'BAD_INPUT',
    message: 'Please check what you entered.',
    fields: { street: 'Too short' },
  });
});

test.each([
  ['a page of a proxy', 502, '<html>Bad gateway</html>'],
  ['nothing', 500, ''],
  ['a success of another shape', 200, { status: 200, message: 'Success' }],
  ['a success status that the contract does not name', 202, { status: 202, message: 'Later', result: { text: '' } }],
])('%s instead of a reply reads “Something went wrong!”', async (_what, status, body) => {
  answerWith(status, body);

  const error: unknown = await callApi(readNote, { params: { id: '7' } }).catch((thrown: unknown) => thrown);

  expect(error).toMatchObject({ name: 'ApiError', status });
  expect(sentenceOf(error)).toBe('Something went wrong!');
});

test('what was thrown by our own mistake is never shown to a person', () => {
  expect(sentenceOf(new TypeError('x is undefined'))).toBe('Something went wrong!');
});
