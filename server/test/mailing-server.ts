import { sendAlone } from './sender-alone';
import { startTestServer, type TestServer } from './test-server';

/** A server that alone sends mails, with a mail server that can refuse them. */
export interface MailingServer {
  server: TestServer;
  /** From now on the mail server refuses each mail with this error; without one it takes them again. */
  refuseMails: (refusal?: Error) => void;
  close: () => Promise<void>;
}

/** Starts it once no other test file sends mails. */
export async function startMailingServer(): Promise<MailingServer> {
  const letOthersSend = await sendAlone();
  const server = await startTestServer();
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
    close: async () => {
      await server.close();
      await letOthersSend();
    },
  };
}
