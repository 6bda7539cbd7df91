import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The port of the product under test. */
export const productionPort = Number(process.env.KEYDATE_E2E_PORT ?? 3210);

/** Its folder: database, mails and releases. Each run empties it, so no variable may name another. */
export const productionHome = join(tmpdir(), `keydate-e2e-${productionPort}`);

/** The demo's folder after its first start: the database, files and secrets, without releases. */
export const filledHome = `${productionHome}-filled`;
