import { expect, type APIRequestContext } from '@playwright/test';
import { z } from 'zod';

const mail = z.object({ to: z.string(), subject: z.string(), text: z.string() });
type Mail = z.infer<typeof mail>;

/** What a code is for, as its mail says it. */
const WHAT_FOR = { 'sign-up': 'finish signing up', recovery: 'set a new password' } as const;

/** The mails of the demo mode, as a person finds them in their mailbox. */
export class DeveloperInbox {
  readonly #request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  /** The newest mail to an address that is what is looked for; waits until it has come. */
  async newestMail(to: string, isIt: (mail: Mail) => boolean): Promise<Mail> {
    let found: Mail | undefined;
    await expect(async () => {
      found = (await this.#mailsTo(to)).find(isIt);
      expect(found, `a mail to ${to}`).toBeDefined();
    }).toPass({ timeout: 10_000 });
    if (!found) throw new Error('unreachable: toPass has thrown');
    return found;
  }

  /** The six digits of the newest code that was sent to an address, unless it is one of those that are `known`. */
  async newestCode(to: string, what: keyof typeof WHAT_FOR, known: readonly string[] = []): Promise<string> {
    const { subject } = await this.newestMail(
      to,
      (mail) => mail.text.includes(WHAT_FOR[what]) && !known.includes(codeIn(mail.subject)),
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
