import { CONTRACT_MAX_BYTES } from '@keydate/contracts/limits';
import { scanContract, scanProgress } from '@keydate/contracts/scans';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error';
import { route } from '../../calls/route';
import type { Tools } from '../../tools';
import { memberOf } from '../../accounts';
import { countPlaces } from '../readings/use-cases/count-places';
import type { RunningScans } from './running-scans';
import { presentScan } from './scans.presenter';
import { scanContract as readUpload } from './use-cases/scan-contract';

export function scanRoutes(app: FastifyInstance, tools: Tools, running: RunningScans): void {
  route(
    app,
    scanContract,
    async ({ files, query, session, signal }) => {
      const reading = await readUpload(tools, running, {
        bytes: files.file?.bytes,
        personId: session.person.id,
        companyId: memberOf(session.person).companyId,
        scanId: query.scanId,
        signal,
      });
      return presentScan(reading);
    },
    {
      fileLimits: { maxBytes: CONTRACT_MAX_BYTES, tooLarge: 'CONTRACT_TOO_LARGE' },
      admit: async ({ person }) => {
        const member = memberOf(person);
        tools.recognition.refuseWhenFull(member.companyId);
        return running.begin(member, await countPlaces(tools.db, member, tools.clock.now()));
      },
    },
  );

  route(app, scanProgress, async ({ params, session }) => {
    const progress = running.progressOf(session.person.id, params.scanId);
    if (!progress) throw new AppError('NOT_FOUND');
    return { result: progress };
  });
}
