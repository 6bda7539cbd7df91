import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ERRORS } from '@keydate/contracts/errors';
import { READING_RETENTION_MS } from '@keydate/contracts/limits';
import { removeTeammate } from '@keydate/contracts/teammates';
import { addTransaction, getTransaction } from '@keydate/contracts/transactions';
import { sql } from 'drizzle-orm';
import { AppError } from '../src/app-error';
import { readContracts, removeOldContracts } from '../src/transactions';
import { ask } from './ask';
import { aLenderOf } from './lenders';
import { startServerOnOwnDatabase } from './own-database';
import { anAgentOf, anEmployeeOf, aRealtor, type TestPerson } from './people';
import { aContract, aContractReading, discard, heldRecognition, list, progressOf, resultOf, start } from './readings';
import type { TestServer } from './test-server';
import { aTransaction, enterTransaction } from './transactions';

let server: TestServer;
let readers: ReturnType<typeof heldRecognition>;
let realtor: TestPerson;
beforeEach(async () => {
  readers = heldRecognition();
  server = await startServerOnOwnDatabase({}, { recognition: readers.recognition });
  realtor = await aRealtor(server);
});
afterEach(() => server.close());

/** Resolves when this many readings have begun at the reader. */
async function begun(count: number): Promise<void> {
  while (readers.held.length < count) await new Promise((turn) => setImmediate(turn));
}

async function aReadingUnderWay(words: string, by = realtor): Promise<string> {
  const before = readers.held.length;
  const { status, body } = await start(server, by, aContract(words));
  expect(status).toBe(201);
  await begun(before + 1);
  return body.result._id;
}

/** A contract that was read. */
async function aReading(words: string, by = realtor): Promise<string> {
  const id = await aReadingUnderWay(words, by);
  readers.held.at(-1)!.end(aContractReading);
  await server.tools.background.settle();
  return id;
}

const storedFiles = () => readdir(join(server.home, 'files/contracts')).catch(() => []);
const open = (id: string, { token }: TestPerson) =>
  fetch(`${server.origin}/api/files/contracts/${id}`, { headers: { authorization: `Bearer ${token}` } });
const submit = (by: TestPerson, id: string, isKept: boolean, change = {}) =>
  ask(server, addTransaction, {
    token: by.token,
    body: aTransaction({ reading: { _id: id, isKept }, ...change }),
  });

describe('a reading', () => {
  test('belongs to the person: another session of theirs finds it under way, and its result', async () => {
    const id = await aReadingUnderWay('one');
    expect(await list(server, realtor)).toMatchObject([{ _id: id, fileName: 'one.pdf', state: 'reading' }]);
    expect((await resultOf(server, realtor, id)).body.code).toBe('READING_UNFINISHED');
    readers.held[0]!.end(aContractReading);
    await server.tools.background.settle();
    expect((await progressOf(server, realtor, id)).body.result.state).toBe('read');
    expect((await resultOf(server, realtor, id)).body.result).toEqual(aContractReading.rows);
  });

  test('is nobody else’s, not even a colleague’s or the owner’s', async () => {
    const agent = await anAgentOf(server, realtor);
    const id = await aReading('one', agent);
    expect((await list(server, realtor)).length).toBe(0);
    const answers = [await resultOf(server, realtor, id), await discard(server, realtor, id)];
    expect(answers.map(({ body }) => body.code)).toEqual(['READING_GONE', 'READING_GONE']);
    expect([(await open(id, realtor)).status, (await open(id, agent)).status]).toEqual([404, 200]);
  });

  test('is the first one where the same bytes come again, at once or later, under any name', async () => {
    const file = aContract('one');
    const answers = await Promise.all([1, 2].map(() => start(server, realtor, file)));
    expect(new Set(answers.map(({ body }) => body.result._id)).size).toBe(1);
    await begun(1);
    // the second upload removed nothing of the first
    expect(await storedFiles()).toEqual([answers[0]!.body.result._id]);
    readers.held[0]!.end(aContractReading);
    await server.tools.background.settle();
    const again = await start(server, realtor, new File([file], 'another name.pdf'));
    expect(again.body.result).toMatchObject({ _id: answers[0]!.body.result._id, state: 'read' });
    expect(readers.held.length).toBe(1);
  });

  test('says why it failed, and the same file is read again only if the file is not the reason', async () => {
    const id = await aReadingUnderWay('one');
    readers.held[0]!.end(new AppError('CONTRACT_NO_TABLE'));
    await server.tools.background.settle();
    const { message } = ERRORS.CONTRACT_NO_TABLE;
    expect(await list(server, realtor)).toMatchObject([
      { state: 'failed', failure: { code: 'CONTRACT_NO_TABLE', message } },
    ]);
    expect((await resultOf(server, realtor, id)).body.message).toBe(message);
    expect((await start(server, realtor, aContract('one'))).body.result.state).toBe('failed');

    await aReadingUnderWay('two');
    readers.held[1]!.end(new AppError('SCAN_TIMED_OUT'));
    await server.tools.background.settle();
    expect((await start(server, realtor, aContract('two'))).body.result.state).not.toBe('failed');
    await begun(3);
  });

  test('is tried three times at most', async () => {
    const id = await aReadingUnderWay('one');
    readers.held[0]!.end(new AppError('SCAN_FAILED'));
    await server.tools.background.settle();
    server.tools.background.start('read contracts', () => readContracts(server.tools));
    for (const count of [2, 3]) {
      await begun(count);
      readers.held.at(-1)!.end(new AppError('SCAN_FAILED'));
    }
    await server.tools.background.settle();
    await readContracts(server.tools);
    expect(readers.held.length).toBe(3);
    expect((await progressOf(server, realtor, id)).body.result.failure?.code).toBe('SCAN_FAILED');
  });

  test('ends at once when its person cancels it', async () => {
    const id = await aReadingUnderWay('one');
    expect((await discard(server, realtor, id)).status).toBe(200);
    expect([await list(server, realtor), await storedFiles()]).toEqual([[], []]);
    readers.held[0]!.end(aContractReading);
    await server.tools.background.settle();
    expect((await resultOf(server, realtor, id)).body.code).toBe('READING_GONE');
  });

  test('waits for the next start where a server stops in between, and that is not a try', async () => {
    await aReadingUnderWay('one');
    await readers.recognition.close();
    await server.tools.background.settle();
    const { rows } = await server.db.execute(sql`select state, tries from contract_readings`);
    expect(rows).toEqual([{ state: 'waiting', tries: 0 }]);
  });
});

describe('limits', () => {
  test('a person has two contracts read at once', async () => {
    await aReadingUnderWay('one');
    await aReadingUnderWay('two');
    expect((await start(server, realtor, aContract('three'))).body.code).toBe('SCANS_UNDER_WAY');
    readers.held[0]!.end(aContractReading);
    await aWhile(
      () => list(server, realtor),
      (found) => found.some(({ state }) => state === 'read'),
    );
    expect((await start(server, realtor, aContract('three'))).status).toBe(201);
    await begun(3);
  });

  test('one that took too much memory or time takes a place for an hour, even if it is removed', async () => {
    const id = await aReadingUnderWay('one');
    readers.held[0]!.end(new AppError('CONTRACT_TOO_DEMANDING'));
    await server.tools.background.settle();
    await discard(server, realtor, id);
    await aReadingUnderWay('two');
    expect((await start(server, realtor, aContract('three'))).body.code).toBe('SCAN_PLACE_HELD');
  });

  test('a person has twenty contracts that wait for them', async () => {
    await server.db
      .execute(sql`insert into contract_readings (id, person_id, company_id, digest, file_name, state, created_at)
      select n, ${realtor.id}, ${realtor.companyId}, n, 'old.pdf', 'read', now() from generate_series(1, 20) n`);
    expect((await start(server, realtor, aContract('one'))).body.code).toBe('READINGS_FULL');
  });
});

async function aWhile<T>(read: () => Promise<T>, isDone: (value: T) => boolean): Promise<void> {
  while (!isDone(await read()));
}

describe('the file', () => {
  test('is stored without its words, and its person opens it as it was', async () => {
    const id = await aReading('Closing');
    const [name] = await storedFiles();
    expect((await readFile(join(server.home, 'files/contracts', name!))).includes('Closing')).toBe(false);
    const answer = await open(id, realtor);
    expect([answer.headers.get('content-type'), await answer.text()]).toEqual([
      'application/pdf',
      '%PDF-1.7 Closing %%EOF',
    ]);
  });

  test('goes when a transaction is entered from it, unless it is kept', async () => {
    const [gone, kept] = [await aReading('one'), await aReading('two')];
    expect((await submit(realtor, gone, false)).body.result.contract).toBeNull();
    await server.tools.background.settle();
    expect(await storedFiles()).toEqual([kept]);
    expect((await open(gone, realtor)).status).toBe(404);

    const { body } = await submit(realtor, kept, true);
    expect(body.result.contract).toEqual({ url: `/files/contracts/${kept}`, fileName: 'two.pdf' });
    server.clock.set(new Date(server.clock.now().getTime() + 2 * READING_RETENTION_MS));
    await removeOldContracts(server.tools);
    expect(await storedFiles()).toEqual([kept]);
    expect(await list(server, realtor)).toEqual([]);
  });

  test('that is kept opens for people who may change the transaction: not for others, and not for lenders', async () => {
    const agent = await anAgentOf(server, realtor);
    const [assistant, colleague] = [await anEmployeeOf(server, agent), await anAgentOf(server, realtor)];
    const lender = await aRealtor(server, { role: 'SuperLender' });
    const id = await aReading('one', agent);
    const { transaction } = (await submit(agent, id, true)).body.result;
    await aLenderOf(server, transaction, agent, lender);
    const statuses = [];
    for (const person of [realtor, agent, assistant, colleague, lender]) statuses.push((await open(id, person)).status);
    expect(statuses).toEqual([200, 200, 200, 404, 404]);
    const seenBy = async ({ token }: TestPerson) =>
      (await ask(server, getTransaction, { token, params: { id: transaction._id } })).body.result.contract?.fileName;
    expect([await seenBy(assistant), await seenBy(lender)]).toEqual(['one.pdf', undefined]);
  });

  test('goes after seven days, with what was read', async () => {
    const id = await aReading('one');
    const { clock } = server;
    const begunAt = clock.now().getTime();
    clock.set(new Date(begunAt + READING_RETENTION_MS - 60_000));
    await removeOldContracts(server.tools);
    expect(await storedFiles()).toEqual([id]);
    clock.set(new Date(begunAt + READING_RETENTION_MS + 1));
    await removeOldContracts(server.tools);
    expect(await storedFiles()).toEqual([]);
    expect((await server.db.execute(sql`select id from contract_readings`)).rows).toEqual([]);
  });

  test('goes with its person and its transaction, and a kill in between only delays that', async () => {
    const agent = await anAgentOf(server, realtor);
    const [ofAgent, kept] = [await aReading('one', agent), await aReading('two')];
    const { transaction } = (await submit(realtor, kept, true)).body.result;
    const { remove } = server.tools.sealedFiles;
    server.tools.sealedFiles.remove = () => Promise.reject(new Error('killed'));
    await ask(server, removeTeammate, { token: realtor.token, params: { id: agent.id } });
    await server.tools.background.settle();
    expect((await storedFiles()).length).toBe(2);
    server.tools.sealedFiles.remove = remove;
    await removeOldContracts(server.tools);
    expect(await storedFiles()).toEqual([kept]);
    expect((await open(ofAgent, agent)).status).toBe(401);

    await server.db.execute(sql`delete from transactions where id = ${transaction._id}`);
    await removeOldContracts(server.tools);
    expect(await storedFiles()).toEqual([]);
  });
});

describe('a transaction', () => {
  test('is entered once from a reading: a second tab is shown the first, and may enter another', async () => {
    const id = await aReading('one');
    const first = await submit(realtor, id, false);
    const other = { street: '7 Other Street', confirmsAlike: undefined };
    const second = await submit(realtor, id, false, other);
    expect([second.status, second.body.code]).toEqual([409, 'TRANSACTION_ALIKE']);
    expect(second.body.result.transaction._id).toBe(first.body.result.transaction._id);
    expect((await submit(realtor, id, false, { ...other, confirmsAlike: true })).status).toBe(200);
  });

  test('is entered without the contract where that is gone, or somebody else’s', async () => {
    const agent = await anAgentOf(server, realtor);
    const ofAgent = await aReading('one', agent);
    const { status, body } = await submit(realtor, ofAgent, true);
    expect([status, body.result.contract]).toEqual([200, null]);
    expect((await list(server, agent)).length).toBe(1);
    expect((await enterTransaction(server, realtor)).contract_type).toBe('Purchase');
  });
});
