import { addTransaction } from '@keydate/contracts/transactions';
import { updateUser } from '@keydate/contracts/people';
import { ask } from '../ask';
import { aTransaction, aNewClient } from '../transactions';
import { anEmail, aRealtor } from '../people';
import { startTestServer, type TestServer } from '../test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const HEADER = 'Robin\r\nBcc: everybody@people.example\r\n\r\nVale';
const MARKUP = 'June <img src=x onerror=alert(1)> "&\' Okafor';

/** The mail that a new client gets when these names are in it. */
async function greeting(fullName: string, client_name: string) {
  const { token } = await aRealtor(server);
  await ask(server, updateUser, { token, body: { fullName } });
  const email_address = anEmail();
  await ask(server, addTransaction, {
    token,
    body: aTransaction({ client_information: aNewClient({ client_name, email_address }) }),
  });
  const [mail] = await server.mailsTo(email_address);
  return mail!;
}

describe('a name in a mail', () => {
  test('begins no header and no paragraph of its own', async () => {
    const { subject, text, to } = await greeting(HEADER, `June\n\nYour money is here: elsewhere.example\n\nOkafor`);
    expect(subject).toBe('Robin Bcc: everybody@people.example Vale of Alder & Finch Realty added you as a client');
    expect(to).not.toContain('everybody');
    expect(text.split('\n').filter((line) => /^(?:Bcc|Your money)/.test(line))).toEqual([]);
  });

  test('never brings a web address to a stranger: such names are refused of people and of clients', async () => {
    const { token } = await aRealtor(server);
    const [fullName, email_address] = ['Win $500 at https://elsewhere.example', anEmail()];
    const sentence = 'A name may not hold a web address.';
    const renamed = await ask(server, updateUser, { token, body: { fullName } });
    expect([renamed.status, renamed.body.errors]).toEqual([400, { fullName: sentence }]);
    const entered = await ask(server, addTransaction, {
      token,
      body: aTransaction({
        client_information: aNewClient({ client_name: 'see www.elsewhere.example', email_address }),
      }),
    });
    expect([entered.status, entered.body.errors]).toEqual([400, { 'client_information.client_name': sentence }]);
    expect(await server.mailsTo(email_address)).toEqual([]);
  });

  test('is text, whatever tags it holds: in the mail, its title and the inbox', async () => {
    const { html, subject, id } = await greeting(MARKUP, MARKUP);
    expect(subject).toContain('<img');
    const pages = [
      html,
      ...(await Promise.all(
        ['/dev/inbox', `/dev/inbox/${id}`].map(async (path) => (await fetch(server.origin + path)).text()),
      )),
    ];
    for (const page of pages) {
      expect(page).not.toContain('<img');
      expect(page).toContain('June &#60;img src=x onerror=alert(1)&#62; &#34;&#38;&#39; Okafor');
    }
  });
});
