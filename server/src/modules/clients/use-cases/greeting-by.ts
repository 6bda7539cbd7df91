import { GREETINGS_PER_DAY } from '@keydate/contracts/limits';
import type { Tx } from '../../../db/database';
import type { Member } from '../../people/person';
import { countGreetings, type Client } from '../clients.repository';

const DAY_MS = 24 * 60 * 60_000;

/**
 * What is noted of the mail to a new client: none beyond the day's number, so that nobody mails strangers in masses by
 * entering transactions and closing them again (docs/rules.md, Clients). Asked behind the company's lock.
 */
export async function greetingBy(
  tx: Tx,
  member: Member,
  now: Date,
): Promise<Pick<Client, 'greetedAt' | 'greetedById'>> {
  const greetings = await countGreetings(tx, member.id, new Date(now.getTime() - DAY_MS));
  return greetings < GREETINGS_PER_DAY
    ? { greetedAt: now, greetedById: member.id }
    : { greetedAt: null, greetedById: null };
}
