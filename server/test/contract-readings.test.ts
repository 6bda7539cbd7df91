import { ERRORS } from '@keydate/contracts/errors';
import { SCAN_PLACE_HELD_MS } from '@keydate/contracts/limits';
import { scanContract } from '@keydate/contracts/scans';
import { sql } from 'drizzle-orm';
import { AppError } from '../src/app-error';
import { FilesAway } from '../src/ports/files-away';
import { readContracts } from '../src/transactions';
import { ask } from './ask';
import { anAgentOf, aRealtor, type TestPerson } from './people';
import { aContract, aContractReading, discard, installReadings, list, progressOf, resultOf, start } from './readings';
import type { TestServer } from './test-server';
import { enterTransaction } from './transactions';

const { current, begun, aReadingUnderWay, aReading, storedFiles, open, submit } = installReadings();
let server: TestServer;
let realtor: TestPerson;
let readers: ReturnType<typeof current>['readers'];
beforeEach(() => {
  ({ server, realtor, readers } = current());
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
    for (const count of [1, 2, 3]) {
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

  test('that is canceled while the same file arrives again leaves that one a reading of its own', async () => {
    const { write } = server.tools.sealedFiles;
    server.tools.sealedFiles.write = async (key, bytes) => {
      server.tools.sealedFiles.write = write;
      await discard(server, realtor, key.replace('contracts/', ''));
      await write(key, bytes);
    };
    const { status, body } = await start(server, realtor, aContract('one'));
    expect(status).toBe(201);
    await begun(1);
    expect(await storedFiles()).toEqual([body.result._id]);
  });

  test('waits for the next start where a server stops in between, and that is not a try', async () => {
    await aReadingUnderWay('one');
    await readers.recognition.close();
    await server.tools.background.settle();
    const { rows } = await server.db.execute(sql`select state, tries from contract_readings`);
    expect(rows).toEqual([{ state: 'waiting', tries: 0 }]);
  });

  test('waits while file storage is away, and that is not a try', async () => {
    const { read } = server.tools.sealedFiles;
    server.tools.sealedFiles.read = async () => {
      throw new FilesAway('away');
    };
    await start(server, realtor, aContract('one'));
    await server.tools.background.settle();
    for (let count = 0; count < 3; count += 1) await expect(readContracts(server.tools)).rejects.toThrow(FilesAway);
    server.tools.sealedFiles.read = read;
    const { rows } = await server.db.execute(sql`select state, tries from contract_readings`);
    expect(rows).toEqual([{ state: 'waiting', tries: 0 }]);
  });
});

describe('the queue', () => {
  const readNow = () => readers.held.map(({ bytes }) => bytes.split(' ')[1]);

  test('is fair among companies: one with many contracts does not make another one wait for all of them', async () => {
    readers.recognition.places = 2;
    const [agent, other] = [await anAgentOf(server, realtor), await aRealtor(server)];
    await aReadingUnderWay('one');
    await aReadingUnderWay('two');
    for (const words of ['three', 'four']) await start(server, agent, aContract(words));
    const scanning = scan(other, 'five');
    await isQueued(other);
    readers.held[0]!.end(aContractReading);
    await begun(3);
    readers.held[1]!.end(aContractReading);
    await begun(4);
    expect(readNow()).toEqual(['one', 'two', 'five', 'three']);
    readers.held[2]!.end(aContractReading);
    expect((await scanning).status).toBe(201);
  });

  test('has the contracts that a server cannot read at once, so that another server finds them', async () => {
    readers.recognition.places = 1;
    await aReadingUnderWay('one');
    const { body } = await start(server, realtor, aContract('two'));
    expect((await progressOf(server, realtor, body.result._id)).body.result.state).toBe('waiting');
    readers.held[0]!.end(aContractReading);
    await begun(2);
  });
});

const scan = ({ token }: Pick<TestPerson, 'token'>, words: string) =>
  ask(server, scanContract, { token, files: { file: aContract(words) } });
/** Resolves when a person's scan waits. */
const isQueued = ({ id }: TestPerson) =>
  aWhile(
    () => server.db.execute(sql`select 1 from contract_readings where person_id = ${id} and state = 'waiting'`),
    ({ rows }) => rows.length === 1,
  );

describe('limits', () => {
  test('are the same ones for aws-textract: both take places of a person', async () => {
    await aReadingUnderWay('one');
    const scanning = scan(realtor, 'two');
    await begun(2);
    expect((await scan(realtor, 'three')).body.code).toBe('SCANS_UNDER_WAY');
    expect((await start(server, realtor, aContract('three'))).body.code).toBe('SCANS_UNDER_WAY');
    for (const { end } of readers.held) end(new AppError('CONTRACT_TOO_DEMANDING'));
    await scanning;
    await server.tools.background.settle();
    expect((await scan(realtor, 'three')).body.code).toBe('SCAN_PLACE_HELD');
    expect((await start(server, realtor, aContract('three'))).body.code).toBe('SCAN_PLACE_HELD');
  });

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
    server.clock.set(new Date(server.clock.now().getTime() + SCAN_PLACE_HELD_MS));
    expect((await start(server, realtor, aContract('three'))).status).toBe(201);
  });

  test('a refused file takes no place once the answer is there', async () => {
    for (const count of [1, 2, 3]) {
      const scanning = scan(realtor, `${count}`);
      await begun(count);
      readers.held.at(-1)!.end(new AppError('CONTRACT_NO_TABLE'));
      expect((await scanning).body.code).toBe('CONTRACT_NO_TABLE');
    }
  });

  test('eight scans of all companies wait for two that are read', async () => {
    readers.recognition.places = 0;
    await server.db
      .execute(sql`insert into contract_readings (id, digest, file_name, scan_id, awaited_until, state, created_at)
      select n, n, '', n, now() + interval '1 minute', 'waiting', now() from generate_series(1, 8) n`);
    expect((await scan(realtor, 'one')).body.code).toBe('SCAN_BUSY');
    await server.db.execute(sql`delete from contract_readings where id = '1'`);
    readers.recognition.places = 1;
    const scanning = scan(realtor, 'one');
    await begun(1);
    readers.held.at(-1)!.end(aContractReading);
    expect((await scanning).status).toBe(201);
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
