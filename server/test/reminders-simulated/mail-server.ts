import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { freePort } from '@keydate/tooling/free-port';

/** A mail that the mail server has taken. */
export interface TakenMail {
  messageId: string;
  to: string;
  /** The time of the test's machine when its hand-over began. */
  begunAt: number;
  /** As it arrived, decoded. */
  content: string;
}

/** A real SMTP server that can be away. */
export interface MailServer {
  url: string;
  taken: TakenMail[];
  /** True during a hand-over. */
  isBusy: () => boolean;
  /** Ends all connections and takes none. A mail that was not answered by then was not taken. */
  goAway: () => void;
  comeBack: () => Promise<void>;
}

/** @param answerMs the longest time before it answers a mail; for as long, hand-overs are under way */
export async function startMailServer(answerMs = 0): Promise<MailServer> {
  const port = await freePort();
  const taken: TakenMail[] = [];
  const begun = new WeakMap<SMTPServerSession, number>();
  const underWay = new Set<SMTPServerSession>();
  const sockets = new Set<Socket>();
  let listening: SMTPServer | undefined;
  let count = 0;

  const open = async () => {
    const smtp = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      onMailFrom: (_address, session, answer) => {
        begun.set(session, Date.now());
        underWay.add(session);
        answer();
      },
      onData: (stream, session, answer) => {
        const take = async () => {
          const content = await readAll(stream);
          count += 1;
          await setTimeout((count * 7) % (answerMs + 1));
          underWay.delete(session);
          if (listening !== smtp) throw new Error('The mail server is going away.');
          taken.push({
            messageId: /^Message-ID: (.*)$/im.exec(content)?.[1]?.trim() ?? '',
            to: session.envelope.rcptTo[0]?.address ?? '',
            begunAt: begun.get(session) ?? 0,
            content,
          });
        };
        take().then(() => answer(), answer);
      },
      onClose: (session) => void underWay.delete(session),
    });
    smtp.on('error', () => undefined);
    smtp.server.on('connection', (socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    });
    smtp.listen(port, '127.0.0.1');
    await once(smtp.server, 'listening');
    listening = smtp;
  };

  await open();
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    isBusy: () => underWay.size > 0,
    goAway: () => {
      const smtp = listening;
      listening = undefined;
      smtp?.server.close();
      sockets.forEach((socket) => socket.destroy());
    },
    comeBack: async () => {
      if (!listening) await open();
    },
  };
}

async function readAll(stream: AsyncIterable<unknown>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) if (Buffer.isBuffer(part)) parts.push(part);
  const raw = Buffer.concat(parts).toString('latin1');
  const decoded = raw
    .replaceAll('\r\n', '\n')
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(decoded, 'latin1').toString('utf8');
}
