import { CONTRACT_MAX_BYTES, SCANS_PER_PERSON } from '@keydate/contracts/limits';
import { scanContract, scanProgress, type ScanProgress } from '@keydate/contracts/scans';
import type { FastifyInstance } from 'fastify';
import { memberOf } from '../../accounts';
import { AppError } from '../../app-error';
import { placesPerPerson } from '../../calls/places-per-person';
import { route } from '../../calls/route';
import type { Tools } from '../../tools';
import { presentScan } from './scans.presenter';
import { findProgress } from './scans.repository';
import { scanContract as readUpload } from './use-cases/scan-contract';

const WAITING: ScanProgress = { stage: 'waiting', page: 0, pages: 0, rows: 0 };

/** @param stopping aborts when this server stops */
export function scanRoutes(app: FastifyInstance, tools: Tools, stopping: AbortSignal): void {
  // each of them may be asked for again, by a browser that lost the connection
  const beginUpload = placesPerPerson(2 * SCANS_PER_PERSON, 'SCANS_UNDER_WAY');

  route(
    app,
    scanContract,
    async ({ files, query, session, signal, traceparent }) => {
      const reading = await readUpload(tools, {
        bytes: files.file?.bytes,
        asker: memberOf(session.person),
        scanId: query.scanId,
        traceparent,
        left: signal,
        stopping,
      });
      return presentScan(reading);
    },
    {
      fileLimits: { maxBytes: CONTRACT_MAX_BYTES, tooLarge: 'CONTRACT_TOO_LARGE' },
      admit: ({ person }) => beginUpload(memberOf(person).id),
    },
  );

  route(app, scanProgress, async ({ params, session }) => {
    const progress = await findProgress(tools.db, session.person.id, params.scanId);
    if (progress === undefined) throw new AppError('NOT_FOUND');
    return { result: progress ?? WAITING };
  });
}
