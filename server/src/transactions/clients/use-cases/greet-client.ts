import { phoneText } from '@keydate/domain/phone-text';
import { composeMail, type Lease, queueMail, type QueueTools } from '../../../mail';
import type { Tx } from '../../../db/database';
import { findCompany, type Member } from '../../../accounts';
import type { Client } from '../clients.repository';

interface Greeting {
  client: Client;
  enteredBy: Member;
}

/** Queues the mail that informs a new client who entered which data about them (server/src/transactions/README.md, Clients). */
export async function greetClient(
  tx: Tx,
  tools: Pick<QueueTools, 'clock' | 'mailer'>,
  { client, enteredBy }: Greeting,
): Promise<Lease> {
  const { companyId } = enteredBy;
  const found = await findCompany(tx, companyId);
  const company = found?.company.name ?? 'their company';
  const mail = composeMail({
    to: client.email,
    subject: `${enteredBy.fullName} of ${company} added you as a client`,
    lines: [
      `Hello ${client.fullName},`,
      `${enteredBy.fullName} of ${company} added you as a client in Keydate, where they keep track of the deadlines in your contract.`,
      `They entered ${new Intl.ListFormat('en').format([
        `your name (${client.fullName})`,
        `your email address (${client.email})`,
        ...(client.phone ? [`your phone number (${phoneText(client.phone)})`] : []),
      ])}.`,
      `You do not need an account. If this is a mistake, please write to ${enteredBy.fullName} at ${enteredBy.email}.`,
    ],
  });
  return queueMail(tx, tools, { name: 'mail a new client', companyId, ...mail });
}
