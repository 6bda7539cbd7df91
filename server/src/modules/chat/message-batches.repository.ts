import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { areOpen } from '../sessions/sessions.repository';
import { areUnchanged } from './parties.repository';
import type { Party } from './party';

export interface NewMessage {
  id: string;
  conversationId: string;
  senderId: string;
  content: string;
  pictureId: string | null;
}

export interface AddedMessage {
  id: string;
  conversationId: string;
  senderId: string;
  number: number;
  createdAt: Date;
  /** False where it had been stored before, under the same id. */
  isNew: boolean;
}

/** By what it was decided that messages may be stored. */
export interface Premise {
  /** People as they were read some time ago. */
  parties: readonly Party[];
  sessionIds: readonly string[];
}

interface Row extends Record<string, unknown> {
  id: string;
  conversation_id: string;
  sender_id: string;
  number: number;
  created_ms: number;
  is_new: boolean;
}

/**
 * Adds messages in one statement, and so all or none: locks their conversations, numbers the messages in their order, and
 * leaves out those whose id is stored. The order of the locks is the same everywhere, so that no two servers wait for
 * each other. Two servers that store one id at once: the later statement fails as a duplicate, and is to be repeated.
 * @param premise where a person has changed since, or a session has ended, nothing is added and nothing is given
 */
export async function addMessages(
  db: Queries,
  batch: readonly NewMessage[],
  now: Date,
  premise: Premise,
): Promise<AddedMessage[]> {
  const column = (read: (message: NewMessage) => string | null) => sql.param(batch.map(read));
  const at = now.toISOString();
  const holds = sql`${areUnchanged(premise.parties)} and ${areOpen(premise.sessionIds, now)}`;
  const { rows } = await db.execute<Row>(sql`
    with batch as materialized (
      select * from unnest(
        ${column(({ id }) => id)}::text[], ${column(({ conversationId }) => conversationId)}::text[],
        ${column(({ senderId }) => senderId)}::text[], ${column(({ content }) => content)}::text[],
        ${column(({ pictureId }) => pictureId)}::text[]
      ) with ordinality as b(id, conversation_id, sender_id, content, picture_id, place)
      where ${holds}
    ), locked as materialized (
      select id, last_number from conversations where id in (select conversation_id from batch) order by id for update
    ), added as (
      insert into messages (id, conversation_id, number, sender_id, content, picture_id, created_at)
      select b.id, b.conversation_id,
        l.last_number + row_number() over (partition by b.conversation_id order by b.place),
        b.sender_id, b.content, b.picture_id, ${at}::timestamptz
      from batch b join locked l on l.id = b.conversation_id
      where not exists (select 1 from messages m where m.id = b.id)
      returning id, conversation_id, sender_id, number, created_at
    ), raised as (
      update conversations c set last_number = a.number, last_message_at = ${at}::timestamptz
      from (select conversation_id, max(number) as number from added group by conversation_id) a
      where c.id = a.conversation_id
    )
    select id, conversation_id, sender_id, number, (extract(epoch from created_at) * 1000)::float8 as created_ms, true as is_new
    from added
    union all
    select id, conversation_id, sender_id, number, (extract(epoch from created_at) * 1000)::float8, false
    from messages where id in (select id from batch)`);
  return rows.map((row) => ({
    id: row.id,
    conversationId: row.conversation_id,
    senderId: row.sender_id,
    number: row.number,
    createdAt: new Date(Math.round(row.created_ms)),
    isNew: row.is_new,
  }));
}
