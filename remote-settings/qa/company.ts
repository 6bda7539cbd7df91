import type { CompanyClient } from '@keydate/contracts/clients';
import type { EmailInvitation } from '@keydate/contracts/invitations';
import type { User } from '@keydate/contracts/people';
import { aClient } from '@keydate/testing/builders/clients';
import { anId } from '@keydate/testing/builders/ids';
import { anInvitation } from '@keydate/testing/builders/invitations';
import { anAgent, anEmployee } from '@keydate/testing/builders/people';
import { anAccount, type Account } from '@keydate/testing/fake-server/world';

const AGENTS = ['Marisol Pruitt', 'Ambrose Kettering', 'Yara Oyelaran', 'Desmond Vance', 'Ilse Nakamura'];
const EMPLOYEES = [
  'Tobias Lindqvist',
  'Priya Raman',
  'Cormac Whelan',
  'Salome Duarte',
  'Zoë Fairweather',
  'Otis Blackwood',
];
const CLIENTS = ['Odalys Brandt', 'Perrin Hale', 'Fern Li', 'June Okafor', 'Henrik Dahl', 'Noor Haddad'];

/** Agents and employees of a person's company; the employees work for that person. */
export function teammatesOf(person: User | null, names = [...AGENTS, ...EMPLOYEES]): Account[] {
  const company = person?.company ?? null;
  return names.map((fullName) =>
    AGENTS.includes(fullName)
      ? anAccount(anAgent({ fullName, company }))
      : anAccount(anEmployee({ fullName, company }), { worksFor: person?._id }),
  );
}

/** Clients in the order of their names, as the server lists them. */
export function clientsOfCompany(count: number): CompanyClient[] {
  return Array.from({ length: count }, (_, at) => {
    const name = CLIENTS[at % CLIENTS.length] ?? '';
    const number = Math.floor(at / CLIENTS.length);
    const fullName = number === 0 ? name : `${name} ${number + 1}`;
    const email = `${fullName.toLowerCase().replaceAll(' ', '.')}@mail.example`;
    const transactions = Array.from({ length: at % 3 }, transactionOfClient);
    return aClient({ fullName, contact: { email, phone: at % 3 === 0 ? '' : '9705550120' }, transactions });
  }).sort((a, b) => a.fullName.localeCompare(b.fullName));
}

function transactionOfClient(): CompanyClient['transactions'][number] {
  return {
    _id: anId('transaction'),
    street: '214 Linden Street',
    city: 'Fort Collins',
    contract_type: 'Sale',
    status: 'Active',
  };
}

/** Two open invitations: one of the person, one of an agent. */
export function invitationsOf(person: User | null, others: readonly Account[]): EmailInvitation[] {
  const agent = others.find(({ user }) => user.role === 'Agent')?.user ?? person;
  return [person, agent].flatMap((sender, at) =>
    sender
      ? anInvitation({
          email: at === 0 ? 'linnea.voss@mail.example' : 'rufus.adeyemi@mail.example',
          invitedAs: at === 0 ? 'agent' : 'employee',
          invitedBy: { _id: sender._id, fullName: sender.fullName },
        })
      : [],
  );
}
