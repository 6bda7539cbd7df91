import { callApi, installSession, request } from '@keydate/client';
import { errorReply } from '@keydate/contracts/call-errors';
import { getUser, login } from '@keydate/contracts/people';
import { listTransactions } from '@keydate/contracts/transactions';
import { aRealtor } from '../builders/people';
import { installFakeServer, signedIn } from '../jest';
import { memorySession } from '../session/memory-session';
import { aChatScript } from './chat-script';

const serve = installFakeServer();

describe('the fake server', () => {
  test('says JSON 404 to what no contract names', async () => {
    installSession(memorySession());

    const response = await request('unheard-of');

    expect(response.status).toBe(404);
    expect(errorReply.parse(await response.json()).code).toBe('NOT_FOUND');
  });

  test('says 401 without a session', async () => {
    installSession(memorySession());

    await expect(callApi(getUser, {})).rejects.toMatchObject({ status: 401, message: 'Please sign in.' });
  });

  test('says one sentence per bad field', async () => {
    installSession(memorySession());

    await expect(callApi(login, { body: { email: '', password: '' } })).rejects.toMatchObject({
      status: 400,
      fields: { email: 'Email is required', password: 'Password is required' },
    });
  });

  test('gives nobody what belongs to another person', async () => {
    installSession(signedIn(serve({}), aRealtor()));

    await expect(callApi(listTransactions, { params: { userId: 'somebody-else' }, query: {} })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('serves the pictures of messages where the real one does', async () => {
    const url = '/files/chat/roof.webp';
    serve({ chat: aChatScript({ pictures: { [url]: new Blob(['a roof']) } }) });

    const [picture, none] = await Promise.all([fetch(`/api${url}`), fetch('/api/files/chat/none.webp')]);

    expect(await picture.text()).toBe('a roof');
    expect(none.status).toBe(404);
  });
});
