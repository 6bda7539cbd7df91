import type { Tools } from '../../tools';
import { renewLeases, type Lease } from '../waiting-mails.repository';

const RENEWAL_MS = 30_000;

/** Renews a lease until the returned function is called. */
export function renewRegularly({ db, background }: Pick<Tools, 'db' | 'background'>, lease: Lease): () => void {
  const renew = () => background.start('renew the lease of mails', () => renewLeases(db, [lease.id]));
  const timer = setInterval(renew, RENEWAL_MS).unref();
  return () => clearInterval(timer);
}
