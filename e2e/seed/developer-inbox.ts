import { expect, type APIRequestContext } from '@playwright/test';
import { z } from 'zod';

const mail = z.object({ to: z.string(), subject: z.string(), text: z.string() });
type Mail = z.infer<typeof mail>;

/** The purpose of a code, as its mail words it. */
const PURPOSE = {
  'sign-up': 'finish signing up',
  recovery: 'set a new password',
  'sign-in': 'to sign in',
} as const;

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

  /** How many matching mails an address has. */
  async countOf(to: string, isMatch: (mail: Mail) => boolean): Promise<number> {
    return (await this.#mailsTo(to)).filter(isMatch).length;
  }

  /** The six digits of the newest code that was sent to an address, and that is not one of the `known` ones. */
  async newestCode(to: string, purpose: keyof typeof PURPOSE, known: readonly string[] = []): Promise<string> {
    const { subject } = await this.newestMail(
      to,
      (mail) => mail.text.includes(PURPOSE[purpose]) && !known.includes(codeIn(mail.subject)),
    );
    return codeIn(subject);
  }

  /** The code in the link of the newest invitation that was sent to an address. */
  async invitationCode(to: string): Promise<string> {
    const { text } = await this.newestMail(to, ({ subject }) => subject.endsWith('invites you to Keydate'));
    return /signup\?ref=(\w+)/.exec(text)?.[1] ?? '';
  }

  /**
   * The address below the origin that a lender's invitation leads to: the newest one, or the one with this id, where other
   * specs invite the same person.
   */
  async lenderInvitation(to: string, id = ''): Promise<string> {
    const { text } = await this.newestMail(to, (mail) => mail.text.includes(`/lender-invitation/${id}`));
    return /\/lender-invitation\/[\w-]+/.exec(text)?.[0] ?? '';
  }

  async #mailsTo(to: string): Promise<Mail[]> {
    const reply = await this.#request.get('/dev/inbox.json', { params: { to } });
    return z.array(mail).parse(await reply.json());
  }
}

function codeIn(subject: string): string {
  return /\b\d{6}\b/.exec(subject)?.[0] ?? '';
}
