import { expect, type APIRequestContext } from '@playwright/test';

interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** The mails of the demo mode, as a person finds them in their mailbox. */
export class DeveloperInbox {
  readonly #request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  /** The newest mail to an address whose subject matches; waits until it has come. */
  async newestMail(to: string, subject: RegExp): Promise<Mail> {
    let found: Mail | undefined;
    await expect(async () => {
      found = (await this.#mailsTo(to)).find((mail) => subject.test(mail.subject));
      expect(found, `a mail to ${to} whose subject matches ${subject}`).toBeDefined();
    }).toPass({ timeout: 10_000 });
    if (!found) throw new Error('unreachable: toPass has thrown');
    return found;
  }

  /** The six digits of the newest code that was sent to an address. */
  async newestCode(to: string): Promise<string> {
    const { subject } = await this.newestMail(to, /\b\d{6}\b/);
    return /\b\d{6}\b/.exec(subject)?.[0] ?? '';
  }

  async #mailsTo(to: string): Promise<Mail[]> {
    const reply = await this.#request.get('/dev/inbox.json', { params: { to } });
    return reply.json();
  }
}
