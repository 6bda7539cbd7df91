import { expect, type APIRequestContext } from '@playwright/test';
import { z } from 'zod';

const mail = z.object({ to: z.string(), subject: z.string(), text: z.string() });
type Mail = z.infer<typeof mail>;

/** What a code is for, in the words of its mail. */
const PURPOSE = { 'sign-up': 'finish signing up', recovery: 'set a new password' } as const;

/** The mails of the demo mode, as a person finds them in their mailbox. */
export class DeveloperInbox {
  readonly #request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  /** The newest matching mail to an address; waits until it has arrived. */
  async newestMail(to: string, isMatch: (mail: Mail) => boolean): Promise<Mail> {
    let found: Mail | undefined;
    await expect(async () => {
      found = (await this.#mailsTo(to)).find(isMatch);
      expect(found, `a mail to ${to}`).toBeDefined();
    }).toPass({ timeout: 10_000 });
    if (!found) throw new Error('unreachable: toPass has thrown');
    return found;
  }

  /** The six digits of the newest code that was sent to an address, and that is not one of the `known` ones. */
  async newestCode(to: string, purpose: keyof typeof PURPOSE, known: readonly string[] = []): Promise<string> {
    const { subject } = await this.newestMail(
      to,
      (mail) => mail.text.includes(PURPOSE[purpose]) && !known.includes(codeIn(mail.subject)),
    );
    return codeIn(subject);
  }

  async #mailsTo(to: string): Promise<Mail[]> {
    const reply = await this.#request.get('/dev/inbox.json', { params: { to } });
    return z.array(mail).parse(await reply.json());
  }
}

function codeIn(subject: string): string {
  return /\b\d{6}\b/.exec(subject)?.[0] ?? '';
}
