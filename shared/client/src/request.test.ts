import { aLender, aRealtor } from '@keydate/testing/builders/people';
import { memorySession } from '@keydate/testing/session/memory-session';
import { request } from './request';
import { installSession, session } from './session';
import { SessionEnded } from './session-ended';

let sent: Request[];
let answer: () => Promise<Response>;

beforeEach(() => {
  sent = [];
  answer = async () => new Response('{}');
  installSession(memorySession(null, 'token-of-the-session'));
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    sent.push((input as Request).clone());
    return answer();
  });
});

test('a call goes to /api/v1/user/ of the page’s own origin, by GET unless told otherwise', async () => {
  await request('company-clients', { query: { status: 'Active' } });

  expect(sent[0]).toMatchObject({
    url: `${window.location.origin}/api/v1/user/company-clients?status=Active`,
    method: 'GET',
  });
});

test('the session’s token travels as a Bearer header', async () => {
  await request('getUser');

  expect(sent[0]?.headers.get('Authorization')).toBe('Bearer token-of-the-session');
});

test('an explicit token goes before the session’s', async () => {
  await request('otp', { token: 'token-of-the-sign-up' });

  expect(sent[0]?.headers.get('Authorization')).toBe('Bearer token-of-the-sign-up');
});

test('without any token there is no Authorization header', async () => {
  installSession(memorySession());

  await request('contentList');

  expect(sent[0]?.headers.has('Authorization')).toBe(false);
});

test('a json body is sent with Content-Type application/json', async () => {
  await request('login', { method: 'POST', body: '{"email":"a@b.example"}' });

  expect(sent[0]?.headers.get('Content-Type')).toBe('application/json');
  expect(await sent[0]?.text()).toBe('{"email":"a@b.example"}');
});

test.each(['formdata', 'file'] as const)('a body of type %s gets no content type of ours', async (type) => {
  const form = new FormData();
  form.append('fullName', 'Ana');

  await request('update', { method: 'PUT', type, body: form });

  expect(sent[0]?.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
});

test('the raw response comes back, whatever its status', async () => {
  answer = async () => new Response('gone', { status: 410 });

  const response = await request('getUser');

  expect(response.status).toBe(410);
  expect(await response.text()).toBe('gone');
});

test('a 401 is told to the session, with the token that was refused', async () => {
  const refused = jest.fn();
  installSession({ ...memorySession(null, 'old'), refused });
  answer = async () => new Response('{}', { status: 401 });

  await request('getUser');

  expect(refused).toHaveBeenCalledWith('old');
});

describe('what comes of a call when its person has left', () => {
  const ana = aRealtor();
  const leaves: Record<string, () => void> = {
    'signed out': () => session().logout(),
    'made room for another': () => session().login(aLender(), 'token-of-the-other'),
  };
  const answers: Record<string, () => Response> = {
    'an answer': () => new Response('{}'),
    'a refusal': () => new Response('{}', { status: 400 }),
    'no answer': () => {
      throw new TypeError('Failed to fetch');
    },
  };
  const everyCase = Object.keys(leaves).flatMap((how) => Object.keys(answers).map((what) => ({ what, how })));

  test.each(everyCase)('is one known error: $what, after they $how', async ({ what, how }) => {
    installSession(memorySession(ana, 'token'));
    answer = async () => {
      leaves[how]?.();
      return answers[what]?.() ?? Response.error();
    };

    await expect(request('transaction-add', { method: 'POST', body: '{}' })).rejects.toBeInstanceOf(SessionEnded);
  });

  test('is the same error when it is the 401 that signs them out', async () => {
    installSession(memorySession(ana, 'token'));
    answer = async () => new Response('{}', { status: 401 });

    await expect(request('company-clients')).rejects.toBeInstanceOf(SessionEnded);
    expect(session().user()).toBeNull();
  });

  test('is given to a call that brought its own token: the one that tells of the logout', async () => {
    installSession(memorySession(ana, 'token'));
    const told = request('logout', { method: 'POST', token: 'token' });
    session().logout();

    await expect(told).resolves.toMatchObject({ status: 200 });
  });

  test('is given to the same person, whatever else of them has changed', async () => {
    installSession(memorySession(ana, 'token'));
    answer = async () => {
      session().login({ ...ana, fullName: 'Ana R. Reyes' }, 'newer-token');
      return new Response('{}');
    };

    await expect(request('company-clients')).resolves.toMatchObject({ status: 200 });
  });
});

test('no answer is an error with a sentence for the person', async () => {
  answer = async () => Promise.reject(new TypeError('Failed to fetch'));

  await expect(request('getUser')).rejects.toMatchObject({
    name: 'ApiError',
    status: 0,
    message: 'Keydate cannot be reached. Please check your connection and try again.',
  });
});

test('an answer that does not come in time is given up', async () => {
  answer = () => new Promise(() => undefined);

  await expect(request('getUser', { timeout: 20 })).rejects.toMatchObject({ name: 'ApiError', status: 0 });
});

test('an abort stays the abort it is', async () => {
  answer = async () => Promise.reject(new DOMException('The scan was cancelled', 'AbortError'));

  await expect(request('aws-textract')).rejects.toMatchObject({ name: 'AbortError' });
});
