import { fork, type ChildProcess, type StdioOptions } from 'node:child_process';
import type { RecognizerMessage, RecognizerOrder } from './messages';

/** The start of a recognizing process: the file to run, its whole environment, its arguments, and Node's flags. */
export interface RecognizerEntry {
  file: string;
  environment?: NodeJS.ProcessEnv;
  args?: string[];
  nodeFlags?: string[];
}

export interface RecognizerEvents {
  onMessage: (message: RecognizerMessage) => void;
  /** The process exited during a reading. Receives the exit reason. */
  onDeath: (how: string) => void;
}

/** A process that reads and draws contracts, one at a time. `kill` ends it at any moment. */
export class RunningRecognizer {
  private readonly child: ChildProcess;
  private events: RecognizerEvents | null = null;
  /** Contracts that it had, and the memory in use that it last reported, in bytes. */
  private contracts = 0;
  private memory = 0;
  isAlive = true;

  constructor({ file, environment = {}, args = [], nodeFlags = [] }: RecognizerEntry) {
    // Text that libraries print may contain a contract's words; errors come as messages.
    const stdio: StdioOptions = ['ignore', 'ignore', 'ignore', 'ipc'];
    this.child = fork(file, args, { env: environment, serialization: 'advanced', execArgv: nodeFlags, stdio });
    this.child.on('message', (message: RecognizerMessage) => this.hear(message));
    this.child.once('error', ({ message }) => this.die(`its process failed: ${message}`));
    this.child.once('exit', (code, signal) => this.die(`its process ended with ${signal ?? `code ${code}`}`));
  }

  /** Undefined if it could not be started. */
  get pid(): number | undefined {
    return this.child.pid;
  }

  /** True if it has grown, or read, so much that a new process should replace it. */
  isWorn(limits: { contracts: number; memory: number }): boolean {
    return this.contracts >= limits.contracts || this.memory > limits.memory;
  }

  send(order: RecognizerOrder, events: RecognizerEvents): void {
    this.events = events;
    this.contracts += 1;
    this.child.send(order, (error) => error && this.die(`its process could not be reached: ${error.message}`));
  }

  rest(): void {
    this.events = null;
  }

  kill(): void {
    this.events = null;
    this.isAlive = false;
    this.child.kill('SIGKILL');
  }

  private hear(message: RecognizerMessage): void {
    this.memory = message.memory;
    this.events?.onMessage(message);
  }

  private die(how: string): void {
    this.isAlive = false;
    this.events?.onDeath(how);
    this.events = null;
  }
}
