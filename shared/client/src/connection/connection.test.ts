import { catchUp } from '@keydate/contracts/socket';
import { messagesRead, messageTotal, newMessage, newMessageReceived } from '@keydate/contracts/chat-events';
import { aPersonWithoutCompany, anAgent, aRealtor } from '@keydate/testing/builders/people';
import { aThread } from '@keydate/testing/builders/threads';
import { anAccount } from '@keydate/testing/fake-server/world';
import { installFakeServer } from '@keydate/testing/jest';
import { signedIn } from '@keydate/testing/jest/signed-in';
import { memorySession } from '@keydate/testing/session/memory-session';
import { waitFor } from '@testing-library/react';
import { installSession } from '../session';
import { connection, installWire } from './connection';

const serve = installFakeServer();
const wren = aRealtor();
const marisol = anAgent({ company: wren.company });

function connectedServer() {
  const server = serve({
    accounts: [anAccount(wren), anAccount(marisol)],
    chat: { threads: [aThread({ between: [wren, marisol], written: ['Hello.'] })] },
  });
  const session = signedIn(server, wren);
  installSession(session);
  return { server, session };
}
const becomes = (status: string) => waitFor(() => expect(connection().status()).toBe(status));

test('a tab has one connection, which opens when it is first used', async () => {
  connectedServer();
  expect(connection()).toBe(connection());
  expect(connection().status()).toBe('disconnected');
  connection().onStatus(() => undefined);
  await becomes('connected');
});

test('an event reaches whoever listens for its kind, until they stop', async () => {
  const { server } = connectedServer();
  const heard: string[] = [];
  const stop = connection().on(newMessageReceived, ({ message_content }) => heard.push(message_content));
  await becomes('connected');
  server.sockets.write(marisol._id, wren._id, 'One.');
  stop();
  server.sockets.write(marisol._id, wren._id, 'Two.');
  expect(heard).toEqual(['One.']);
});

test('an event that breaks its contract is dropped', async () => {
  const { server } = connectedServer();
  const heard = jest.fn();
  connection().on(newMessageReceived, heard);
  await becomes('connected');
  server.sockets.emit(wren._id, newMessageReceived, { number: 'seven' } as never);
  server.sockets.emit(wren._id, catchUp, undefined);
  expect(heard).not.toHaveBeenCalled();
});

test('a call gives its reply; a refusal is an error with its sentence and code, and no answer is one of status 0', async () => {
  const { server } = connectedServer();
  connection().onStatus(() => undefined);
  await becomes('connected');
  await expect(connection().call(messageTotal, {})).resolves.toEqual({ total: 1 });
  await expect(
    connection().call(newMessage, { receiverId: 'nobody', message_type: 'text', message: 'Hello?' }),
  ).rejects.toMatchObject({
    status: 404,
    code: 'RECEIVER_UNKNOWN',
    message:
      'You can write only to people and clients of your company, and to those who share an active transaction with you.',
  });
  server.sockets.setStatus('error');
  await expect(connection().call(messagesRead, { conversationId: 'c', number: 1 })).rejects.toMatchObject({
    status: 0,
  });
});

test('whoever waits for the connection is called each time it is there again', async () => {
  const { server } = connectedServer();
  const connected = jest.fn();
  connection().onConnected(connected);
  await becomes('connected');
  server.sockets.setStatus('error');
  server.sockets.setStatus('connected');
  expect(connected).toHaveBeenCalledTimes(2);
});

test('after failing it tries again only when asked, or when the network is back', async () => {
  const { server } = connectedServer();
  connection().onStatus(() => undefined);
  await becomes('connected');
  server.sockets.setStatus('failed');
  expect(connection().status()).toBe('failed');
  server.world.chat.connection = 'connected';
  window.dispatchEvent(new Event('online'));
  await becomes('connected');
  server.sockets.setStatus('failed');
  server.world.chat.connection = 'connected';
  connection().reconnect();
  await becomes('connected');
});

test('it closes when the person signs out, and hears nothing of theirs anymore', async () => {
  const { server, session } = connectedServer();
  const heard = jest.fn();
  connection().on(newMessageReceived, heard);
  await becomes('connected');
  session.logout();
  expect(connection().status()).toBe('disconnected');
  server.sockets.write(marisol._id, wren._id, 'Are you there?');
  expect(heard).not.toHaveBeenCalled();
});

test('it opens anew when the same person has signed in again in another tab', async () => {
  const { server, session } = connectedServer();
  const tokens: string[] = [];
  installWire((token, listener) => {
    tokens.push(token);
    return server.sockets.open(token, listener);
  });
  const first = session.token();
  connection().onStatus(() => undefined);
  await becomes('connected');
  const second = server.signIn(wren._id);

  session.login(wren, second);
  await becomes('connected');

  expect(tokens).toEqual([first, second]);
});

test('it has failed when its session is over and the tab has not heard of the next one', async () => {
  const { session } = connectedServer();
  // the cookie has the token of the next session, so that the session ignores the refusal
  installSession({ ...session, refused: () => undefined });
  const wire = { call: () => Promise.reject(new Error('no connection')), connect: () => {}, close: () => {} };
  installWire(async (_token, listener) => {
    await Promise.resolve();
    listener.status('error');
    listener.refused('UNAUTHENTICATED');
    return wire;
  });

  connection().onStatus(() => undefined);

  await becomes('failed');
  expect(session.user()).toBe(wren);
});

test('a person without a company has no connection', () => {
  const server = serve({});
  const juniper = aPersonWithoutCompany();
  server.world.accounts.push(anAccount(juniper));
  installSession(memorySession(juniper, server.signIn(juniper._id)));
  connection().reconnect();
  expect(connection().status()).toBe('disconnected');
});

test('code that could not be loaded is nothing to somebody who has signed out meanwhile', async () => {
  const { session } = connectedServer();
  let fail: (cause: Error) => void = () => undefined;
  installWire(() => new Promise((_resolve, reject) => (fail = reject)));
  connection().onStatus(() => undefined);
  connection().reconnect();

  session.logout();
  fail(new Error('the code of socket.io could not be loaded'));
  // a rejection that nobody handles ends the process of the tests once this turn is over
  await new Promise((resolve) => setTimeout(resolve));

  expect(connection().status()).toBe('disconnected');
});
