import { isErrorCode } from '@keydate/contracts/errors';
import { SCAN_MAX_MS, SCAN_SILENCE_MS } from '@keydate/contracts/limits';
import { AppError } from '../../app-error';
import type { ContractReading } from '@keydate/reader/contract-reading';
import type { ContractPictures, PicturesRequest } from '@keydate/reader/sources/draw-pictures';
import type { ReadContractOptions, TextRecognition } from '../../ports/text-recognition';
import { RunningRecognizer, type RecognizerEntry } from './running-recognizer';
import { startDeadlines } from './deadlines';
import type { RecognizerNews, RecognizerOrder } from './messages';
import { watchMemory } from './watch-memory';

export interface RecognitionPoolOptions {
  entry: RecognizerEntry;
  /** How many contracts are read at once, each in a process of its own. */
  processes: number;
  /** How many more may wait. */
  queue: number;
  silenceMs?: number;
  maxMs?: number;
  /** After this many contracts, or this much memory (in bytes), a new process replaces it. */
  worn?: { contracts: number; memory: number };
  /** A scan is canceled if its process grows beyond this many bytes. */
  mostMemory?: number;
  /**
   * Receives the reason why a contract was not read, if the contract is not the cause, for the people who run the
   * server.
   */
  onProblem: (problem: string) => void;
  /** Receives `read`, or the code of the refusal, for each contract. */
  onOutcome?: (outcome: string) => void;
}

const MB = 1024 * 1024;
const MOST_MEMORY = 700 * MB;
/** The limits after which a process is replaced: ending it frees the memory that libraries leak from each contract. */
const WORN = { contracts: 40, memory: 300 * MB };

/** The answer of a process that has carried out its order. */
type Done = Extract<RecognizerNews, { kind: 'read' | 'drawn' }>;

interface Job {
  order: RecognizerOrder;
  options: ReadContractOptions;
  settle: (outcome: Done | AppError) => void;
}

/**
 * Reads and draws contracts in a small pool of processes: a crash, a hang or a canceled scan affects only that process and that
 * scan.
 */
export class RecognitionPool implements TextRecognition {
  private readonly options: RecognitionPoolOptions;
  private readonly waiting: Job[] = [];
  private readonly idle: RunningRecognizer[] = [];
  /** Each process that reads, and the function that cancels its scan when the pool is closed. */
  private readonly busy = new Map<RunningRecognizer, () => void>();
  private isClosed = false;

  constructor(options: RecognitionPoolOptions) {
    this.options = options;
  }

  get places(): number {
    return this.options.processes;
  }

  get isFull(): boolean {
    return this.refusalOf({}) !== null;
  }

  async readContract(bytes: Uint8Array, options: ReadContractOptions = {}): Promise<ContractReading> {
    const { onOutcome } = this.options;
    try {
      const done = await this.carryOut({ bytes }, options);
      if (done.kind !== 'read') throw new AppError('SCAN_FAILED');
      onOutcome?.('read');
      return done.reading;
    } catch (error) {
      onOutcome?.(error instanceof AppError ? error.code : 'SCAN_FAILED');
      throw error;
    }
  }

  async drawPictures(
    bytes: Uint8Array,
    pictures: PicturesRequest,
    options: Pick<ReadContractOptions, 'signal'> = {},
  ): Promise<ContractPictures> {
    const done = await this.carryOut({ bytes, pictures }, options);
    if (done.kind !== 'drawn') throw new AppError('SCAN_FAILED');
    return done.pictures;
  }

  private carryOut(order: RecognizerOrder, options: ReadContractOptions): Promise<Done> {
    const { signal } = options;
    return new Promise((resolve, reject) => {
      const job: Job = {
        order,
        options,
        settle: (outcome) => {
          signal?.removeEventListener('abort', cancelWaiting);
          if (outcome instanceof AppError) reject(outcome);
          else resolve(outcome);
        },
      };
      const cancelWaiting = () => this.drop(job);
      const refusal = this.refusalOf(options);
      if (refusal) {
        job.settle(refusal);
        return;
      }
      signal?.addEventListener('abort', cancelWaiting);
      this.waiting.push(job);
      options.onProgress?.({ stage: 'waiting', page: 0, pages: 0, rows: 0 });
      this.startNext();
    });
  }

  close(): Promise<void> {
    this.isClosed = true;
    for (const job of this.waiting.splice(0)) job.settle(new AppError('SCAN_INTERRUPTED'));
    for (const interrupt of this.busy.values()) interrupt();
    for (const reader of this.idle.splice(0)) reader.kill();
    return Promise.resolve();
  }

  private refusalOf({ signal }: Pick<ReadContractOptions, 'signal'>): AppError | null {
    const { processes, queue } = this.options;
    if (this.isClosed) return new AppError('SCAN_INTERRUPTED');
    if (signal?.aborted) return new AppError('SCAN_CANCELLED');
    return this.busy.size < processes || this.waiting.length < queue ? null : new AppError('SCAN_BUSY');
  }

  private drop(job: Job): void {
    const place = this.waiting.indexOf(job);
    if (place < 0) return;
    this.waiting.splice(place, 1);
    job.settle(new AppError('SCAN_CANCELLED'));
  }

  private startNext(): void {
    if (this.busy.size >= this.options.processes) return;
    const job = this.waiting.shift();
    if (!job) return;
    this.run(this.takeReader(), job);
  }

  private takeReader(): RunningRecognizer {
    const rested = this.idle.splice(0).filter((reader) => reader.isAlive);
    const reader = rested.pop() ?? new RunningRecognizer(this.options.entry);
    this.idle.push(...rested);
    return reader;
  }

  private run(reader: RunningRecognizer, { order, options, settle }: Job): void {
    const {
      silenceMs = SCAN_SILENCE_MS,
      maxMs = SCAN_MAX_MS,
      worn = WORN,
      mostMemory = MOST_MEMORY,
      onProblem,
    } = this.options;
    const finish = (outcome: Done | AppError, keep: boolean) => {
      if (!this.busy.delete(reader)) return;
      deadlines.stop();
      stopWatching();
      options.signal?.removeEventListener('abort', cancel);
      if (keep && reader.isAlive && !this.isClosed && !reader.isWorn(worn)) {
        reader.rest();
        this.idle.push(reader);
      } else reader.kill();
      settle(outcome);
      this.startNext();
    };
    const cancel = () => finish(new AppError('SCAN_CANCELLED'), false);
    const giveUp = (code: 'SCAN_TIMED_OUT' | 'SCAN_FAILED' | 'CONTRACT_TOO_DEMANDING') => (problem: string) => {
      onProblem(problem);
      finish(new AppError(code), false);
    };
    const fail = giveUp('SCAN_FAILED');
    const die = (how: string) => giveUp(isOutOfMemory(how) ? 'CONTRACT_TOO_DEMANDING' : 'SCAN_FAILED')(how);
    this.busy.set(reader, () => finish(new AppError('SCAN_INTERRUPTED'), false));
    const deadlines = startDeadlines({
      silenceMs,
      maxMs,
      onMissed: (problem, isOfStep) => giveUp(isOfStep ? 'CONTRACT_TOO_DEMANDING' : 'SCAN_TIMED_OUT')(problem),
    });
    const stopWatching = watchMemory({
      pid: reader.pid,
      most: mostMemory,
      onExceeded: (memory) => giveUp('CONTRACT_TOO_DEMANDING')(`it took ${Math.round(memory / MB)} MB of memory`),
    });
    options.signal?.addEventListener('abort', cancel, { once: true });
    reader.send(order, {
      onDeath: die,
      onMessage: (message) => {
        deadlines.heard(message.kind === 'progress' ? message.mostMs : undefined);
        if (message.kind === 'progress') options.onProgress?.(message.progress);
        else if (message.kind === 'read' || message.kind === 'drawn') finish(message, true);
        else if (message.kind === 'refused')
          finish(new AppError(isErrorCode(message.code) ? message.code : 'SCAN_FAILED'), true);
        else fail(message.problem);
      },
    });
  }
}

/**
 * Node ends itself with SIGABRT when a file has filled JavaScript's memory. A system that runs out of memory sends
 * SIGKILL to the process that uses the most. The pool sends SIGKILL too, but those deaths are not reported here.
 */
function isOutOfMemory(how: string): boolean {
  return /\b(?:SIGABRT|SIGKILL|code 134)$/.test(how);
}
