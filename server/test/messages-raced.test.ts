import { uploadMedia } from '@keydate/contracts/chat';
import { newMessage } from '@keydate/contracts/chat-events';
import { aPng } from '@keydate/reader/test/a-png';
import { sql } from 'drizzle-orm';
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

/** Lets a person lose their company after the server has read who they are: when it makes the conversation with them. */
async function removeOnceRead({ id }: { id: string }): Promise<void> {
  await server.db.execute(
    sql.raw(`create or replace function remove_person() returns trigger language plpgsql as $$
      begin update people set company_id = null where id = '${id}'; return null; end $$`),
  );
  await server.db.execute(
    sql`create or replace trigger once_read after insert on conversations execute function remove_person()`,
  );
}

const countStored = async () => (await server.db.select({ id: messages.id }).from(messages)).length;

describe('while a message is being stored', () => {
  test('a teammate who is removed gets no text', async () => {
    const { ash, tab } = await aPair();
    const before = await countStored();
    await removeOnceRead(ash);

    await expect(tab.write(ash.id, 'Are you there?')).rejects.toThrow('This person is no longer in your company');
    expect(await countStored()).toBe(before);
  });

  test('a teammate who is removed gets no picture', async () => {
    const { wren, ash, tab } = await aPair();
    const media = new File([new Uint8Array(aPng({ width: 40, height: 30 }))], 'roof.png');
    const upload = { token: wren.token, params: { userId: ash.id }, body: {}, files: { media } };
    const { url } = (await ask(server, uploadMedia, upload)).body.result.media;
    const before = await countStored();
    await removeOnceRead(ash);

    const answer = await tab.call(newMessage, { receiverId: ash.id, message_type: 'image', message: '', url });
    expect(answer.error).toContain('This person is no longer in your company');
    expect(await countStored()).toBe(before);
  });
});
