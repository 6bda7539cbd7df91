import { AppError } from '../../../app-error';
import type { Tools } from '../../../tools';
import { countPassword } from '../../attempts/use-cases/count-password';
import type { Sender } from '../../audit/sender';
import { recordEvent, recordRefusal } from '../../audit/use-cases/record-event';
import { knownBrowserOf, rememberBrowser } from '../../browsers/use-cases/known-browser';
import { startSession } from '../../sessions/use-cases/start-session';
import { refuseClients } from '../../policies/person';
import { findCredentials, findPasswordHash, lockPerson } from '../people.repository';
import type { Person } from '../person';
import { proveMailbox } from './prove-mailbox';

export interface Credentials {
  email: string;
  password: string;
  /** The code that came by mail, if one was needed. */
  otp?: string | undefined;
}

interface SignedIn {
  person: Person;
  token: string;
  /** The browser's new mark. */
  mark: string;
}

type SignInTools = Pick<Tools, 'db' | 'clock' | 'config' | 'passwords' | 'mailer' | 'background'>;

/**
 * Opens a session for the person who knows an address's password. If too many passwords were wrong today, a code from
 * the address's mailbox must come with it. An unknown address takes as long, and gets the same answer.
 */
export async function signIn(
  tools: SignInTools,
  { email, password, otp }: Credentials,
  { sender, mark }: { sender: Sender; mark: string | null },
): Promise<SignedIn> {
  const { db, clock, passwords } = tools;
  const context = { clock, sender };
  const knownBy = await knownBrowserOf(tools, { mark, email });
  const counted = await countPassword(tools, { email, address: sender.address, knownBy });
  const known = await findCredentials(db, email);
  const entry = { event: 'signed-in', by: known?.person ?? null } as const;
  return recordRefusal(db, context, entry, async () => {
    const isRight = await passwords.verify(known?.passwordHash ?? null, password);
    if (counted.needsCode)
      await proveMailbox(tools, { email, otp, personId: isRight && known ? known.person.id : null });
    if (!known || !isRight) throw new AppError('WRONG_CREDENTIALS');
    refuseClients(known.person);
    return db.transaction(async (tx) => {
      const person = await lockPerson(tx, known.person.id);
      // if the password changed during the check, that ended the old sessions, and this would be one more
      const isStillRight = (await findPasswordHash(tx, known.person.id)) === known.passwordHash;
      if (!person || !isStillRight) throw new AppError('WRONG_CREDENTIALS');
      await recordEvent(tx, context, entry);
      await counted.forgive(tx);
      return {
        person,
        token: await startSession(tx, clock, { kind: 'full', personId: person.id }, sender.userAgent),
        mark: await rememberBrowser({ db: tx, clock }, { mark, personId: person.id }),
      };
    });
  });
}
