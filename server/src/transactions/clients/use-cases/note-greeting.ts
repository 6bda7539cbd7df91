import { COMPANY_GREETINGS_PER_DAY, GREETINGS_PER_DAY } from '@keydate/contracts/limits';
import { DAY_MS } from '@keydate/domain/durations';
import type { Tx } from '../../../db/database';
import { countOf, type Member } from '../../../accounts';
import { countGreetings, setClientGreeting, type Client } from '../clients.repository';

export interface Greeter {
  member: Member;
  now: Date;
  /** The network of the member's request, and how many mails it may cause a day. */
  network: string;
  mailsPerNetwork: number;
}

/**
 * Marks a new client as greeted, unless the person, the company or the network has reached its number for the day:
 * nobody may send mass mail to strangers by entering transactions and closing them again, or by founding companies
 * (server/src/transactions/README.md, Clients). Call it after locking the company.
 */
export async function noteGreeting(
  tx: Tx,
  client: Client,
  { member, now, network, mailsPerNetwork }: Greeter,
): Promise<Client> {
  const { byPerson, byCompany } = await countGreetings(tx, member, new Date(now.getTime() - DAY_MS));
  if (byPerson >= GREETINGS_PER_DAY || byCompany >= COMPANY_GREETINGS_PER_DAY) return client;
  const byNetwork = await countOf(tx, { kind: 'client-mail', of: network, now, windowMs: DAY_MS });
  if (byNetwork > mailsPerNetwork) return client;
  const greeting = { greetedAt: now, greetedById: member.id };
  await setClientGreeting(tx, client.id, greeting);
  return { ...client, ...greeting };
}
