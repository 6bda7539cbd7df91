import pg from 'pg';
import { hashOfToken } from '../../src/modules/sessions/token';
import type { Filled } from './fill-deals';

const WHO_ASKS = 'select s.*, p.* from sessions s left join people p on p.id = s.person_id where s.token_hash = $1 and s.expires_at > now()';

const FOUND = `t.id, t.street, t.city, t.state, t.contract_type, t.status, t.client_type,
  c.id as client_id, c.full_name, c.phone, c.email, c.picture_id`;
const LISTED = `${FOUND}, t.version, t.zipcode, t.country, t.notification_type, t.notification_value, t.created_at`;
const FROM = 'from transactions t join clients c on c.id = t.client_id where t.company_id = $1';
const NEWEST_FIRST = 'order by t.created_at desc, t.id desc';

const PAGE = `select ${LISTED} ${FROM} and t.status = $2 ${NEWEST_FIRST} limit $3`;
const DATES = 'select transaction_id, id, day, title, description from contract_dates where transaction_id = any($1) order by transaction_id, position';
const SEARCH = `select ${FOUND} ${FROM} and c.search_text like $2 ${NEWEST_FIRST} limit 20`;

/** The statements of the calls by themselves, as one would type them, for what the replies hold: who asks, the page or the search, the dates. */
export interface BareSql {
  page: (status: string, limit: number) => Promise<void>;
  search: (words: string) => Promise<void>;
  close: () => Promise<void>;
}

export async function openBareSql(url: string, { companyId, token }: Filled): Promise<BareSql> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const whoAsks = () => client.query(WHO_ASKS, [hashOfToken(token)]);
  return {
    page: async (status, limit) => {
      await whoAsks();
      const { rows } = await client.query<{ id: string }>(PAGE, [companyId, status, limit + 1]);
      await client.query(DATES, [rows.slice(0, limit).map(({ id }) => id)]);
    },
    search: async (words) => {
      await whoAsks();
      await client.query(SEARCH, [companyId, `%${words}%`]);
    },
    close: () => client.end(),
  };
}
