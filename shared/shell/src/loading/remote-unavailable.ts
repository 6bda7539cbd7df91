/**
 * How far a remote came: its files did not come; what came was not made by our defineRemote(); it did not mount in
 * time; it threw while it ran.
 */
export type Phase = 'load' | 'contract' | 'mount' | 'run';

/** A remote that cannot be shown. `message` is for the log; the person reads the page that names the remote. */
export class RemoteUnavailable extends Error {
  override readonly name = 'RemoteUnavailable';
  readonly remote: string;
  readonly phase: Phase;
  /** Where its entry was asked for. */
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
