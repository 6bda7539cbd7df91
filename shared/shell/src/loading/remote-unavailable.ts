import type { ShellEvent } from '@keydate/contracts/telemetry';

/**
 * Where a remote failed. `withheld`: the server says that it is not to be used now. `load`: its files did not arrive.
 * `contract`: they were not made by this page's defineRemote(). `mount`: it did not mount in time. `run`: it threw while
 * it ran, or a page of it showed nothing.
 */
export type Phase = 'withheld' | 'load' | 'contract' | 'mount' | 'run';

/** The kinds of failure that the person's page explains. */
export type What = 'notFound' | 'changed' | 'notAvailable' | 'needsNewerShell' | 'moved' | 'crashed' | 'disabled';

interface Failure {
  remote: string;
  phase: Phase;
  what: What;
  /** The address of its entry file. */
  address: string;
  /** The file that did not load. */
  file?: string | undefined;
  /** Its squad serves its files itself. */
  isElsewhere?: boolean;
  /** Its release; undefined where the registry has none. */
  release: string | undefined;
  /** The operators' message about it. */
  notice?: string | undefined;
}

/** A remote that cannot be shown. `message` is for the log; the person sees the error page that names the remote. */
export class RemoteUnavailable extends Error {
  override readonly name = 'RemoteUnavailable';
  readonly failure: Failure;
  /** Tells this failure from all others, in the log and on the page. */
  readonly traceId = newTraceId();

  constructor(failure: Failure, cause: unknown) {
    const { remote, phase, address } = failure;
    super(
      `${remote} is unavailable (${phase}, ${address}): ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
    this.failure = failure;
  }
}

/** The phases of errors in a remote that still works. */
export type MinorPhase = Exclude<ToldError['phase'], Phase>;

type ToldError = Extract<ShellEvent, { kind: 'error' }>;

/** The report of an error to the server. */
export function errorEvent({
  cause,
  ...about
}: Pick<ToldError, 'remote' | 'release' | 'owner' | 'phase' | 'traceId'> & { cause: unknown }): ToldError {
  const { message, stack } = cause instanceof Error ? cause : { message: String(cause), stack: undefined };
  return {
    kind: 'error',
    ...about,
    message: message.slice(0, 300),
    stack: stack?.slice(0, 4000),
  };
}

/** Tells an error from all others. */
export function newTraceId(): string {
  return [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
