import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chanceFrom, type Chance } from '@keydate/reader/chance';
import { settableClock } from '../../src/adapters/clocks';
import { argon2PasswordHasher } from '../../src/adapters/argon2-password-hasher';
import { openDatabase } from '../../src/db/database';
import { startSession } from '../../src/accounts/sessions/use-cases/start-session';
import type { PeoplePlace } from '../people';
import { anEdit, aPersonalEdit, type Call, type Edit } from './edits';
import { anAnswer, anAnswerByMail, type AnswerScene } from './answer-edits';
import { enterAll } from './enter-all';
import { beginHistory, toldOf, type History, type KnownExtra, type KnownTransaction } from './history';
import { aLenderEdit } from './lender-edits';
import { startMailServer, type TakenMail } from './mail-server';
import { MINUTE } from './oracle';
import { anOwnersChoice, aTeamEdit, type Scene } from './team-edits';
import { startThreeServers } from './three-servers';
import { listedByTheApp } from './listed-by-the-app';
import { openWitness, type Noticed, type Witnessed } from './witness';

export interface Size {
  transactions: number;
  datesEach: number;
  days: number;
  /** In how many moments of a day the clocks are set. */
  stepsADay: number;
  seed: number;
}

/** A moment to which the clocks were set, and the failures until the next one. */
export interface Step {
  now: number;
  /** By the clock of the test's machine. */
  begunAt: number;
  isMailServerUp: boolean;
  isAnyKilled: boolean;
  /** The mails that the killed server had: it may have handed them over without recording that. */
  unrecorded: ReadonlySet<string>;
}

/** The result of a simulation. */
export interface Ended {
  history: History;
  steps: Step[];
  mails: TakenMail[];
  witnessed: Witnessed[];
  noticed: Noticed[];
  /** The faults in the answers that the app showed. */
  wrong: string[];
  /** By transaction: when its closing was answered, and the mails that a server had then and may have begun before. */
  closings: Map<string, { step: number; answeredAt: number; held: ReadonlySet<string> }>;
  /** Those who are still there, and what the app listed to them at the end: each reminder as its transaction and deadline. */
  people: { id: string; listed: string[] }[];
  /** How often each kind of edit was made. */
  edits: Partial<Record<Edit['kind'], number>>;
}

const DAY = 24 * 60 * MINUTE;
/** In winter, so that clocks change in the first week. */
const BEGIN = Date.parse('2027-03-08T13:00:00Z');
const SLOTS = 72;
const KILL_WITHIN_MS = 60;
const FLIP_WITHIN_MS = 40;
const MAIL_ANSWER_MS = 12;
/** In each step, the chance that the mail server goes away, and for how many steps of four hours at most. */
const OUTAGE = 0.1;
const OUTAGE_MAX_STEPS = 2;
const PATIENCE_MS = 100_000;

/** @param url an empty database; @param judge checks the result */
export async function simulate<T>(
  url: string,
  { transactions: total, datesEach, days, stepsADay, seed }: Size,
  judge: (ended: Ended) => T,
): Promise<T> {
  const mailServer = await startMailServer(MAIL_ANSWER_MS);
  const servers = await startThreeServers({
    KEYDATE_MODE: 'demo',
    DATABASE_URL: url,
    SMTP_URL: mailServer.url,
    CLIENT_MAILS_PER_NETWORK: '1000000',
    CODE_SECRET: 'one secret for three servers of a simulation',
  });
  const witness = await openWitness(url);
  const clock = settableClock();
  const db = await openDatabase({
    connection: { connectionString: url },
    migrations: join(import.meta.dirname, '../../drizzle'),
    poolSize: 2,
  });
  const place: PeoplePlace = { db, clock, tools: { passwords: await argon2PasswordHasher() } };
  const history = beginHistory();
  const steps: Step[] = [];
  const closings: Ended['closings'] = new Map();
  const edits: Ended['edits'] = {};
  const dead: number[] = [];
  const asked: KnownExtra[] = [];
  const wrong: string[] = [];
  const horizon = days + 7;

  let isUp = true;
  let awayUntil = 0;
  let setTo = BEGIN;
  let setAt = Date.now();
  /** The simulated clock, which continues between two steps. */
  const now = () => setTo + Date.now() - setAt;
  const today = () => new Date(now()).toISOString().slice(0, 10);
  const moveTo = (moment: number) => {
    [setTo, setAt] = [moment, Date.now()];
    clock.set(new Date(moment));
  };
  /** Sends due reminders and mails, until nothing is due or under way. */
  const settle = async () => {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      if (!mailServer.isBusy() && (await witness.countDue(now(), dead)) === 0) return;
      if (Date.now() > end) throw new Error('what is due is not sent');
      await servers.setClocks(now);
    }
  };
  const awaitMailer = async (mostMs: number) => {
    const end = Date.now() + mostMs;
    for (;;) {
      const pid = await witness.mailer();
      if (pid !== undefined || Date.now() > end) return pid;
    }
  };
  const tokenOf = (personId: string) => startSession(db, clock, { kind: 'full', personId });
  /** Makes a call until a server answers it. */
  const insist = async (personId: string, call: Call) => {
    const token = await tokenOf(personId);
    for (;;) {
      const answer = await call(servers.any(), token).catch(() => null);
      if (answer?.status === 200) return;
      if (answer && answer.status < 500) throw new Error(`an edit was answered ${JSON.stringify(answer)}`);
      await setTimeout(5);
    }
  };
  /** Asks any server, until one answers. */
  const read: AnswerScene['read'] = async (toAsk) => {
    for (;;) {
      const answer = await toAsk(servers.any()).catch(() => null);
      if (answer !== null) return answer;
      await setTimeout(5);
    }
  };

  try {
    moveTo(BEGIN);
    await servers.setClocks(now);
    await enterAll({ place, history, servers, now, total, datesEach, horizon }, chanceFrom(seed));
    await settle();
    for (let day = 0; day < days; day += 1) await liveThrough(day, chanceFrom(seed * 1000 + day + 1));
    await mailServer.comeBack();
    for (const pid of dead.splice(0)) await witness.endLeasesOf(pid);
    await settle();
    await servers.allRun();
    const witnessed = await witness.tell();
    const there = [...history.people.values()].filter(({ isRemoved }) => !isRemoved);
    const lists = there.map(async ({ id }) => ({ id, listed: await listedByTheApp(servers.any(), await tokenOf(id)) }));
    const people = await Promise.all(lists);
    return judge({
      history,
      steps,
      mails: mailServer.taken,
      witnessed,
      noticed: await witness.tellNotices(),
      wrong,
      closings,
      people,
      edits,
    });
  } finally {
    await witness.close();
    await db.close();
    await servers.stop();
    mailServer.goAway();
  }

  async function liveThrough(day: number, chance: Chance): Promise<void> {
    const midnight = BEGIN - (BEGIN % DAY) + (day + 1) * DAY;
    // at :19, :39 and :59, because most deadlines end, and most reminders go out, at :59
    const slots = Array.from({ length: SLOTS }, (_, slot) => ({ slot, rank: chance.next() }))
      .sort((one, other) => one.rank - other.rank)
      .slice(0, stepsADay)
      .map(({ slot }) => slot)
      .sort((one, other) => one - other);
    const killIn = chance.whole(0, stepsADay - 1);
    const editsPerStep = Math.max(1, Math.round(total / 50));
    for (const [nth, slot] of slots.entries()) {
      await live({
        moment: midnight + (slot * 20 + 19) * MINUTE,
        isKilling: nth === killIn,
        edits: chance.whole(0, 4 * editsPerStep),
        chance,
      });
    }
  }

  async function live({
    moment,
    isKilling,
    edits,
    chance,
  }: {
    moment: number;
    isKilling: boolean;
    edits: number;
    chance: Chance;
  }): Promise<void> {
    const number = steps.length;
    if (isUp && chance.happens(OUTAGE)) awayUntil = number + chance.whole(1, OUTAGE_MAX_STEPS);
    const flips = isUp === number < awayUntil;
    const [killAfter, flipAfter, victim] = [
      chance.between(0, KILL_WITHIN_MS),
      chance.between(0, FLIP_WITHIN_MS),
      chance.whole(0, 2),
    ];
    // every second death while a mail is on its way, as far as possible
    const killsAMailer = chance.happens(0.5);
    if (isKilling) await servers.allRun();
    // at least two minutes have passed since the last step
    for (const pid of dead.splice(0)) await witness.endLeasesOf(pid);
    moveTo(moment);
    const step: Step = {
      now: moment,
      begunAt: setAt,
      isMailServerUp: isUp && !flips,
      isAnyKilled: isKilling,
      unrecorded: new Set(),
    };
    steps.push(step);
    const killing = async () => {
      const mailer = killsAMailer ? await awaitMailer(KILL_WITHIN_MS) : undefined;
      await setTimeout(mailer === undefined ? killAfter : killAfter / 4);
      const pid = await servers.kill({ pid: mailer, number: victim }, now);
      dead.push(pid);
      step.unrecorded = await witness.heldMails(pid);
    };
    const breaking = async () => {
      await setTimeout(flipAfter);
      isUp = !isUp;
      if (isUp) await mailServer.comeBack();
      else mailServer.goAway();
    };
    const sending = servers.setClocks(now);
    // otherwise a server whose clock is still at the previous step would carry out this step's edits at that earlier time
    await servers.haveReached(moment);
    await Promise.all([
      sending,
      editSome(number, edits, chance),
      ...(isKilling ? [killing()] : []),
      ...(flips ? [breaking()] : []),
    ]);
    await settle();
  }

  async function editSome(step: number, most: number, chance: Chance): Promise<void> {
    const all = [...history.transactions.keys()];
    for (let nth = 0; nth < most; nth += 1) {
      const before = history.transactions.get(chance.pick(all));
      if (!before || before.isClosed) continue;
      const edit = await someEdit(before, step, chance);
      if (!edit) continue;
      const { kind, byId, after, call } = edit;
      const askedAt = now();
      await insist(byId, call);
      const answeredAt = Date.now();
      for (const { id, isClosed } of after.transactions ?? [])
        if (isClosed && !history.transactions.get(id)?.isClosed)
          closings.set(id, { step, answeredAt, held: await witness.heldMails() });
      history.note(after, step, askedAt);
      edits[kind] = (edits[kind] ?? 0) + 1;
    }
  }

  async function someEdit(before: KnownTransaction, step: number, chance: Chance): Promise<Edit | null> {
    const scene = { chance, history, place, tokenOf };
    const drawn = chance.next();
    if (drawn < 0.08) return aTeamEdit(scene, before);
    if (drawn < 0.24) return aLenderEdit(scene, before, step);
    const person = history.people.get(chance.pick(toldOf(before)));
    if (person && drawn < 0.36) return aPersonalEdit(chance, person, before.id);
    if (drawn < 0.39) return anOwnersChoice(scene, before);
    if (person && drawn < 0.65) return anAnswer(answerScene(scene, step), person);
    if (drawn < 0.75) return anAnswerByMail(answerScene(scene, step));
    return anEdit(chance, before, today(), horizon);
  }

  function answerScene(scene: Scene, step: number): AnswerScene {
    // a server that died may have handed over a later one whose link nobody has stored
    const until = steps[step - 1]?.begunAt ?? -Infinity;
    const mails = mailServer.taken.filter(({ begunAt }) => begunAt < until);
    return { ...scene, now, read, keyOf: witness.keyOf, keysOf: witness.keysOf, mails, asked, wrong };
  }
}
