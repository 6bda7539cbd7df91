import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { systemClock } from '../../src/adapters/clocks';
import type { Database } from '../../src/db/database';
import type { Threads } from '@keydate/tooling/bench/read-threads';
import { anAgentOf, aRealtor, type PeoplePlace, type TestPerson } from '../../test/people';

/** A company of this many people. */
export async function fillCompany(db: Database, count: number): Promise<TestPerson[]> {
  const place = placeOf(db);
  const realtor = await aRealtor(place);
  const people = [realtor];
  while (people.length < count) people.push(await anAgentOf(place, realtor));
  return people;
}

/** Somebody with a thread of each length. */
export async function fillThreads(db: Database, lengths: readonly number[]): Promise<Threads> {
  const place = placeOf(db);
  const reader = await aRealtor(place);
  const others = [];
  for (const messages of lengths) {
    const { id } = await anAgentOf(place, reader);
    await fillThread(db, reader, id, messages);
    others.push({ id, messages });
  }
  await db.execute(sql`analyze`);
  return { token: reader.token, others };
}

/** The database as a place to create people. Nobody types a password here. */
export function placeOf(db: Database): PeoplePlace {
  const hash = async () => 'none';
  return { db, clock: systemClock, tools: { passwords: { hash, verify: async () => false } } };
}

async function fillThread(db: Database, { id: reader, companyId }: TestPerson, other: string, messages: number) {
  const id = randomUUID();
  const pairKey = [reader, other].map((member) => `${companyId}/${member}`).sort();
  await db.execute(sql`
    insert into conversations (id, pair_key, last_number, last_message_at, created_at)
    values (${id}, ${pairKey.join('|')}, ${messages}::int, now(), now())`);
  for (const [member, opposite] of [
    [reader, other],
    [other, reader],
  ]) {
    await db.execute(sql`
      insert into conversation_members
        (conversation_id, member_id, kind, company_id, other_id, other_kind, read_number, delivered_number)
      values (${id}, ${member}, 'person', ${companyId}, ${opposite}, 'person', ${messages}::int, ${messages}::int)`);
  }
  await db.execute(sql`
    insert into messages (id, conversation_id, number, sender_id, content, created_at)
    select gen_random_uuid()::text, ${id}, n, case when n % 2 = 0 then ${reader} else ${other} end,
           'Message ' || n || ' of ' || ${messages}::int || '. The Inspection Objection Deadline is on Thursday.',
           now() - (${messages}::int - n) * interval '3 minutes'
    from generate_series(1, ${messages}::int) as n`);
}
