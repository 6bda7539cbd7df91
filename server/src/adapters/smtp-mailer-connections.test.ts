import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { Mailer } from '../ports/mailer';
import { smtpMailer } from './smtp-mailer';

/** More than there are connections for mails that may wait. */
const MANY = 40;
type Moment = 'MAIL FROM' | 'the content';

let smtp: SMTPServer;
let mailer: Mailer;
const sockets = new Set<Socket>();
/** The recipients of the mails that were begun, and of those that were taken. */
let begun: string[];
let taken: string[];
/**
 * The behavior of the mail server: while it waits for `thinks`, it answers no mail; at `breaksOffAt` it drops all
 * connections.
 */
let thinks: Promise<void> | null;
let breaksOffAt: Moment | null;

beforeEach(async () => {
  [begun, taken, thinks, breaksOffAt] = [[], [], null, null];
  const breakOff = () => {
    breaksOffAt = null;
    sockets.forEach((socket) => socket.destroy());
  };
  smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onMailFrom: ({ address }, _session, answer) => {
      begun.push(address);
      if (breaksOffAt === 'MAIL FROM') breakOff();
      else answer();
    },
    onData: (stream, { envelope }, answer) => {
      stream.resume().once('end', () => {
        if (breaksOffAt === 'the content') {
          breakOff();
          return;
        }
        taken.push(envelope.rcptTo[0]?.address ?? '');
        void Promise.resolve(thinks).then(() => answer());
      });
    },
  });
  smtp.on('error', () => undefined);
  smtp.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  mailer = smtpMailer(`smtp://127.0.0.1:${port}`, 'no-reply@keydate.example');
});
afterEach(async () => {
  await mailer.close();
  sockets.forEach((socket) => socket.destroy());
  smtp.server.close();
});

const mailTo = (name: string) => ({ to: `${name}@mail.example`, subject: 'Hello', text: 'Text', html: '<p>Text</p>' });

test('a mail that begins at once waits for none of those whose answer is still to come', async () => {
  let answer: () => void = () => undefined;
  thinks = new Promise<void>((resolve) => (answer = resolve));
  const others = Array.from({ length: MANY }, (_, nth) => mailer.send(mailTo(`other-${nth}`)));
  const prompt = Array.from({ length: MANY }, (_, nth) => mailer.send(mailTo(`prompt-${nth}`), { atOnce: true }));
  const isPrompt = (address: string) => address.startsWith('prompt');
  while (taken.filter(isPrompt).length < MANY) await new Promise((turn) => setImmediate(turn));
  expect(taken.filter((address) => !isPrompt(address)).length).toBeLessThan(MANY);
  answer();
  await Promise.all([...others, ...prompt]);
  expect(taken).toHaveLength(2 * MANY);
});

test.each<Moment>(['MAIL FROM', 'the content'])(
  'where its connection breaks at %s it fails, and does not begin again unseen',
  async (moment) => {
    await mailer.send(mailTo('first'), { atOnce: true });
    breaksOffAt = moment;
    await expect(mailer.send(mailTo('june'), { atOnce: true })).rejects.toThrow(/connection (was )?closed|ECONNRESET/i);
    await mailer.send(mailTo('last'), { atOnce: true });
    expect(begun).toHaveLength(3);
    expect(taken).toEqual(['first@mail.example', 'last@mail.example']);
  },
);

test('another mail begins anew where its connection had ended before it began, and arrives once', async () => {
  await mailer.send(mailTo('first'));
  breaksOffAt = 'MAIL FROM';
  await mailer.send(mailTo('june'));
  expect(taken).toEqual(['first@mail.example', 'june@mail.example']);
});
