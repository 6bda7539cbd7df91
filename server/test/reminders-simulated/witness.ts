import pg from 'pg';
import { z } from 'zod';

/**
 * Tables and triggers that the product does not know about. They record when a reminder starts to be shown in the app, which mail
 * contains it, the Message-ID of each mail, and when people learn of a deadline after its reminders.
 */
const WITNESS = `
  create table witness (number bigserial primary key, key text not null, state text not null, mail_id text, at timestamptz,
    happened_at timestamptz not null default clock_timestamp());
  create function bear_witness() returns trigger language plpgsql as $$ begin
    -- what is hidden from a lender, and seen again, keeps the moment at which it went out
    if new.state in ('queued', 'sent') and (tg_op = 'INSERT' or new.mail_id is distinct from old.mail_id
      or new.state <> old.state and (new.state = 'queued' or new.sent_at is distinct from old.sent_at))
    then insert into witness (key, state, mail_id, at) values (new.key, new.state, new.mail_id, new.sent_at); end if;
    return null; end $$;
  create trigger witness after insert or update on reminders for each row execute function bear_witness();
  create table witness_mails (mail_id text not null, message_id text not null);
  create function bear_witness_of_mail() returns trigger language plpgsql as $$ begin
    insert into witness_mails values (new.id, new.message_id_header); return null; end $$;
  create trigger witness after insert on waiting_mails for each row execute function bear_witness_of_mail();
  create table witness_notices (number bigserial primary key, kind text not null, person_id text not null, subject text not null,
    happened_at timestamptz not null default clock_timestamp());
  create function bear_witness_of_notice() returns trigger language plpgsql as $$ begin
    insert into witness_notices (kind, person_id, subject) values (new.kind, new.person_id, new.subject); return null; end $$;
  create trigger witness after insert on notices for each row when (new.kind in ('deadline-overdue', 'deadline-unanswered'))
    execute function bear_witness_of_notice();`;

const witnessed = z.object({
  key: z.string(),
  state: z.string(),
  message_id: z.string().nullable(),
  at: z.date().nullable(),
  happened_at: z.date(),
});
export type Witnessed = z.infer<typeof witnessed>;

const noticed = z.object({
  kind: z.enum(['deadline-overdue', 'deadline-unanswered']),
  person_id: z.string(),
  subject: z.string(),
  happened_at: z.date(),
});
export type Noticed = z.infer<typeof noticed>;
const keyRow = z.object({ key: z.string() });

const counted = z.object({ due: z.coerce.number(), waiting: z.coerce.number() });
const messageRow = z.object({ id: z.string() });

/**
 * The server looks again within this time at work that a change delays. After the mail server refused a mail, it waits
 * at least a minute.
 */
const HELD_MS = 2000;

export interface Witness {
  /** All that it has written down, in order. */
  tell: () => Promise<Witnessed[]>;
  /** The notices of unanswered and overdue deadlines, in order. */
  tellNotices: () => Promise<Noticed[]>;
  /** The key of a reminder. */
  keyOf: (reminderId: string) => Promise<string>;
  /** The keys of the reminders that a mail has had. */
  keysOf: (messageId: string) => Promise<string[]>;
  /** How many reminders and mails are due at an instant and not yet taken or sent by a living server. */
  countDue: (now: number, deadPids: readonly number[]) => Promise<number>;
  /** The Message-IDs of the mails that any server has, or the server with this process alone. */
  heldMails: (pid?: number) => Promise<Set<string>>;
  /** The process of a server that is handing mails over. */
  mailer: () => Promise<number | undefined>;
  /** Ends the two minutes for which a dead server's mails wait: simulated time is faster than the database's. */
  endLeasesOf: (pid: number) => Promise<void>;
  close: () => Promise<void>;
}

export async function openWitness(url: string): Promise<Witness> {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  await pool.query(WITNESS);
  const held = (pid: number | undefined) => (pid === undefined ? '%' : `${pid} %`);
  return {
    tell: async () => {
      const { rows } = await pool.query(
        'select key, state, message_id, at, happened_at from witness left join witness_mails using (mail_id) order by number',
      );
      return rows.map((row) => witnessed.parse(row));
    },
    tellNotices: async () => {
      const { rows } = await pool.query('select * from witness_notices order by number');
      return rows.map((row) => noticed.parse(row));
    },
    keyOf: async (reminderId) => {
      const { rows } = await pool.query('select key from reminders where id = $1', [reminderId]);
      return keyRow.parse(rows[0]).key;
    },
    keysOf: async (messageId) => {
      const { rows } = await pool.query(
        'select distinct key from witness join witness_mails using (mail_id) where message_id = $1',
        [messageId],
      );
      return rows.map((row) => keyRow.parse(row).key);
    },
    countDue: async (now, deadPids) => {
      const { rows } = await pool.query(
        `select (select count(*) from reminders where state = 'planned' and goes_out_at <= $1) as due,
          (select count(*) from waiting_mails where subject is null and given_up_at is null and case when leased_until > now()
            then not exists (select from unnest($2::text[]) pid where lease like pid || ' %')
            else next_try_at <= $3 end) as waiting`,
        [new Date(now), deadPids.map(String), new Date(now + HELD_MS)],
      );
      const { due, waiting } = counted.parse(rows[0]);
      return due + waiting;
    },
    heldMails: async (pid) => {
      const { rows } = await pool.query(
        'select message_id_header as id from waiting_mails where leased_until > now() and lease like $1',
        [held(pid)],
      );
      return new Set(rows.map((row) => messageRow.parse(row).id));
    },
    mailer: async () => {
      const { rows } = await pool.query(
        "select split_part(lease, ' ', 1) as id from waiting_mails where subject is null and leased_until > now() limit 1",
      );
      return rows.length > 0 ? Number(messageRow.parse(rows[0]).id) : undefined;
    },
    endLeasesOf: async (pid) => {
      await pool.query('update waiting_mails set leased_until = now() where lease like $1', [held(pid)]);
    },
    close: () => pool.end(),
  };
}
