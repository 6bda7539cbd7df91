import { randomUUID } from 'node:crypto';
import { foldText } from '@keydate/domain/fold-text';
import { sql } from 'drizzle-orm';
import { systemClock } from '../../src/adapters/clocks';
import type { Database } from '../../src/db/database';
import { insertCompany } from '../../src/modules/companies/companies.repository';
import { insertPerson, updatePerson } from '../../src/modules/people/people.repository';
import { startSession } from '../../src/modules/sessions/use-cases/start-session';

const DATES = 50;

const FIRST = ['June', 'Marco', 'Thea', 'Walt', 'Priya', 'Rowan', 'Caleb', 'Odalys', 'Émile', 'Ansel'];
const LAST = ['Okafor', 'Villanueva', 'Lindqvist', 'Abernathy', 'Nair', 'Hale', 'Strand', 'Brandt', 'Sellwood', 'Núñez'];

/** How much a company has; `active` of its `deals` are. */
export interface Size {
  deals: number;
  active: number;
  clients: number;
}

export interface Filled extends Size {
  personId: string;
  companyId: string;
  token: string;
}

/** A company of this size, 50 dates a deal; and its owner, signed in. */
export async function fillDeals(db: Database, size: Size): Promise<Filled> {
  const [personId, companyId, now] = [randomUUID(), randomUUID(), new Date()];
  await insertPerson(db, { id: personId, email: `${personId}@bench.example`, fullName: 'Robin Vale', role: 'SuperRealtor', companyId: null, termsAcceptedAt: now, createdAt: now });
  const place = { street: '12 Larimer Street', city: 'Denver', state: 'Colorado', zipCode: '80202' };
  const look = { primaryColor: '#000000', secondaryColor: '#00000080', pictureId: null };
  await insertCompany(db, { id: companyId, name: 'Alder & Finch Realty', website: 'alderfinch.example', ...place, ...look, ownerId: personId, createdAt: now });
  await updatePerson(db, personId, { companyId });
  const filled = { ...size, personId, companyId, token: await startSession(db, systemClock, { kind: 'full', personId }) };
  await fillClients(db, filled);
  await fillTransactions(db, filled);
  await db.execute(sql`analyze`);
  return filled;
}

async function fillClients(db: Database, { companyId, clients }: Filled): Promise<void> {
  const names = Array.from({ length: clients }, (_, index) => `${FIRST[index % 10]} ${LAST[Math.floor(index / 10) % 10]} ${index}`);
  const rows = names.map((name, index) => ({ index, name, email: `client${index}@mail.example`, searchText: `${foldText(name)}\nclient${index}@mail.example` }));
  await db.execute(sql`
    insert into clients (id, company_id, full_name, email, phone, search_text, created_at)
    select ${companyId} || r.index, ${companyId}, r.name, r.email, '3035550142', r."searchText", now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (index int, name text, email text, "searchText" text)`);
}

async function fillTransactions(db: Database, { companyId, personId, deals, active, clients }: Filled): Promise<void> {
  await db.execute(sql`
    insert into transactions (id, company_id, owner_id, created_by_id, client_id, street, city, state, zipcode, country,
                              contract_type, status, client_type, notification_type, notification_value, created_at)
    select gen_random_uuid()::text, ${companyId}, ${personId}, ${personId}, ${companyId} || n % ${clients}::int, n || ' Juniper Lane', 'Boulder', 'Colorado', '80301', 'USA',
           case when n % 2 = 0 then 'Sale' else 'Purchase' end, case when n % ${deals / active}::int = 0 then 'Active' else 'Closed' end,
           'Yes', 'hours', 6, now() - n * interval '1 hour'
    from generate_series(1, ${deals}::int) as n`);
  // a part at a time: a statement that takes too long is ended
  for (let part = 0; part < DATES; part += 10) {
    await db.execute(sql`
      insert into contract_dates (id, transaction_id, position, day, title, description)
      select gen_random_uuid()::text, t.id, p, current_date + p, 'Off-Record Title Objection Deadline ' || p, 'As agreed in section ' || p || ' of the contract'
      from transactions t cross join generate_series(${part}::int, ${part + 9}::int) as p where t.company_id = ${companyId}`);
  }
}
