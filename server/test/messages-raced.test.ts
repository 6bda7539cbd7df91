import { uploadMedia } from '@keydate/contracts/chat';
import { newMessage } from '@keydate/contracts/chat-events';
import { aPng } from '@keydate/reader/test/a-png';
import { updatePerson } from '../src/modules/people/people.repository';
import { messages } from '../src/modules/chat/messages.table';
import { ask } from './ask';
import { startServerOnOwnDatabase } from './own-database';
import { anAgentOf, aRealtor } from './people';
import { aDevice, closeDevices } from './sockets';
import type { TestServer } from './test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startServerOnOwnDatabase();
});
afterEach(closeDevices);
afterAll(() => server.close());

async function aPair() {
  const wren = await aRealtor(server);
  const ash = await anAgentOf(server, wren);
  return { wren, ash, tab: await aDevice(server, wren) };
}

/** Lets a person lose their company after the server has read who they are, and before it stores the message. */
function removeWhile(statement: 'execute' | 'transaction', { id }: { id: string }): void {
  const run = server.db[statement].bind(server.db) as (...given: unknown[]) => Promise<unknown>;
  const removeFirst = async (...given: unknown[]) => {
    await updatePerson(server.db, id, { companyId: null });
    return run(...given);
  };
  jest.spyOn(server.db, statement).mockImplementationOnce(removeFirst);
}

const countStored = async () => (await server.db.select({ id: messages.id }).from(messages)).length;

describe('while a message is being stored', () => {
  test('a teammate who is removed gets no text', async () => {
    const { ash, tab } = await aPair();
    const before = await countStored();
    removeWhile('execute', ash);

    await expect(tab.write(ash.id, 'Are you there?')).rejects.toThrow('This person is no longer in your company');
    expect(await countStored()).toBe(before);
  });

  test('a teammate who is removed gets no picture', async () => {
    const { wren, ash, tab } = await aPair();
    const media = new File([new Uint8Array(aPng({ width: 40, height: 30 }))], 'roof.png');
    const upload = { token: wren.token, params: { userId: ash.id }, body: {}, files: { media } };
    const { url } = (await ask(server, uploadMedia, upload)).body.result.media;
    const before = await countStored();
    removeWhile('transaction', ash);

    const answer = await tab.call(newMessage, { receiverId: ash.id, message_type: 'image', message: '', url });
    expect(answer.error).toContain('This person is no longer in your company');
    expect(await countStored()).toBe(before);
  });
});
