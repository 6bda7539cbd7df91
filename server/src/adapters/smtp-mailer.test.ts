import { createServer, type AddressInfo, type Server } from 'node:net';
import { smtpMailer } from './smtp-mailer';

/** A mail server that takes one mail after another and keeps what was said to it. */
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

test('a mail server that is not there is an error to whoever sends', async () => {
  const mailer = smtpMailer('smtp://127.0.0.1:1', 'no-reply@keydate.example');
  await expect(mailer.send(mail)).rejects.toThrow('ECONNREFUSED');
  await mailer.close();
});
