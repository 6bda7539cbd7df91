import { randomUUID } from 'node:crypto';
import { foldText } from '@keydate/domain/fold-text';
import { sql } from 'drizzle-orm';
import type { Database } from '../../src/db/database';
import { insertCompany } from '../../src/accounts/companies/companies.repository';
import { insertPerson, updatePerson } from '../../src/accounts/people/people.repository';
import { aViewer, type Viewer } from './viewer';

const DATES_EACH = 50;

const FIRST = ['June', 'Marco', 'Thea', 'Walt', 'Priya', 'Rowan', 'Caleb', 'Odalys', 'Émile', 'Ansel'];
const LAST = [
  'Okafor',
  'Villanueva',
  'Lindqvist',
  'Abernathy',
  'Nair',
  'Hale',
  'Strand',
  'Brandt',
  'Sellwood',
  'Núñez',
];

/** The size of a company; `active` of its `transactions` are active. */
export interface Size {
  transactions: number;
  active: number;
  clients: number;
  /** The number of dates in each transaction, a multiple of ten; 50 by default. */
  datesEach?: number;
}

export interface Filled extends Size {
  viewers: Viewer[];
}

/** Every third transaction is the agent's, the others are the owner's, for whom the employee works. */
const AGENTS = 3;

/** A company of this size; the dates of a transaction are one a day from today on. */
export async function fillCompany(db: Database, size: Size): Promise<Filled> {
  const [ownerId, agentId, employeeId, companyId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await insertSomebody(db, { id: ownerId, role: 'SuperRealtor' });
  const place = { street: '12 Larimer Street', city: 'Denver', state: 'Colorado', zipCode: '80202' };
  const look = { primaryColor: '#000000', secondaryColor: '#00000080', pictureId: null };
  await insertCompany(db, {
    id: companyId,
    name: 'Alder & Finch Realty',
    website: 'alderfinch.example',
    ...place,
    ...look,
    ownerId,
    createdAt: new Date(),
  });
  await updatePerson(db, ownerId, { companyId });
  await insertSomebody(db, { id: agentId, role: 'Agent', companyId });
  await insertSomebody(db, { id: employeeId, role: 'Employee', companyId, worksForId: ownerId });
  await fillClients(db, companyId, size);
  await fillTransactions(db, { companyId, ownerId, agentId }, size);
  await db.execute(sql`analyze`);
  const viewers = [
    await aViewer(db, { who: 'owner', personId: ownerId, companyId, ownerId: null }),
    await aViewer(db, { who: 'agent', personId: agentId, companyId, ownerId: agentId }),
    await aViewer(db, { who: 'employee', personId: employeeId, companyId, ownerId }),
  ];
  return { ...size, viewers };
}

async function insertSomebody(
  db: Database,
  person: Pick<Parameters<typeof insertPerson>[1], 'id' | 'role' | 'companyId' | 'worksForId'>,
): Promise<void> {
  const now = new Date();
  await insertPerson(db, {
    email: `${person.id}@bench.example`,
    fullName: 'Robin Vale',
    termsAcceptedAt: now,
    createdAt: now,
    ...person,
  });
}

async function fillClients(db: Database, companyId: string, { clients }: Size): Promise<void> {
  const names = Array.from(
    { length: clients },
    (_, index) => `${FIRST[index % 10]} ${LAST[Math.floor(index / 10) % 10]} ${index}`,
  );
  const rows = names.map((name, index) => ({
    index,
    name,
    email: `client${index}@mail.example`,
    searchText: `${foldText(name)}\nclient${index}@mail.example`,
  }));
  await db.execute(sql`
    insert into clients (id, company_id, full_name, email, phone, search_text, created_at)
    select ${companyId} || r.index, ${companyId}, r.name, r.email, '3035550142', r."searchText", now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (index int, name text, email text, "searchText" text)`);
}

async function fillTransactions(
  db: Database,
  { companyId, ownerId, agentId }: Record<'companyId' | 'ownerId' | 'agentId', string>,
  { transactions, active, clients, datesEach = DATES_EACH }: Size,
): Promise<void> {
  await db.execute(sql`
    insert into transactions (id, company_id, owner_id, created_by_id, client_id, street, city, state, zipcode, country,
                              contract_type, status, client_type, notification_type, notification_value, next_due, created_at, search_text)
    select gen_random_uuid()::text, ${companyId}, case when n % ${AGENTS}::int = 0 then ${agentId} else ${ownerId} end,
           ${ownerId}, ${companyId} || n % ${clients}::int, n || ' Juniper Lane', 'Boulder', 'Colorado', '80301', 'USA',
           case when n % 2 = 0 then 'Sale' else 'Purchase' end, case when n % ${transactions / active}::int = 0 then 'Active' else 'Closed' end,
           'Yes', 'hours', 6, case when n % ${transactions / active}::int = 0 then current_date else 'infinity' end, now() - n * interval '1 hour',
           n || ' juniper lane boulder colorado co 80301 usa'
    from generate_series(1, ${transactions}::int) as n`);
  // a part at a time: a statement that takes too long is ended
  for (let part = 0; part < datesEach; part += 10) {
    await db.execute(sql`
      insert into contract_dates (id, transaction_id, position, day, title, description)
      select gen_random_uuid()::text, t.id, p, current_date + p, 'Off-Record Title Objection Deadline ' || p, 'As agreed in section ' || p || ' of the contract'
      from transactions t cross join generate_series(${part}::int, ${part + 9}::int) as p where t.company_id = ${companyId}`);
  }
}
