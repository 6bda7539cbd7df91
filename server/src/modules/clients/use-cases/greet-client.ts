import { composeMail } from '../../../mails/compose-mail';
import type { Tools } from '../../../tools';
import { findCompany } from '../../companies/companies.repository';
import type { Member } from '../../people/person';
import type { Client } from '../clients.repository';

/** Tells a new client who entered what about them (docs/rules.md, Clients). */
export async function greetClient(
  { db, mailer, background }: Pick<Tools, 'db' | 'mailer' | 'background'>,
  { client, enteredBy }: { client: Client; enteredBy: Member },
): Promise<void> {
  const found = await findCompany(db, enteredBy.companyId);
  const company = found?.company.name ?? 'their company';
  const mail = composeMail({
    to: client.email,
    subject: `${enteredBy.fullName} of ${company} added you as a client`,
    lines: [
      `Hello ${client.fullName},`,
      `${enteredBy.fullName} of ${company} entered you as a client in Keydate, where they keep the deadlines of your contract.`,
      `What was entered: your name (${client.fullName}), your e-mail address (${client.email})${client.phone ? ` and your phone number (${client.phone})` : ''}.`,
      `You need no account. If this is a mistake, please answer ${enteredBy.fullName} at ${enteredBy.email}.`,
    ],
  });
  background.start('mail a new client', () => mailer.send(mail));
}
