import { newMessageReceived } from '@keydate/contracts/chat-events';
import { updateUser } from '@keydate/contracts/people';
import { updatePerson } from '../src/modules/people/people.repository';
import { deleteSessionsOf } from '../src/modules/sessions/sessions.repository';
import { ask } from './ask';
import { anAgentOf, aRealtor } from './people';
import { aDevice, closeDevices } from './sockets';
import { startTestServer, type TestServer } from './test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ messagesPerMinute: 100_000 });
});
afterEach(closeDevices);
afterAll(() => server.close());

/** Two who have written to each other, so that the server remembers them, and their open tabs. */
async function aPairWhoHaveWritten() {
  const wren = await aRealtor(server);
  const ash = await anAgentOf(server, wren);
  const [tab, other] = [await aDevice(server, wren), await aDevice(server, ash)];
  await tab.write(ash.id, 'One.');
  await tab.write(ash.id, 'Two.');
  return { wren, ash, tab, other };
}

describe('after two have written to each other', () => {
  test('somebody whom another server has removed is refused, and can be written to no more', async () => {
    const { wren, ash, tab, other } = await aPairWhoHaveWritten();
    // another server tells this one of it later than the next message comes
    await updatePerson(server.db, ash.id, { companyId: null });

    await expect(other.write(wren.id, 'Still here?')).rejects.toThrow('Please sign in');
    await expect(tab.write(ash.id, 'Are you there?')).rejects.toThrow('This person is no longer in your company');
  });

  test('a message of a session that another server has ended is refused', async () => {
    const { wren, ash, tab } = await aPairWhoHaveWritten();
    await deleteSessionsOf(server.db, wren.id);

    await expect(tab.write(ash.id, 'Still here?')).rejects.toThrow('Please sign in');
  });

  test('a message has the name that its sender has now', async () => {
    const { wren, ash, tab, other } = await aPairWhoHaveWritten();
    await ask(server, updateUser, { token: wren.token, body: { fullName: 'Wren Castellanos' } });

    const sent = await tab.write(ash.id, 'Three.');

    expect(sent.sender.fullName).toBe('Wren Castellanos');
    const heard = await other.hear(newMessageReceived, ({ number }) => number === 3);
    expect(heard.sender.fullName).toBe('Wren Castellanos');
  });
});
