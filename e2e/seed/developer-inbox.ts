import { expect, type APIRequestContext } from '@playwright/test';
import { z } from 'zod';

const mail = z.object({ to: z.string(), subject: z.string(), text: z.string() });
type Mail = z.infer<typeof mail>;

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
      found = (await this.#mailsTo(to)).find((sent) => subject.test(sent.subject));
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
    return z.array(mail).parse(await reply.json());
  }
}
