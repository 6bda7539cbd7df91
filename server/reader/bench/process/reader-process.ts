import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { ContractReading } from '../../src/contract-reading';
import { mostMemory } from '../most-memory';
import type { Order, Reply } from './messages';

const MB = 1024 * 1024;
/** The limits that the server also sets for a reader. */
const SILENCE_MS = 60_000;
const HEAP_MB = 320;
const WORN = 300 * MB;
/** Freed pages go back to the system at once; otherwise glibc retains about 150 MB of them. */
const GIVES_PAGES_BACK = { MALLOC_MMAP_THRESHOLD_: String(MB) };

/** The file to run as a reader, and its arguments. */
export interface ReaderProgram {
  file: string;
  args: readonly string[];
}

const OWN_PROGRAM: ReaderProgram = { file: join(import.meta.dirname, 'reader.process.ts'), args: [] };

/**
 * A reading, or the reason why there is none: a code of the catalog of errors and, if the reader is the cause, the
 * problem.
 */
export type Outcome = { kind: 'read'; reading: ContractReading } | { kind: 'refused'; code: string; problem?: string };

/**
 * Reads contracts in a process of its own, one at a time, as the server does: a file that crashes the process, or
 * hangs it, affects no other file. A process that has grown is replaced before the next file.
 */
export class ReaderProcess {
  private readonly program: ReaderProgram;
  private readonly worn: number;
  private child: ChildProcess | undefined;
  /** The memory in use that the process last reported, in bytes. */
  private memory = 0;

  /** @param worn in bytes: a process that uses more is replaced before the next file */
  constructor(program = OWN_PROGRAM, worn = WORN) {
    this.program = program;
    this.worn = worn;
  }

  async read(bytes: Uint8Array): Promise<Outcome> {
    if (this.memory > this.worn) this.close();
    const child = (this.child ??= this.start());
    const reply = await replyOf(child, bytes);
    this.memory = reply.memory;
    if (reply.kind === 'read') return { kind: 'read', reading: reply.reading };
    if (reply.kind === 'refused') return { kind: 'refused', code: reply.code };
    this.close();
    return { kind: 'refused', code: reply.code ?? 'SCAN_FAILED', problem: reply.problem };
  }

  /** The most memory that its process has had in use so far, in MB; undefined if the system does not report it. */
  mostMemory(): Promise<number | undefined> {
    return mostMemory(this.child?.pid);
  }

  close(): void {
    this.child?.kill('SIGKILL');
    this.child = undefined;
    this.memory = 0;
  }

  private start(): ChildProcess {
    const { file, args } = this.program;
    const loader = file.endsWith('.ts') ? ['--import', import.meta.resolve('tsx')] : [];
    return fork(file, [...args], {
      env: { ...process.env, ...GIVES_PAGES_BACK },
      serialization: 'advanced',
      execArgv: [...loader, `--max-old-space-size=${HEAP_MB}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
  }
}

type LastReply = Exclude<Reply, { kind: 'progress' }> & { code?: string };

/**
 * The reply that ends a reading. The death of the process, and a minute without a message from it, are failures too.
 */
function replyOf(child: ChildProcess, bytes: Uint8Array): Promise<LastReply> {
  return new Promise((resolve) => {
    const finish = (reply: LastReply) => {
      clearTimeout(silence);
      child.off('message', onMessage).off('error', onError).off('exit', onExit);
      resolve(reply);
    };
    const fail = (problem: string, code = 'SCAN_FAILED') => finish({ kind: 'failed', problem, code, memory: 0 });
    const onMessage = (reply: Reply) => {
      silence.refresh();
      if (reply.kind !== 'progress') finish(reply);
    };
    const onError = ({ message }: Error) => fail(message);
    const onExit = (code: number | null, signal: string | null) => fail(`it ended with ${signal ?? `code ${code}`}`);
    const silence = setTimeout(() => fail('it fell silent', 'SCAN_TIMED_OUT'), SILENCE_MS);
    child.on('message', onMessage).on('error', onError).on('exit', onExit);
    const order: Order = { bytes };
    child.send(order);
  });
}
