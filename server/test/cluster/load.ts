import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { inspect } from 'node:util';
import type { Call } from '@keydate/contracts/call';
import { uploadMedia } from '@keydate/contracts/chat';
import { discardReading, readingProgress, readingResult, startReading } from '@keydate/contracts/contract-readings';
import { login } from '@keydate/contracts/people';
import { scanContract } from '@keydate/contracts/scans';
import { addTransaction, listTransactions } from '@keydate/contracts/transactions';
import { addDays, dayAt } from '@keydate/domain/calendar-day';
import { aPng } from '@keydate/reader/test/a-png';
import { writeTable, written } from '@keydate/reader/test/pdf-contracts';
import { argon2PasswordHasher } from '../../src/adapters/argon2-password-hasher';
import { systemClock } from '../../src/adapters/clocks';
import { requestOf, type Answered, type Asked } from '../ask';
import { anAgentOf, aRealtor, type PeoplePlace, type TestPerson } from '../people';
import { openTab, type Tab } from '../several-servers/tab';
import { aTransaction } from '../transactions';
import type { Cluster } from './cluster';

/** A request, by the clock of the test's machine. */
export interface Request {
  what: string;
  /** 0 if the connection broke. */
  status: number;
  isRefused: boolean;
  begunAt: number;
  endedAt: number;
  answer: string;
}

/** The work that people repeat, all at the same time. */
const WORK = ['sign in', 'enter a transaction', 'send a picture', 'scan', 'have a contract read', 'write'] as const;
type Work = (typeof WORK)[number];

export interface Load {
  requests: readonly Request[];
  /** The acknowledged work. */
  done: {
    /** Of the transactions, whose reminders are due since. */
    streets: string[];
    pictures: string[];
    /** The rows of each contract that was read. */
    readings: string[][][];
    /** By tab, the messages in their order. */
    messages: { id: string; words: string }[][];
  };
  tabs: readonly Tab[];
  people: Awaited<ReturnType<typeof peopleOf>>;
  /** Resolves when all work has succeeded that began after this call. */
  flows: () => Promise<void>;
  /** Resolves when all that was begun is done. */
  end: () => Promise<void>;
  /** Leaves it undone. */
  abandon: () => Promise<void>;
}

const PASSWORD = 'Juniper!2026';
const PAUSE_MS = 200;
const SELLERS = 8;
const FLOWS_WITHIN_MS = 180_000;

export async function startLoad({ origin, db }: Cluster): Promise<Load> {
  const people = await peopleOf(db);
  const { owner, writer, reader, scanner, sellers } = people;
  const contract = new File([new Uint8Array(await written(writeTable))], 'contract.pdf');
  const media = new File([new Uint8Array(aPng({ width: 40, height: 30 }))], 'roof.png');
  const closing = { title: 'Closing Date', date: addDays(dayAt(new Date(), 'America/Denver'), 3), description: '' };
  // its moment has passed: the reminder goes out at once
  const notification = { type: 'weeks', value: 1 };
  const requests: Request[] = [];
  const done: Load['done'] = { streets: [], pictures: [], readings: [], messages: [] };
  const finished = new Map<Work, number>(WORK.map((work) => [work, 0]));
  const abandoned = new AbortController();
  const pause = () => setTimeout(PAUSE_MS, undefined, { signal: abandoned.signal });
  let isOver = false;

  /** @param orElse the status of a refusal that means that it was done before, and that the answer was lost */
  const fetched = async (what: string, request: globalThis.Request, orElse?: number) => {
    const begunAt = Date.now();
    const note = (status: number, answer: string) => {
      const isRefused = !(status >= 200 && status <= 299) && status !== orElse;
      const endedAt = Date.now();
      requests.push({ what, status, isRefused, begunAt, endedAt, answer: isRefused ? answer.slice(0, 300) : '' });
      return { isRefused, answer };
    };
    try {
      const response = await fetch(request);
      return note(response.status, await response.text());
    } catch (error) {
      return note(0, inspect(error));
    }
  };
  /** Makes a call until it succeeds, as people do. */
  const insist = async <C extends Call>(what: string, call: C, asked: Asked, orElse?: number) => {
    for (;;) {
      const { isRefused, answer } = await fetched(what, requestOf(origin, call, asked), orElse);
      if (!isRefused) return JSON.parse(answer) as Answered<C>['body'];
      await pause();
    }
  };
  const again = async (work: Work, once: (number: number) => Promise<void>) => {
    for (let number = 0; !isOver; number += 1) {
      await once(number);
      finished.set(work, (finished.get(work) ?? 0) + 1);
      await pause();
    }
  };
  const aTab = (person: TestPerson, other: TestPerson) => openTab([origin], 0, person, [other.id]);
  const tabs = [aTab(owner, writer), aTab(owner, writer), aTab(writer, owner), aTab(writer, owner)];
  done.messages = tabs.map(() => []);

  const loops = [
    again('sign in', async () => {
      const { result } = await insist('sign in', login, { body: { email: owner.email, password: PASSWORD } });
      await insist('list', listTransactions, { token: result.accessToken, params: { userId: owner.id }, query: {} });
    }),
    again('enter a transaction', async (number) => {
      const street = `${1000 + number} Alder Street`;
      // without a confirmation: where the answer was lost, the second one says that it is there
      const body = aTransaction({ street, contract_dates: [closing], notification, confirmsAlike: undefined });
      const { token } = sellers[number % sellers.length]!;
      await insist('transaction', addTransaction, { token, body }, 409);
      done.streets.push(street);
    }),
    again('send a picture', async () => {
      const asked = { token: owner.token, params: { userId: writer.id }, body: {}, files: { media } };
      const { result } = await insist('upload', uploadMedia, asked);
      done.pictures.push(result.media.url);
      const headers = { authorization: `Bearer ${owner.token}` };
      const show = () => fetched('picture', new Request(`${origin}/api${result.media.url}`, { headers }));
      while ((await show()).isRefused) await pause();
    }),
    again('scan', async () => {
      // the same id again joins the scan that runs
      const query = { scanId: randomUUID() };
      const asked = { token: scanner.token, query, files: { file: contract } };
      done.readings.push((await insist('scan', scanContract, asked)).result);
    }),
    again('have a contract read', async () => {
      const { token } = reader;
      const { _id: id } = (await insist('contract', startReading, { token, files: { file: contract } })).result;
      const asked = { token, params: { id } };
      const isUnderWay = async () => {
        const { state } = (await insist('progress', readingProgress, asked)).result;
        return state === 'waiting' || state === 'reading';
      };
      while (await isUnderWay()) await pause();
      done.readings.push((await insist('result', readingResult, asked)).result);
      // an answer that was lost: it is gone
      await insist('discard', discardReading, asked, 404);
    }),
    ...tabs.map((tab, at) =>
      again('write', async (number) => {
        const message = { id: randomUUID(), words: `${number} of tab ${at}` };
        await tab.send({ ...message, receiverId: at < 2 ? writer.id : owner.id, isCut: false });
        done.messages[at]?.push(message);
      }),
    ),
  ];

  return {
    requests,
    done,
    tabs,
    people,
    flows: async () => {
      const latest = Date.now() + FLOWS_WITHIN_MS;
      // the first of them may have begun before
      const enough = new Map(WORK.map((work) => [work, (finished.get(work) ?? 0) + 2]));
      for (;;) {
        const missing = WORK.filter((work) => finished.get(work)! < enough.get(work)!);
        if (missing.length === 0) return;
        if (Date.now() > latest) {
          const refused = requests.filter(({ isRefused }) => isRefused).slice(-5);
          throw new Error(`Nobody can do this any more: ${missing.join(', ')}. ${inspect(refused)}`);
        }
        await setTimeout(PAUSE_MS);
      }
    },
    end: async () => {
      isOver = true;
      await Promise.all(loops);
    },
    abandon: async () => {
      abandoned.abort();
      tabs.forEach((tab) => tab.close());
      await Promise.allSettled(loops);
    },
  };
}

async function peopleOf(db: Cluster['db']) {
  const place: PeoplePlace = { db, clock: systemClock, tools: { passwords: await argon2PasswordHasher() } };
  const owner = await aRealtor(place, { password: PASSWORD });
  const agents = [];
  while (agents.length < 3) agents.push(await anAgentOf(place, owner));
  const [writer, reader, scanner] = agents as [TestPerson, TestPerson, TestPerson];
  // no plan has as many transactions as are entered
  const sellers = [];
  while (sellers.length < SELLERS) sellers.push(await aRealtor(place, { plan: 'Brokerage' }));
  return { owner, writer, reader, scanner, sellers };
}
