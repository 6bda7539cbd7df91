import {
  CONTRACT_FILES,
  discardReading,
  listReadings,
  nameOfContract,
  readingProgress,
  readingResult,
  removeContract,
  startReading,
  type ContractReading,
} from '@keydate/contracts/contract-readings';
import { ERRORS } from '@keydate/contracts/errors';
import { CONTRACT_MAX_BYTES, READING_RETENTION_MS, SCANS_PER_PERSON } from '@keydate/contracts/limits';
import { fake, type Asking } from './fake';
import { memberOf, transactionOf } from './members';
import type { Memory } from './memory';
import { progressAfter } from './scans.fakes';
import type { OpenReading, ScanScript, World } from './world';

/** Reading a contract goes as the world's script says, for anyone who waits for it. The same name and size are the same file here. */
export const readingFakes = [
  fake(startReading, (asked) => {
    const { files, world, memory, refuse } = asked;
    const { id: personId } = memberOf(asked);
    const sent = CONTRACT_FILES.flatMap((name) => files[name] ?? []);
    if (sent.length === 0) throw refuse('CONTRACT_MISSING');
    if (sent.some(({ size }) => size === 0)) throw refuse('CONTRACT_EMPTY');
    const file = {
      name: nameOfContract(sent.map(({ name }) => name)),
      size: sent.reduce((sum, { size }) => sum + size, 0),
    };
    if (file.size > CONTRACT_MAX_BYTES) throw refuse('CONTRACT_TOO_LARGE');
    const mine = readingsOf(memory, personId);
    const same = mine.find(([, one]) => one.file.name === file.name && one.file.size === file.size);
    if (same) return { result: shown(same, world) };
    const unfinished = mine.filter((one) => !isEnded(one, world));
    if (unfinished.length >= SCANS_PER_PERSON) throw refuse('SCANS_UNDER_WAY');
    const begun: Begun = [crypto.randomUUID(), { personId, file, began: Date.now() }];
    memory.readings.set(...begun);
    return { result: shown(begun, world) };
  }),

  fake(listReadings, (asked) => {
    const { id } = memberOf(asked);
    const mine = readingsOf(asked.memory, id);
    return { result: mine.map((one) => shown(one, asked.world)).reverse() };
  }),

  fake(readingProgress, (asked) => ({ result: shown(readingOf(asked), asked.world) })),

  fake(readingResult, (asked) => {
    const { world, refuse } = asked;
    const found = readingOf(asked);
    if (!isEnded(found, world)) throw refuse('READING_UNFINISHED');
    const { outcome } = scriptOf(found, world);
    if ('refusal' in outcome) throw refuse(outcome.refusal);
    const { rows, ...others } = outcome;
    return { result: rows, ...others };
  }),

  fake(discardReading, (asked) => {
    const [id] = readingOf(asked);
    asked.memory.readings.delete(id);
    return { message: 'The contract was removed.' };
  }),

  fake(removeContract, (asked) => {
    asked.memory.contracts.delete(transactionOf(asked, asked.params.id)._id);
    return { message: 'The contract was removed.' };
  }),
];

type Begun = [id: string, reading: OpenReading];

function readingsOf({ readings }: Memory, personId: string): Begun[] {
  return [...readings].filter(([, reading]) => reading.personId === personId);
}

function readingOf(
  asked: Asking<'COMPANY_MISSING' | 'READING_GONE'> & { params: { id: string }; memory: Memory },
): Begun {
  const { id } = memberOf(asked);
  const found = asked.memory.readings.get(asked.params.id);
  if (found?.personId !== id) throw asked.refuse('READING_GONE');
  return [asked.params.id, found];
}

function scriptOf([, { script }]: Begun, { scan }: World): ScanScript {
  return script ?? scan;
}

function isEnded(begun: Begun, world: World): boolean {
  return Date.now() - begun[1].began >= scriptOf(begun, world).takesMs;
}

function shown(begun: Begun, world: World): ContractReading {
  const [id, { file, began }] = begun;
  const scan = scriptOf(begun, world);
  const isOver = isEnded(begun, world);
  const refusal = isOver && 'refusal' in scan.outcome ? scan.outcome.refusal : null;
  return {
    _id: id,
    fileName: file.name,
    state: stateOf(isOver, refusal !== null),
    progress: isOver ? null : progressAfter(Date.now() - began, scan),
    failure: refusal && { code: refusal, message: ERRORS[refusal].message },
    startedAt: new Date(began).toISOString(),
    deletedAt: new Date(began + READING_RETENTION_MS).toISOString(),
  };
}

function stateOf(isOver: boolean, isRefused: boolean): ContractReading['state'] {
  if (!isOver) return 'reading';
  return isRefused ? 'failed' : 'read';
}
