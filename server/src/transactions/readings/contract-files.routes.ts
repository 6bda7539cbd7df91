import { sniffFile } from '@keydate/reader/files/sniff-file';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sendPlainPage } from '../../plain-page';
import type { Member } from '../../accounts';
import type { Tools } from '../../tools';
import { AppError } from '../../app-error';
import { changedBy } from '../policies/check-transaction';
import { findTransaction } from '../transactions.repository';
import { contractFile } from './contract-file';
import { findReading, type ReadingRow } from './contract-readings.repository';

const readingId = z.uuid();

/**
 * Contracts at /api/files/contracts, by the cookie that the browser's own requests carry. Until it is submitted, only
 * the person who uploaded it opens one; one that is saved with a transaction opens for people who may change its transaction.
 */
export function contractFileRoutes(app: FastifyInstance, tools: Tools): void {
  app.get<{ Params: { id: string } }>('/files/contracts/:id', async (request, reply) => {
    const found = await findFile(app, tools, request);
    if (typeof found === 'number') return sendPlainPage(reply, found, PAGES[found]);
    const { bytes, fileName } = found;
    return reply
      .type(typeOf(bytes))
      .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(fileName)}`)
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .send(bytes);
  });
}

const TITLE = 'This contract cannot be opened';
const PAGES = {
  401: { title: TITLE, text: 'Please sign in to Keydate and open it again.' },
  404: { title: TITLE, text: 'It is not stored anymore, or it belongs to a transaction that you may not change.' },
};

async function findFile(
  app: FastifyInstance,
  { db, sealedFiles }: Tools,
  request: FastifyRequest<{ Params: { id: string } }>,
): Promise<{ bytes: Buffer; fileName: string } | keyof typeof PAGES> {
  const session = await app.authenticateViewer(request);
  if (session?.kind !== 'full') return 401;
  const { companyId } = session.person;
  const id = readingId.safeParse(request.params.id).data;
  const found = id === undefined ? undefined : await findReading(db, id);
  if (!found || companyId === null || !(await mayOpen(db, { ...session.person, companyId }, found))) return 404;
  const bytes = await sealedFiles.read(contractFile(found.id));
  return bytes ? { bytes, fileName: found.fileName } : 404;
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
  if (sniffFile(bytes) === 'pdf') return 'application/pdf';
  return bytes[0] === 0xff ? 'image/jpeg' : 'image/png';
}
