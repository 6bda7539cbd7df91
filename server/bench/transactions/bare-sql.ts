import pg from 'pg';
import { hashOfToken } from '../../src/accounts/sessions/token';
import type { Viewer } from './viewer';

const WHO_ASKS =
  'select s.*, p.* from sessions s left join people p on p.id = s.person_id where s.token_hash = $1 and s.expires_at > now()';

const FOUND = `t.id, t.street, t.city, t.state, t.contract_type, t.status, t.client_type,
  c.id as client_id, c.full_name, c.phone, c.email, c.picture_id`;
const LISTED = `${FOUND}, t.version, t.zipcode, t.country, t.notification_type, t.notification_value, t.next_due, t.created_at`;
const FROM = `from transactions t join clients c on c.company_id = t.company_id and c.id = t.client_id
  where t.company_id = $1 and ($2::text is null or t.owner_id = $2)`;
const NEWEST_FIRST = 'order by t.created_at desc, t.id desc';

const PAGE = `select ${LISTED} ${FROM} and t.status = $3 order by t.next_due, t.created_at desc, t.id desc limit $4`;
const DATES =
  'select d.transaction_id, d.id, d.day, d.title, d.description, d.done_at, p.id as done_by_id, p.full_name ' +
  'from contract_dates d left join people p on p.id = d.done_by_id where d.transaction_id = any($1) order by d.transaction_id, d.position';
const DUE = `select t.id, t.version, t.street, t.city, t.state, t.zipcode, t.country, t.time_of_day, t.acceptance_time, c.full_name, c.email,
  d.id as date_id, d.day, d.title ${FROM.replace('where', 'join contract_dates d on d.transaction_id = t.id where')}
  and t.status = 'Active' and d.done_at is null and d.day <= $3 order by d.day`;
const OF_CLIENTS = `select ${FOUND} ${FROM} and c.search_text like $3 ${NEWEST_FIRST} limit 20`;
const OF_ADDRESSES = `select ${FOUND} ${FROM} and t.search_text like $3 ${NEWEST_FIRST} limit 20`;
const OTHERS_OF_SIDE = `select ${FOUND} ${FROM} and c.search_text not like $3 and t.contract_type = $4 ${NEWEST_FIRST} limit $5`;

/**
 * The calls' statements alone, as a person would write them by hand, for the contents of the replies: the caller, the
 * page or the search, the dates.
 */
export interface BareSql {
  page: (status: string, limit: number) => Promise<void>;
  /** The open dates until a day of all active transactions. */
  due: (until: string) => Promise<void>;
  search: (words: string) => Promise<void>;
  /** Searches for words that begin the label of a side: that side's transactions fill the rest of the answer. */
  searchSide: (words: string, type: string) => Promise<void>;
  close: () => Promise<void>;
}

export async function openBareSql(url: string, { companyId, ownerId, token }: Viewer): Promise<BareSql> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const whoAsks = () => client.query(WHO_ASKS, [hashOfToken(token)]);
  const scope = [companyId, ownerId];
  return {
    page: async (status, limit) => {
      await whoAsks();
      const { rows } = await client.query<{ id: string }>(PAGE, [...scope, status, limit + 1]);
      await client.query(DATES, [rows.slice(0, limit).map(({ id }) => id)]);
    },
    due: async (until) => {
      await whoAsks();
      await client.query(DUE, [...scope, until]);
    },
    search: async (words) => {
      await whoAsks();
      await client.query(OF_CLIENTS, [...scope, `%${words}%`]);
      await client.query(OF_ADDRESSES, [...scope, `%${words}%`]);
    },
    searchSide: async (words, type) => {
      await whoAsks();
      const { rows } = await client.query(OF_CLIENTS, [...scope, `%${words}%`]);
      await client.query(OF_ADDRESSES, [...scope, `%${words}%`]);
      await client.query(OTHERS_OF_SIDE, [...scope, `%${words}%`, type, 20 - rows.length]);
    },
    close: () => client.end(),
  };
}
