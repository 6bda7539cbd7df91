import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  discardReading,
  listReadings,
  readingProgress,
  readingResult,
  startReading,
} from '@keydate/contracts/contract-readings';
import type { ContractReading } from '@keydate/reader/contract-reading';
import { addTransaction } from '@keydate/contracts/transactions';
import { AppError } from '../src/app-error';
import type { TextRecognition } from '../src/ports/text-recognition';
import { ask } from './ask';
import { startServerOnOwnDatabase } from './own-database';
import { aRealtor, type TestPerson } from './people';
import type { TestServer } from './test-server';
import { aTransaction } from './transactions';

type Caller = Pick<TestPerson, 'token'>;

export const aContractReading: ContractReading = {
  rows: [
    ['Item No.', 'Reference', 'Event', 'Date or Deadline'],
    ['1', '§ 3', 'Closing Date', '4/30/2027'],
  ],
  summary: {
    rows: 1,
    withDay: 1,
    needLook: 0,
    otherTables: 0,
    unreadPages: [],
    missingNumbers: [],
    gaps: [],
    pagesLeftOut: [],
  },
  doubts: [],
  proposals: [],
  sources: [{ row: 1, page: 4, sheet: 0, box: { left: 0.1, top: 0.2, right: 0.9, bottom: 0.25 } }],
  sheets: [{ page: 4, part: 0, isPicture: false, isTurned: false }],
};

/** Recognition under the control of a test: each contract waits until the test says how its reading ends; pictures are words. */
export function heldRecognition() {
  const held: { bytes: string; end: (outcome: ContractReading | AppError) => void; canceled: Promise<void> }[] = [];
  const drawn: string[] = [];
  let isOpen = true;
  const recognition: TextRecognition & { places: number } = {
    places: Infinity,
    get isFull() {
      return !isOpen;
    },
    readContract: (bytes, { signal, onProgress } = {}) =>
      new Promise((resolve, reject) => {
        onProgress?.({ stage: 'reading', page: 1, pages: 4, rows: 0 });
        const end = (outcome: ContractReading | AppError) =>
          outcome instanceof AppError ? reject(outcome) : resolve(outcome);
        const canceled = new Promise<void>((turn) => signal?.addEventListener('abort', () => turn()));
        void canceled.then(() => reject(new AppError('SCAN_CANCELLED')));
        held.push({ bytes: Buffer.from(bytes).toString(), end, canceled });
        // one that was claimed just before
        if (!isOpen) end(new AppError('SCAN_INTERRUPTED'));
      }),
    drawPictures: async (bytes, { sheets, sources }) => {
      if (!isOpen) throw new AppError('SCAN_INTERRUPTED');
      drawn.push(Buffer.from(bytes).toString());
      return {
        sheets: sheets.map(({ page }) => Buffer.from(`page ${page}`)),
        rows: sources.map(({ row }) => ({ row, picture: Buffer.from(`row ${row}`) })),
      };
    },
    close: async () => {
      isOpen = false;
      for (const { end } of held) end(new AppError('SCAN_INTERRUPTED'));
    },
  };
  return { recognition, held, drawn };
}

/** A contract whose bytes nobody else's has. */
export const aContract = (words: string) => new File([`%PDF-1.7 ${words} %%EOF`], `${words}.pdf`);

export const start = (server: Pick<TestServer, 'origin'>, { token }: Caller, file: Blob) =>
  ask(server, startReading, { token, files: { file } });
export const list = async (server: Pick<TestServer, 'origin'>, { token }: Caller) =>
  (await ask(server, listReadings, { token })).body.result;
export const progressOf = (server: Pick<TestServer, 'origin'>, { token }: Caller, id: string) =>
  ask(server, readingProgress, { token, params: { id } });
export const resultOf = (server: Pick<TestServer, 'origin'>, { token }: Caller, id: string) =>
  ask(server, readingResult, { token, params: { id } });
export const discard = (server: Pick<TestServer, 'origin'>, { token }: Caller, id: string) =>
  ask(server, discardReading, { token, params: { id } });

/** For each test a server on a database of its own, with a realtor, whose readings end as the test says. */
export function installReadings() {
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
  const begun = async (count: number): Promise<void> => {
    while (readers.held.length < count) await new Promise((turn) => setImmediate(turn));
  };
  const aReadingUnderWay = async (words: string, by = realtor): Promise<string> => {
    const before = readers.held.length;
    const { status, body } = await start(server, by, aContract(words));
    expect(status).toBe(201);
    await begun(before + 1);
    return body.result._id;
  };
  /** Ends the reading that began last. */
  const end = async (outcome: ContractReading | AppError = aContractReading): Promise<void> => {
    readers.held.at(-1)!.end(outcome);
    await server.tools.background.settle();
  };
  return {
    current: () => ({ server, readers, realtor }),
    begun,
    aReadingUnderWay,
    end,
    /** A contract that was read. */
    aReading: async (words: string, by = realtor): Promise<string> => {
      const id = await aReadingUnderWay(words, by);
      await end();
      return id;
    },
    storedFiles: () => readdir(join(server.home, 'files/contracts')).catch(() => []),
    open: (id: string, { token }: Caller) =>
      fetch(`${server.origin}/api/files/contracts/${id}`, { headers: { authorization: `Bearer ${token}` } }),
    submit: (by: Caller, id: string, isKept: boolean, change = {}) =>
      ask(server, addTransaction, {
        token: by.token,
        body: aTransaction({ reading: { _id: id, isKept }, ...change }),
      }),
  };
}
