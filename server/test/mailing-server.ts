import { startServerOnOwnDatabase } from './own-database';
import type { TestServer } from './test-server';

/** The only server that sends from its database, with a mail server that can refuse mails. */
export interface MailingServer {
  server: TestServer;
  /** From now on the mail server refuses each mail with this error; without one it accepts them again. */
  refuseMails: (refusal?: Error) => void;
  close: () => Promise<void>;
}

export async function startMailingServer(): Promise<MailingServer> {
  const server = await startServerOnOwnDatabase();
  const { mailer, background } = server.tools;
  const [take, start] = [mailer.send, background.start];
  let refusal: Error | undefined;
  mailer.send = async (mail) => {
    if (refusal) throw refusal;
    return take(mail);
  };
  // what fails here is not the matter: it is logged
  background.start = (name, work) => start(name, () => work().catch(() => undefined));
  return {
    server,
    refuseMails: (error) => {
      refusal = error;
    },
    close: () => server.close(),
  };
}
