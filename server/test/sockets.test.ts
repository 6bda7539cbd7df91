import { listMessages } from '@keydate/contracts/chat';
import { newMessage } from '@keydate/contracts/chat-events';
import { logout, updateUser } from '@keydate/contracts/people';
import { endSession, endSessions, listSessions } from '@keydate/contracts/sessions';
import { removeTeammate } from '@keydate/contracts/teammates';
import { startSession } from '../src/accounts/sessions/use-cases/start-session';
import { ask } from './ask';
import { aSignUp } from './attack/bearers';
import { anAgentOf, aPerson, aRealtor } from './people';
import { aDevice, closed, closeDevices } from './sockets';
import { startTestServer, type TestServer } from './test-server';

const PASSWORD = 'Juniper!2026';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ messagesPerMinute: 20 });
});
afterEach(closeDevices);
afterAll(() => server.close());

describe('a socket', () => {
  test('is opened by the token of a member’s full session, and by nothing else', async () => {
    const member = await aRealtor(server);
    expect((await aDevice(server, member)).socket.connected).toBe(true);
    const { id } = member;
    const code = await startSession(server.db, server.clock, { kind: 'code', personId: id });
    for (const token of ['', 'no-token', code, await aSignUp(server)])
      await expect(aDevice(server, { token })).rejects.toThrow('UNAUTHENTICATED');
    const { token } = await aPerson(server, { role: 'SuperRealtor' });
    await expect(aDevice(server, { token })).rejects.toThrow('COMPANY_MISSING');
  });

  test('is closed when its session ends, and another session’s stays', async () => {
    const person = await aRealtor(server);
    const token = await startSession(server.db, server.clock, { kind: 'full', personId: person.id });
    const [ends, stays] = [await aDevice(server, person), await aDevice(server, { token })];
    await ask(server, logout, { token: person.token });
    await closed(ends);
    expect(stays.socket.connected).toBe(true);
  });

  test('is closed when its session is ended from another, and when all are', async () => {
    const person = await aRealtor(server);
    const token = await startSession(server.db, server.clock, { kind: 'full', personId: person.id });
    const [ends, ends2] = [await aDevice(server, { token }), await aDevice(server, person)];
    const { sessions } = (await ask(server, listSessions, { token: person.token })).body.result;
    const other = sessions.find(({ isCurrent }) => !isCurrent);
    await ask(server, endSession, { token: person.token, params: { id: other?._id ?? '' } });
    await closed(ends);
    expect(ends2.socket.connected).toBe(true);
    await ask(server, endSessions, { token: person.token });
    await closed(ends2);
  });

  test('is closed when the password is changed elsewhere', async () => {
    const person = await aRealtor(server, { password: PASSWORD });
    const token = await startSession(server.db, server.clock, { kind: 'full', personId: person.id });
    const [ends, stays] = [await aDevice(server, person), await aDevice(server, { token })];
    await ask(server, updateUser, { token, body: { password: 'Cedar#2027', current_password: PASSWORD } });
    await closed(ends);
    expect(stays.socket.connected).toBe(true);
  });

  test('is closed when its person is removed, on every device', async () => {
    const realtor = await aRealtor(server);
    const agent = await anAgentOf(server, realtor);
    const devices = [await aDevice(server, agent), await aDevice(server, agent)];
    await ask(server, removeTeammate, { token: realtor.token, params: { id: agent.id } });
    for (const device of devices) await closed(device);
    await expect(aDevice(server, agent)).rejects.toThrow('UNAUTHENTICATED');
  });

  test('is asked for a sign of life every ten seconds, and has five to give it', async () => {
    const { socket } = await aDevice(server, await aRealtor(server));
    // what the server tells each browser, which gives a silent connection up after both together
    expect(socket.io.engine).toMatchObject({ _pingInterval: 10_000, _pingTimeout: 5000 });
  });

  test('is closed at some moment before its server stops, in a way that browsers connect again after', async () => {
    const realtor = await aRealtor(server);
    const devices = await Promise.all([1, 2, 3].map(() => aDevice(server, realtor)));
    const reasons = devices.map(({ socket }) => new Promise((resolve) => socket.once('disconnect', resolve)));
    server.tools.realtime.disperse(40);
    // after “io server disconnect” they would not
    expect(await Promise.all(reasons)).toEqual(devices.map(() => 'transport close'));
  });

  test('takes websockets alone: a long poll is refused', async () => {
    const { token } = await aRealtor(server);
    expect((await fetch(`${server.origin}/socket.io/?EIO=4&transport=polling&token=${token}`)).status).not.toBe(200);
  });
});

test('a flood is refused by one sentence, for one person and not for another, and nothing of it is lost or doubled', async () => {
  const wren = await aRealtor(server);
  const ash = await anAgentOf(server, wren);
  const [flooding, calm] = [await aDevice(server, wren), await aDevice(server, ash)];
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      flooding.call(newMessage, { receiverId: ash.id, message_type: 'text', message: `message ${at}` }),
    ),
  );
  const refused = answers.filter(({ error }) => error !== undefined);
  expect(refused.length).toBeGreaterThan(10);
  for (const answer of refused)
    expect(answer).toEqual({
      error: 'You are sending messages too fast. Please wait a moment and try again.',
      code: 'MESSAGES_TOO_FAST',
    });
  await calm.write(wren.id, 'Calm down.');
  const { result } = (await ask(server, listMessages, { token: ash.token, params: { userId: wren.id } })).body;
  expect(result).toHaveLength(answers.length - refused.length + 1);
});
