import { listConversations, listMessages, uploadMedia } from '@keydate/contracts/chat';
import { messageDelivered, newMessage } from '@keydate/contracts/chat-events';
import { CLIENT_MESSAGES_PER_DAY, PICTURE_LINK_MS } from '@keydate/contracts/limits';
import { DAY_MS } from '@keydate/domain/durations';
import { aPng } from '@keydate/reader/test/a-png';
import type { Mail, Mailer } from '../src/ports/mailer';
import { ask } from './ask';
import { aRealtor, anAgentOf, type TestPerson } from './people';
import { aDevice, closeDevices } from './sockets';
import { startTestServer, type TestServer } from './test-server';
import { enterTransaction } from './transactions';

const sent: Mail[] = [];
const mailer: Mailer = {
  domain: 'mail.example',
  send: async (mail) => void sent.push(mail),
  close: async () => undefined,
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ messagesPerMinute: 100_000 }, { mailer });
});
afterEach(closeDevices);
afterAll(() => server.close());

async function aRealtorWithClient() {
  const realtor = await aRealtor(server, { fullName: 'Wren Castellanos' });
  const { client_information: client } = await enterTransaction(server, realtor);
  return { realtor, clientId: client.client_id._id, address: client.email_address };
}

const mailsOf = (address: string) =>
  sent.filter(({ to, subject }) => to === address && subject.includes('wrote to you'));
const threadOf = async ({ token }: TestPerson, userId: string) =>
  (await ask(server, listMessages, { token, params: { userId } })).body;

async function upload({ token }: TestPerson, userId: string) {
  const media = new Blob([new Uint8Array(aPng({ width: 40, height: 30 }))]);
  return (await ask(server, uploadMedia, { token, params: { userId }, body: {}, files: { media } })).body.result.media;
}

describe('a message to a client', () => {
  test('goes out by email, which says who wrote and that nobody reads answers, and counts as delivered then', async () => {
    const { realtor, clientId, address } = await aRealtorWithClient();
    const device = await aDevice(server, realtor);

    const message = await device.write(clientId, 'The inspection is at noon.\n\n<b>Bring</b> the keys.');

    expect(message.isDelivered).toBe(false);
    await device.hear(messageDelivered, ({ _id, isDelivered }) => _id === message._id && isDelivered);
    const [mail, ...others] = mailsOf(address);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Wren Castellanos of Alder & Finch Realty wrote to you');
    expect(mail?.text).toContain('The inspection is at noon.\n\n<b>Bring</b> the keys.');
    expect(mail?.html).toContain('&#60;b&#62;Bring&#60;/b&#62;');
    expect(mail?.text).toContain(
      `Please do not reply to this email: nobody reads the replies. You can reach Wren Castellanos at ${realtor.email}.`,
    );
    expect((await threadOf(realtor, clientId)).result).toMatchObject([{ isDelivered: true }]);
    const { result } = (await ask(server, listConversations, { token: realtor.token })).body;
    expect(result).toMatchObject([{ kind: 'client', receiver: { _id: clientId }, unread: 0, isClosed: false }]);
  });

  test('is seen only by whoever wrote it: each colleague has a conversation of their own with the client', async () => {
    const { realtor, clientId } = await aRealtorWithClient();
    const agent = await anAgentOf(server, realtor);
    await (await aDevice(server, realtor)).write(clientId, 'From Wren.');
    expect((await threadOf(agent, clientId)).result).toEqual([]);
  });

  test('that is sent again under its id goes out once', async () => {
    const { realtor, clientId, address } = await aRealtorWithClient();
    const device = await aDevice(server, realtor);
    const { _id } = await device.write(clientId, 'Once.');
    await device.write(clientId, 'Once.', _id);
    await server.tools.background.settle();
    expect(mailsOf(address)).toHaveLength(1);
  });

  test('beyond the day’s number is refused by a sentence, and the next day is sent', async () => {
    const { realtor, clientId } = await aRealtorWithClient();
    const device = await aDevice(server, realtor);
    const words = Array.from({ length: CLIENT_MESSAGES_PER_DAY }, (_, at) => `message ${at}`);
    await Promise.all(words.map((text) => device.write(clientId, text)));
    await expect(device.write(clientId, 'One more.')).rejects.toThrow('Please try again tomorrow.');
    server.clock.set(new Date(server.clock.now().getTime() + DAY_MS));
    await expect(device.write(clientId, 'One more.')).resolves.toMatchObject({ number: CLIENT_MESSAGES_PER_DAY + 1 });
  });
});

describe('a picture to a client', () => {
  async function aSentPicture() {
    const { realtor, clientId, address } = await aRealtorWithClient();
    const { url } = await upload(realtor, clientId);
    const device = await aDevice(server, realtor);
    const { message } = await device.call(newMessage, {
      receiverId: clientId,
      message_type: 'image',
      message: 'The roof.',
      url,
    });
    await device.hear(messageDelivered, ({ isDelivered }) => isDelivered);
    const [mail] = mailsOf(address);
    const [, link = ''] = /(http\S+\/api\/files\/chat\/\S+)/.exec(mail?.text ?? '') ?? [];
    expect(mail?.html).toContain(`href="${link}"`);
    const { pathname, search } = new URL(link);
    return { realtor, clientId, message, path: pathname, query: search };
  }

  test('is a link that opens that picture alone, without a session, for 30 days', async () => {
    const { path, query } = await aSentPicture();
    const { path: anotherPath } = await aSentPicture();
    const opened = await fetch(server.origin + path + query);
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'image/webp']);
    await opened.arrayBuffer();

    for (const address of [
      path,
      anotherPath + query,
      `${path}?link=`,
      `${path}${query}x`,
      `${path}?link=${'a'.repeat(43)}`,
    ])
      expect((await fetch(server.origin + address)).status).not.toBe(200);
    server.clock.set(new Date(server.clock.now().getTime() + PICTURE_LINK_MS + 1));
    expect((await fetch(server.origin + path + query)).status).toBe(410);
  });

  test('opens a page that says so once it has expired or was cut off, for somebody who follows it in a browser', async () => {
    const { path, query } = await aSentPicture();
    server.clock.set(new Date(server.clock.now().getTime() + PICTURE_LINK_MS + 1));
    const expired = path + query;
    const cutOff = ['?link=', query.slice(0, -1), '', `${query}&link=again`, `?link=${'a'.repeat(200)}`];
    const headers = { accept: 'text/html,*/*;q=0.8' };
    for (const address of [expired, ...cutOff.map((rest) => path + rest), path.slice(0, -3), '/api/files/chat/']) {
      const opened = await fetch(server.origin + address, { headers });
      expect([address, opened.headers.get('content-type')]).toEqual([address, 'text/html; charset=utf-8']);
      expect([401, 410]).toContain(opened.status);
      expect(await opened.text()).toContain('This picture cannot be opened');
    }
    // some mail programs follow links without saying what they read
    const followed = await fetch(server.origin + expired);
    expect(await followed.text()).toContain('Please ask the person who sent the picture to send it again.');
  });
});
