import type { Tx } from '../../db/database';
import type { BeginMail, Lease } from '../../mail';
import type { Tools } from '../../tools';

/** Mails of one kind to write and begin, and the database transaction in which that happens. */
export interface UnwrittenLease extends Pick<Tools, 'clock' | 'config'> {
  tx: Tx;
  lease: Lease;
  begin: BeginMail;
}
