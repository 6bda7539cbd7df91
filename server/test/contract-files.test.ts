import { readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { removeContract, startReading } from '@keydate/contracts/contract-readings';
import { CONTRACT_MAX_BYTES, READING_RETENTION_MS, SCAN_PLACE_HELD_MS } from '@keydate/contracts/limits';
import { removeTeammate } from '@keydate/contracts/teammates';
import { getTransaction } from '@keydate/contracts/transactions';
import { DAY_MS, MINUTE_MS } from '@keydate/domain/durations';
import { sql } from 'drizzle-orm';
import { AppError } from '../src/app-error';
import { readContracts, removeOldContracts } from '../src/transactions';
import { ask } from './ask';
import { aLenderOf } from './lenders';
import { anAgentOf, anEmployeeOf, aRealtor, type TestPerson } from './people';
import { aContract, installReadings, list, start } from './readings';
import type { TestServer } from './test-server';

const { current, begun, aReadingUnderWay, aReading, end, storedFiles, open, submit } = installReadings();
let server: TestServer;
let realtor: TestPerson;
beforeEach(() => {
  ({ server, realtor } = current());
});

/** The same bytes under another name. */
const aNamedContract = (words: string) => new File([aContract(words)], `IMG ${words}.pdf`);
const as = ({ token }: TestPerson) => ({ headers: { authorization: `Bearer ${token}` } });
/** Lets time pass for the server. */
const pass = (ms: number) => server.clock.set(new Date(server.clock.now().getTime() + ms));

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

  test('of several is stored and read as one, once under any names, and opens as an archive of them', async () => {
    const files = { file: aContract('one'), file2: aContract('two'), file3: aContract('three') };
    const { status, body } = await ask(server, startReading, { token: realtor.token, files });
    expect([status, body.result.fileName]).toEqual([201, 'one.pdf and 2 more files']);
    await begun(1);
    const renamed = { file: aNamedContract('one'), file2: aNamedContract('two'), file3: aNamedContract('three') };
    const again = await ask(server, startReading, { token: realtor.token, files: renamed });
    expect(again.body.result._id).toBe(body.result._id);
    expect(current().readers.held[0]!.bytes).toMatch(
      /%PDF-1.7 one %%EOF[^]*%PDF-1.7 two %%EOF[^]*%PDF-1.7 three %%EOF/,
    );
    await end();
    const { headers } = await open(body.result._id, realtor);
    expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual([
      'application/zip',
      "attachment; filename*=UTF-8''one.pdf%20and%202%20more%20files.zip",
    ]);
  });

  test('of several that are too large together, or one of which is no contract, is refused', async () => {
    const large = new File([`%PDF-1.7 ${' '.repeat(CONTRACT_MAX_BYTES / 2)} %%EOF`], 'large.pdf');
    const archive = new File(['PK\u0003\u0004'], 'pages.zip');
    for (const [file2, sentence] of [
      [large, 'A contract may have at most 25 MB.'],
      [archive, 'This is not a PDF or a picture (JPEG, PNG, WebP, TIFF). Please choose another file.'],
    ] as const) {
      const { body } = await ask(server, startReading, { token: realtor.token, files: { file: large, file2 } });
      expect(body.message).toBe(sentence);
    }
    expect(await storedFiles()).toEqual([]);
  });

  test('of several under one name is refused, rather than read without the others', async () => {
    const form = new FormData();
    form.append('file', aContract('one'));
    form.append('file', aContract('two'));
    const url = `${server.origin}/api/v1/user/${startReading.path}`;
    const reply = await fetch(url, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${realtor.token}` },
    });
    expect([reply.status, await reply.text()]).toEqual([
      400,
      expect.stringContaining('This form has this file twice.'),
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

  test('that is stored with a transaction goes when somebody who may change that removes it, once and for all', async () => {
    const agent = await anAgentOf(server, realtor);
    const assistant = await anEmployeeOf(server, agent);
    const id = await aReading('one', agent);
    const { transaction } = (await submit(agent, id, true)).body.result;
    const remove = () => ask(server, removeContract, { token: assistant.token, params: { id: transaction._id } });
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 200]);
    await server.tools.background.settle();
    expect([await storedFiles(), (await open(id, agent)).status]).toEqual([[], 404]);
    const { body } = await ask(server, getTransaction, { token: agent.token, params: { id: transaction._id } });
    expect(body.result.contract).toBeNull();
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

  test('that a transaction names opens, even if it was submitted while old contracts were removed', async () => {
    await aReading('one');
    const submitted = await aReading('two');
    pass(READING_RETENTION_MS + 1);
    const { remove } = server.tools.sealedFiles;
    let contract: unknown;
    server.tools.sealedFiles.remove = async (key) => {
      server.tools.sealedFiles.remove = remove;
      ({ contract } = (await submit(realtor, submitted, true)).body.result);
      await remove(key);
    };
    await removeOldContracts(server.tools);
    expect((await open(submitted, realtor)).status).toBe(contract === null ? 404 : 200);
  });

  test('goes at once when the reader refuses it, and the reason stays', async () => {
    await aReadingUnderWay('one');
    await end(new AppError('CONTRACT_NO_TABLE'));
    expect(await storedFiles()).toEqual([]);
    expect(await list(server, realtor)).toMatchObject([{ failure: { code: 'CONTRACT_NO_TABLE' } }]);
  });

  test('goes at once when the third server that reads it was killed', async () => {
    await aReadingUnderWay('one');
    await server.tools.db.execute(sql`update contract_readings set tries = 3, leased_until = now()`);
    await readContracts(server.tools);
    expect(await storedFiles()).toEqual([]);
    expect(await list(server, realtor)).toMatchObject([{ failure: { code: 'SCAN_FAILED' } }]);
  });

  test('of a scan whose server died is not read, takes no place, and is deleted within the hour', async () => {
    const { readers } = current();
    readers.recognition.places = 0;
    const id = (await start(server, realtor, aContract('one'))).body.result._id;
    await server.db.execute(sql`update contract_readings set scan_id = id, awaited_until = now()`);
    readers.recognition.places = 2;
    await aReadingUnderWay('two');
    await aReadingUnderWay('three');
    expect(readers.held.length).toBe(2);
    expect(await storedFiles()).toContain(id);
    await removeOldContracts(server.tools);
    expect(await storedFiles()).not.toContain(id);
    pass(SCAN_PLACE_HELD_MS);
    await removeOldContracts(server.tools);
    expect((await server.db.execute(sql`select 1 from contract_readings`)).rows.length).toBe(2);
  });

  test('that no row names goes after a day, as after a restored backup', async () => {
    const id = await aReading('one');
    const folder = join(server.home, 'files/contracts');
    const [lost, draft] = ['6f1f86f1-7f5c-4d0a-9d0e-3f1f6d1f0a11', `${id}.1234567`];
    for (const name of [lost, draft]) await writeFile(join(folder, name), 'left');
    const writtenAt = new Date(server.clock.now().getTime() - DAY_MS + MINUTE_MS);
    for (const name of [id, lost, draft]) await utimes(join(folder, name), writtenAt, writtenAt);
    await removeOldContracts(server.tools);
    expect((await storedFiles()).length).toBe(3);
    pass(MINUTE_MS);
    await removeOldContracts(server.tools);
    expect(await storedFiles()).toEqual([id]);
  });

  test('that is damaged, or missing after a restore, is named in one sentence when its person opens it', async () => {
    const id = await aReading('one');
    const expectGone = async () => {
      const answer = await open(id, realtor);
      expect([answer.status, (await answer.text()).includes('It is not stored anymore')]).toEqual([404, true]);
    };
    await writeFile(join(server.home, 'files/contracts', id), 'damaged');
    await expectGone();
    expect((await fetch(`${server.origin}/api/files/contracts/${id}/rows/1`, as(realtor))).status).toBe(404);
    await server.tools.sealedFiles.remove(`contracts/${id}`);
    await expectGone();
  });

  test('is opened three times at once by one person; a fourth time waits, in one sentence', async () => {
    const id = await aReading('one');
    const { read } = server.tools.sealedFiles;
    const held: (() => void)[] = [];
    server.tools.sealedFiles.read = async (key) => {
      await new Promise<void>((resolve) => held.push(resolve));
      return read(key);
    };
    const opening = [1, 2, 3].map(() => open(id, realtor));
    while (held.length < 3) await new Promise((turn) => setImmediate(turn));
    expect((await open(id, realtor)).status).toBe(429);
    server.tools.sealedFiles.read = read;
    held.forEach((go) => go());
    const answers = await Promise.all(opening);
    await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    while ((await open(id, realtor)).status !== 200);
  });

  test('that cannot be stored takes none of its person’s places', async () => {
    const { write } = server.tools.sealedFiles;
    server.tools.sealedFiles.write = () => Promise.reject(new Error('no space left'));
    for (const words of ['one', 'two']) expect((await start(server, realtor, aContract(words))).status).toBe(500);
    server.tools.sealedFiles.write = write;
    await aReadingUnderWay('one');
    await aReadingUnderWay('two');
  });
});
