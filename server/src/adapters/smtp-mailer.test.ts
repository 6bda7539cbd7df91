import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { inspect } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { MailRefused } from '../ports/mailer';
import { smtpMailer } from './smtp-mailer';

/** A mail server that takes one mail after another and stores what it received. */
async function aMailServer(): Promise<{ server: Server; url: string; heard: () => string }> {
  let heard = '';
  const server = createServer((socket) => {
    let isData = false;
    socket.write('220 mail.example\r\n');
    socket.on('data', (bytes) => {
      const text = bytes.toString();
      heard += text;
      if (isData && !text.endsWith('\r\n.\r\n')) return;
      const answer = isData || !text.startsWith('DATA') ? '250 ok' : '354 go on';
      isData = answer === '354 go on';
      socket.write(`${answer}\r\n`);
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return { server, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, heard: () => heard };
}

const mail = { to: 'june@mail.example', subject: 'Hello', text: 'As text', html: '<p>As HTML</p>' };

test('a mail is handed to the mail server as text and HTML, from the configured sender', async () => {
  const { server, url, heard } = await aMailServer();
  const mailer = smtpMailer(url, 'Keydate <no-reply@keydate.example>');
  await mailer.send(mail);
  await mailer.close();
  server.close();
  for (const words of [
    'MAIL FROM:<no-reply@keydate.example>',
    'RCPT TO:<june@mail.example>',
    'Subject: Hello',
    'As text',
    '<p>As HTML</p>',
  ]) {
    expect(heard()).toContain(words);
  }
});

test('the headers and the Message-ID that a mail brings are those that it arrives with', async () => {
  const { server, url, heard } = await aMailServer();
  const mailer = smtpMailer(url, 'Keydate <no-reply@keydate.example>');
  const headers = {
    'List-Unsubscribe': '<https://keydate.example/unsubscribe?token=june>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  await mailer.send({ ...mail, headers, messageId: '<first@keydate.example>' }, { atOnce: true });
  await mailer.close();
  server.close();
  expect(heard()).toContain('\r\nMessage-ID: <first@keydate.example>\r\n');
  for (const [name, value] of Object.entries(headers)) expect(heard()).toContain(`\r\n${name}: ${value}\r\n`);
});

test('a mail server that is not there is an error to whoever sends', async () => {
  const mailer = smtpMailer('smtp://127.0.0.1:1', 'no-reply@keydate.example');
  await expect(mailer.send(mail)).rejects.toThrow('ECONNREFUSED');
  await mailer.close();
});

type Command = 'MAIL FROM' | 'RCPT TO' | 'DATA';

/** The error of sending a mail to a server that answers a command with this code. */
async function failureAt(refused: Command, responseCode: number, words = 'Refused'): Promise<unknown> {
  const answerTo = (command: Command) =>
    command === refused ? Object.assign(new Error(words), { responseCode }) : null;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onMailFrom: (_address, _session, answer) => answer(answerTo('MAIL FROM')),
    onRcptTo: (_address, _session, answer) => answer(answerTo('RCPT TO')),
    onData: (stream, _session, answer) => stream.resume().once('end', () => answer(answerTo('DATA'))),
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, 'no-reply@keydate.example');
  const failure = await mailer.send(mail).catch((error: unknown) => error);
  await mailer.close();
  server.close();
  return failure;
}

test.each([
  [550, 'No such user'],
  [553, '5.1.3 Bad address'],
  [550, '5.2.1 Mailbox disabled'],
])('a recipient whom the mail server does not know (%i %s) is refused for good', async (code, words) => {
  expect(await failureAt('RCPT TO', code, words)).toBeInstanceOf(MailRefused);
});

test.each([
  ['RCPT TO', 451, 'Try again later'],
  // the commands came in a wrong order, which is not the recipient's fault
  ['RCPT TO', 503, 'Bad sequence of commands'],
  ['RCPT TO', 554, '5.7.1 Relay access denied'],
  ['RCPT TO', 553, '5.1.8 Sender address rejected'],
  ['MAIL FROM', 550, 'Account suspended'],
  ['DATA', 554, 'Message refused'],
] as const)('what else the mail server refuses (%s, %i %s) may be tried again', async (command, code, words) => {
  const failure = await failureAt(command, code, words);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(MailRefused);
});

test.each([
  ['RCPT TO', 550, '<june@mail.example>: no such user'],
  ['RCPT TO', 550, 'june is unknown here'],
  ['DATA', 554, 'June@Mail.Example has reported this sender'],
] as const)(
  'an error never names the recipient, whatever the mail server says (%s, %i %s)',
  async (command, code, words) => {
    const failure = await failureAt(command, code, words);
    expect(inspect(failure).toLowerCase()).not.toContain('june');
    expect(String(failure)).toContain(String(code));
  },
);
