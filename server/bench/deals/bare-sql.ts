import pg from 'pg';
import { hashOfToken } from '../../src/modules/sessions/token';
import type { Filled } from './fill-deals';

const WITH_CLIENT = 'select t.*, c.* from transactions t join clients c on c.id = t.client_id where t.company_id = $1';
const NEWEST_FIRST = 'order by t.created_at desc, t.id desc';

/** The statements of the calls by themselves, as one would type them: who asks, the page or the search, the dates. */
export interface BareSql {
  page: (status: string, limit: number) => Promise<void>;
  search: (words: string) => Promise<void>;
  close: () => Promise<void>;
}

export async function openBareSql(url: string, { companyId, token }: Filled): Promise<BareSql> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const whoAsks = () =>
    client.query('select s.*, p.* from sessions s left join people p on p.id = s.person_id where s.token_hash = $1 and s.expires_at > now()', [hashOfToken(token)]);
  return {
    page: async (status, limit) => {
      await whoAsks();
      const { rows } = await client.query<{ client_id: string; deal_id: string }>(
        `select t.id as deal_id, t.*, c.* from transactions t join clients c on c.id = t.client_id where t.company_id = $1 and t.status = $2 ${NEWEST_FIRST} limit $3`,
        [companyId, status, limit + 1],
      );
      const ids = rows.slice(0, limit).map(({ deal_id }) => deal_id);
      await client.query('select * from contract_dates where transaction_id = any($1) order by transaction_id, position', [ids]);
    },
    search: async (words) => {
      await whoAsks();
      await client.query(`${WITH_CLIENT} and c.search_text like $2 ${NEWEST_FIRST} limit 20`, [companyId, `%${words}%`]);
    },
    close: () => client.end(),
  };
}
