import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { listMessages, uploadMedia } from '@keydate/contracts/chat';
import { newMessage } from '@keydate/contracts/chat-events';
import { aPng } from '@keydate/reader/test/a-png';
import { clearExpired } from '../src/jobs/clear-expired';
import { chatPictures } from '../src/chat/chat-pictures.table';
import { ask } from './ask';
import { startServerOnOwnDatabase } from './own-database';
import { anAgentOf, aRealtor, type TestPerson } from './people';
import { aDevice, closeDevices } from './sockets';
import type { TestServer } from './test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startServerOnOwnDatabase({ messagesPerMinute: 100_000 });
});
afterEach(closeDevices);
afterAll(() => server.close());

const aPicture = () => new File([new Uint8Array(aPng({ width: 40, height: 30 }))], 'my roof.png');
const upload = ({ token }: TestPerson, { id }: { id: string }, media: Blob = aPicture()) =>
  ask(server, uploadMedia, { token, params: { userId: id }, body: {}, files: { media } });
const see = (url: string, { token }: TestPerson) =>
  fetch(`${server.origin}/api${url}`, { headers: { authorization: `Bearer ${token}` } });
const threadOf = async ({ token }: TestPerson, { id }: { id: string }) =>
  (await ask(server, listMessages, { token, params: { userId: id } })).body.result;
/** The files of pictures, and how many pictures the database has. */
const stored = async () => ({
  files: await readdir(join(server.home, 'files/chat')).catch(() => []),
  rows: (await server.db.select({ id: chatPictures.id }).from(chatPictures)).length,
});

async function aTrio() {
  const wren = await aRealtor(server);
  return { wren, ash: await anAgentOf(server, wren), brook: await anAgentOf(server, wren) };
}

async function sendPicture(from: TestPerson, to: TestPerson, url: string, message = '') {
  const device = await aDevice(server, from);
  return device.call(newMessage, { receiverId: to.id, message_type: 'image', message, url });
}

test('a picture with words is one message of type image, with the size of the picture', async () => {
  const { wren, ash } = await aTrio();
  const { url, width, height } = (await upload(wren, ash)).body.result.media;
  expect([width, height]).toEqual([40, 30]);
  await sendPicture(wren, ash, url, 'The roof.');
  expect(await threadOf(ash, wren)).toMatchObject([
    { message_type: 'image', message_content: 'The roof.', url, picture: { width: 40, height: 30 } },
  ]);
});

test('a large picture is made smaller in its own proportions, and a small one is not made larger', async () => {
  const { wren, ash } = await aTrio();
  const large = new Blob([new Uint8Array(aPng({ width: 4096, height: 1024 }))]);
  expect((await upload(wren, ash, large)).body.result.media).toMatchObject({ width: 2048, height: 512 });
});

test('only the two people of the conversation see a picture, and only who uploaded it before it is sent', async () => {
  const { wren, ash, brook } = await aTrio();
  const stranger = await aRealtor(server);
  const { url } = (await upload(wren, ash)).body.result.media;
  const statuses = () => Promise.all([wren, ash, brook, stranger].map(async (one) => (await see(url, one)).status));
  expect(await statuses()).toEqual([200, 404, 404, 404]);
  await sendPicture(wren, ash, url);
  expect(await statuses()).toEqual([200, 200, 404, 404]);
  expect((await fetch(`${server.origin}/api${url}`)).status).toBe(401);
});

test('a picture is sent once, by whoever uploaded it, to whom it was uploaded for', async () => {
  const { wren, ash, brook } = await aTrio();
  const { url } = (await upload(wren, ash)).body.result.media;
  const missing = 'This picture is no longer stored. Please attach it again.';
  expect((await sendPicture(ash, wren, url)).error).toBe(missing);
  expect((await sendPicture(wren, brook, url)).error).toBe(missing);
  expect((await sendPicture(wren, ash, url)).error).toBeUndefined();
  expect((await sendPicture(wren, ash, url)).error).toBe(missing);
  expect(await threadOf(ash, wren)).toHaveLength(1);
});

test('nobody uploads a picture for somebody they cannot write to', async () => {
  const { wren } = await aTrio();
  expect((await upload(wren, await aRealtor(server))).status).toBe(404);
  expect((await upload(wren, wren)).status).toBe(404);
});

describe('bad input', () => {
  test.each([
    ['a text that is called a picture', () => new File(['not a picture'], 'roof.png'), 'PICTURE_UNREADABLE'],
    ['nothing', () => new File([], 'roof.png'), 'PICTURE_EMPTY'],
    [
      'a picture that was cut off',
      () => new Blob([new Uint8Array(aPng({ width: 400, height: 300 })).slice(0, 200)]),
      'PICTURE_UNREADABLE',
    ],
    ['a picture of more than 60 megapixels', () => hugePicture(), 'PICTURE_TOO_LARGE'],
    ['a picture of more than 10 MB', () => new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]), 'PICTURE_TOO_LARGE'],
  ])('%s is refused by a sentence, and nothing is stored', async (_what, media, code) => {
    const { wren, ash } = await aTrio();
    const before = await stored();
    const { body } = await upload(wren, ash, media());
    expect([body.code, body.message]).toEqual([code, expect.stringMatching(/^[^.]+\.?$|\. Please/)]);
    expect(await stored()).toEqual(before);
  });

  test('of an upload that breaks off halfway nothing is stored, and the next one is', async () => {
    const { wren, ash } = await aTrio();
    const before = await stored();
    const head =
      '--b\r\ncontent-disposition: form-data; name="media"; filename="roof.png"\r\ncontent-type: image/png\r\n\r\n';
    await new Promise((resolve) => {
      const sending = request(`${server.origin}/api/v1/user/chat/upload-media/${ash.id}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${wren.token}`,
          'content-type': 'multipart/form-data; boundary=b',
          'content-length': '100000',
        },
      });
      sending.on('error', resolve).on('close', resolve);
      // the picture is whole: the end of the form is missing
      const picture = new Uint8Array(aPng({ width: 40, height: 30 }));
      sending.write(Buffer.concat([Buffer.from(head), picture, Buffer.from('\r\n')]), () => sending.destroy());
    });
    await upload(wren, ash);
    const after = await stored();
    expect([after.files.length, after.rows]).toEqual([before.files.length + 1, before.rows + 1]);
  });
});

test('a picture that is not sent within a day is removed with its file, a sent one stays', async () => {
  const { wren, ash } = await aTrio();
  const [sent, unsent] = [(await upload(wren, ash)).body.result.media, (await upload(wren, ash)).body.result.media];
  await sendPicture(wren, ash, sent.url);
  server.clock.set(new Date(server.clock.now().getTime() + 25 * 60 * 60_000));
  await clearExpired(server.tools);
  expect((await see(sent.url, ash)).status).toBe(200);
  const name = (url: string) => url.split('/').at(-1);
  expect((await stored()).files).toEqual(expect.arrayContaining([name(sent.url)]));
  expect((await stored()).files).not.toContain(name(unsent.url));
  expect((await sendPicture(wren, ash, unsent.url)).error).toBe(
    'This picture is no longer stored. Please attach it again.',
  );
});

/** A hundred megapixels of one color, in few bytes. */
function hugePicture(): Blob {
  return new Blob([new Uint8Array(aPng({ width: 10_001, height: 10_001, depth: 1 }))]);
}
