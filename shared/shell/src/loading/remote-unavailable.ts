/**
 * Where a remote failed. `load`: its files did not arrive. `contract`: they were not made by this page's defineRemote().
 * `mount`: it did not mount in time. `run`: it threw while it ran.
 */
export type Phase = 'load' | 'contract' | 'mount' | 'run';

/** A remote that cannot be shown. `message` is for the log; the person sees the error page that names the remote. */
export class RemoteUnavailable extends Error {
  override readonly name = 'RemoteUnavailable';
  readonly remote: string;
  readonly phase: Phase;
  /** The address of its entry file. */
  readonly address: string;

  constructor(remote: string, phase: Phase, address: string, cause: unknown) {
    super(
      `${remote} is unavailable (${phase}, ${address}): ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
    this.remote = remote;
    this.phase = phase;
    this.address = address;
  }
}
