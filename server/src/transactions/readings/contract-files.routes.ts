import { isBundle } from '@keydate/reader/files/bundle';
import { sniffFile } from '@keydate/reader/files/sniff-file';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { sendPlainPage } from '../../plain-page';
import { memberOf, type Member } from '../../accounts';
import type { Tools } from '../../tools';
import { AppError } from '../../app-error';
import { placesPerPerson } from '../../calls/places-per-person';
import { changedBy } from '../policies/check-transaction';
import { findTransaction } from '../transactions.repository';
import { contractFile } from './contract-file';
import { findReading, type ReadingRow } from './contract-readings.repository';
import { unlessBroken } from './unless-broken';

const readingId = z.uuid();

/**
 * Contracts at /api/files/contracts, by the cookie that the browser's own requests carry. Until it is submitted, only
 * the person who uploaded it opens one; one that is saved with a transaction opens for people who may change its transaction.
 */
export function contractFileRoutes(app: FastifyInstance, tools: Tools): void {
  const beginOpening = placesPerPerson(OPENED_AT_ONCE, 'TOO_MANY_REQUESTS');

  app.get<{ Params: { id: string } }>('/files/contracts/:id', async (request, reply) => {
    const session = await app.authenticateViewer(request);
    if (session?.kind !== 'full') return sendPlainPage(reply, 401, PAGES[401]);
    const { person } = session;
    if (!holdPlace(reply, () => beginOpening(person.id))) return sendPlainPage(reply, 429, PAGES[429]);
    const found = person.companyId && (await findFile(tools, memberOf(person), request.params.id, request.log));
    if (!found) return sendPlainPage(reply, 404, PAGES[404]);
    const { bytes, fileName } = found;
    return reply
      .type(typeOf(bytes))
      .header('content-disposition', dispositionOf(bytes, fileName))
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .send(bytes);
  });
}

/** Each file is in memory until it is sent. */
const OPENED_AT_ONCE = 3;
const TITLE = 'This contract cannot be opened';
const PAGES = {
  401: { title: TITLE, text: 'Please sign in to Keydate and open it again.' },
  404: { title: TITLE, text: 'It is not stored anymore, or it belongs to a transaction that you may not change.' },
  429: { title: TITLE, text: 'You are opening several contracts at once. Please wait a little and open it again.' },
};

/** Takes a place until the reply is sent or its caller is gone; false if there is none. */
function holdPlace({ raw }: FastifyReply, begin: () => () => void): boolean {
  try {
    const leave = begin();
    if (raw.destroyed) leave();
    else raw.once('close', leave);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

async function findFile(
  { db, sealedFiles }: Tools,
  member: Member,
  idInAddress: string,
  log: FastifyBaseLogger,
): Promise<{ bytes: Buffer; fileName: string } | null> {
  const id = readingId.safeParse(idInAddress).data;
  const found = id === undefined ? undefined : await findReading(db, id);
  if (!found || !(await mayOpen(db, member, found))) return null;
  const bytes = await unlessBroken(log, () => sealedFiles.read(contractFile(found.id)));
  return bytes && { bytes, fileName: found.fileName };
}

async function mayOpen(db: Tools['db'], member: Member, reading: ReadingRow): Promise<boolean> {
  const { state, isKept, transactionId, personId, companyId } = reading;
  if (!isKept) {
    const isOpen = state !== 'submitted' && state !== 'discarded';
    return isOpen && personId === member.id && companyId === member.companyId;
  }
  try {
    await changedBy(db, member, transactionId === null ? undefined : await findTransaction(db, transactionId));
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

function typeOf(bytes: Uint8Array): string {
  if (isBundle(bytes)) return 'application/zip';
  const kind = sniffFile(bytes);
  return kind === 'pdf' ? 'application/pdf' : `image/${kind}`;
}

/** Several files are saved together. */
function dispositionOf(bytes: Uint8Array, fileName: string): string {
  const [how, name] = isBundle(bytes) ? ['attachment', `${fileName}.zip`] : ['inline', fileName];
  return `${how}; filename*=UTF-8''${encodeURIComponent(name)}`;
}
