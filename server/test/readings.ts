import {
  discardReading,
  listReadings,
  readingProgress,
  readingResult,
  startReading,
} from '@keydate/contracts/contract-readings';
import type { ContractReading } from '@keydate/reader/contract-reading';
import { AppError } from '../src/app-error';
import type { TextRecognition } from '../src/ports/text-recognition';
import { ask } from './ask';
import type { TestPerson } from './people';
import type { TestServer } from './test-server';

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
};

/** Recognition under the control of a test: each contract waits until the test says how its reading ends. */
export function heldRecognition() {
  const held: { bytes: string; end: (outcome: ContractReading | AppError) => void }[] = [];
  let isOpen = true;
  const recognition: TextRecognition = {
    refuseWhenFull: () => {
      if (!isOpen) throw new AppError('SCAN_INTERRUPTED');
    },
    readContract: (bytes, { signal, onProgress } = {}) =>
      new Promise((resolve, reject) => {
        onProgress?.({ stage: 'reading', page: 1, pages: 4, rows: 0 });
        const end = (outcome: ContractReading | AppError) =>
          outcome instanceof AppError ? reject(outcome) : resolve(outcome);
        held.push({ bytes: Buffer.from(bytes).toString(), end });
        signal?.addEventListener('abort', () => reject(new AppError('SCAN_CANCELLED')));
      }),
    close: async () => {
      isOpen = false;
      for (const { end } of held) end(new AppError('SCAN_INTERRUPTED'));
    },
  };
  return { recognition, held };
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
