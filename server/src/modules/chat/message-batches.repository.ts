import { sql } from 'drizzle-orm';
import { cachedStatement } from '../../db/cached-statement';
import type { Database, Queries, Tx } from '../../db/database';
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

/** What the decision to store messages was based on; they are stored only if it still holds. */
export interface Premise {
  /** People as they were read some time ago: everything that decides who may write to whom, and what is shown of them. */
  parties: readonly Party[];
  sessionIds: readonly string[];
}

/** Calls the SQL function that drizzle/0032_add-messages.sql creates. */
const messagesAdded = (db: Queries) =>
  db
    .select({
      id: sql<string>`id`,
      conversationId: sql<string>`conversation_id`,
      senderId: sql<string>`sender_id`,
      number: sql<number>`number`,
      createdAt: sql`created_ms`.mapWith((ms: number) => new Date(Math.round(ms))),
      isNew: sql<boolean>`is_new`,
    })
    .from(
      sql`add_messages(
        ${sql.placeholder('ids')}, ${sql.placeholder('conversationIds')}, ${sql.placeholder('senderIds')},
        ${sql.placeholder('contents')}, ${sql.placeholder('pictureIds')}, ${sql.placeholder('now')},
        ${sql.placeholder('personIds')}, ${sql.placeholder('companyIds')}, ${sql.placeholder('roles')},
        ${sql.placeholder('worksForIds')}, ${sql.placeholder('fullNames')}, ${sql.placeholder('portraitIds')},
        ${sql.placeholder('sessionIds')})`,
    );

const cachedMessagesAdded = cachedStatement('messages added', (db, name) => messagesAdded(db).prepare(name));

/**
 * Adds messages in one statement, and so all or none, and returns them with their numbers. If two servers store one id at
 * once, the later statement fails as a duplicate: the caller repeats it.
 * @param premise if a person has changed since, or a session has ended, nothing is added and nothing is returned
 */
export async function addMessages(
  db: Database | Tx,
  batch: readonly NewMessage[],
  now: Date,
  { parties, sessionIds }: Premise,
): Promise<AddedMessage[]> {
  const statement = 'keepsNames' in db ? cachedMessagesAdded(db) : messagesAdded(db).prepare('');
  return statement.execute({
    ids: batch.map(({ id }) => id),
    conversationIds: batch.map(({ conversationId }) => conversationId),
    senderIds: batch.map(({ senderId }) => senderId),
    contents: batch.map(({ content }) => content),
    pictureIds: batch.map(({ pictureId }) => pictureId),
    now: now.toISOString(),
    personIds: parties.map(({ id }) => id),
    companyIds: parties.map(({ companyId }) => companyId),
    roles: parties.map(({ role }) => role),
    worksForIds: parties.map(({ worksForId }) => worksForId),
    fullNames: parties.map(({ fullName }) => fullName),
    portraitIds: parties.map(({ pictureId }) => pictureId),
    sessionIds,
  });
}
