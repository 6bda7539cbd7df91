import { phoneText } from '@keydate/domain/phone-text';
import { composeMail } from '../../../mails/compose-mail';
import type { Queries } from '../../../db/database';
import type { Mail } from '../../../ports/mailer';
import { findCompany } from '../../companies/companies.repository';
import type { Member } from '../../people/person';
import { sendMail, type MailTools } from '../../waiting-mails/use-cases/send-mail';
import type { Client } from '../clients.repository';

interface Greeting {
  client: Client;
  enteredBy: Member;
}

/** Tells a new client who entered what about them, beside the reply (docs/rules.md, Clients). */
export function greetClient(tools: MailTools, greeting: Greeting): void {
  const { companyId } = greeting.enteredBy;
  sendMail(tools, { name: 'mail a new client', companyId }, () => composeGreeting(tools.db, greeting));
}

async function composeGreeting(db: Queries, { client, enteredBy }: Greeting): Promise<Mail> {
  const found = await findCompany(db, enteredBy.companyId);
  const company = found?.company.name ?? 'their company';
  return composeMail({
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
}
