import { OperationRefused } from '../db/backup/operation-refused';
import { DEMO_COMPANIES, demoCompanyId } from './companies';
import { DEMO_PEOPLE, demoId } from './people';

/** A connection with an open transaction: no server runs yet. */
interface Client {
  query(sql: string): Promise<{ rowCount: number | null }>;
}

const listed = (ids: readonly string[]) => `(${ids.map((id) => `'${id}'`).join(', ')})`;
const PEOPLE = listed(DEMO_PEOPLE.map(({ name }) => demoId(name)));
const COMPANIES = listed(DEMO_COMPANIES.map(demoCompanyId));

/** Each has a row if others work with the people of the demo. */
const ENTANGLED = [
  // others in their companies, or they in companies of others
  `select from people where (company_id in ${COMPANIES}) <> (id in ${PEOPLE})`,
  `select from transactions where company_id not in ${COMPANIES} and (owner_id in ${PEOPLE} or created_by_id in ${PEOPLE})`,
  `select from transaction_lenders share join transactions shared on shared.id = share.transaction_id
   where shared.company_id not in ${COMPANIES} and (share.inviter_id in ${PEOPLE} or share.lender_id in ${PEOPLE})`,
];

/** In this order. The rows that belong to these are deleted with them. */
const REMOVED = [
  `delete from transactions where company_id in ${COMPANIES}`,
  `delete from clients where company_id in ${COMPANIES}`,
  `delete from conversations where id in (select conversation_id from conversation_members where member_id in ${PEOPLE})`,
  `delete from chat_pictures where uploader_id in ${PEOPLE}`,
  `update people set company_id = null where id in ${PEOPLE}`,
  `delete from companies where id in ${COMPANIES}`,
  `delete from people where id in ${PEOPLE}`,
  'drop schema if exists payment_sandbox cascade',
];

/**
 * Removes the demo's people, whose passwords everybody knows, with their companies and all that these have. Throws
 * OperationRefused if others work with them. False if there are none.
 */
export async function removeDemo(client: Client): Promise<boolean> {
  const hasRows = async (sql: string) => (await client.query(sql)).rowCount !== 0;
  if (!(await hasRows(`select from people where id in ${PEOPLE}`))) return false;
  for (const sql of ENTANGLED)
    if (await hasRows(sql))
      throw new OperationRefused(
        'In this archive others work with people of the demo, whose passwords everybody knows. Restore it with KEYDATE_MODE=demo, ' +
          'end that there, and make another archive.',
      );
  for (const sql of REMOVED) await client.query(sql);
  return true;
}
