import {
  CONTRACT_FILES,
  discardReading,
  listReadings,
  readingProgress,
  readingResult,
  removeContract,
  startReading,
} from '@keydate/contracts/contract-readings';
import { CONTRACT_MAX_BYTES, SCANS_PER_PERSON } from '@keydate/contracts/limits';
import type { FastifyInstance } from 'fastify';
import { memberOf } from '../../accounts';
import { AppError } from '../../app-error';
import { placesPerPerson } from '../../calls/places-per-person';
import { route } from '../../calls/route';
import type { Tools } from '../../tools';
import { presentScan } from '../scans/scans.presenter';
import { findOpenReading, findReadingsOf, findResult, isArriving } from './contract-readings.repository';
import { presentReading } from './readings.presenter';
import { discardReading as discard } from './use-cases/discard-reading';
import { removeContract as remove } from './use-cases/remove-contract';
import { startReading as start } from './use-cases/start-reading';

export function readingRoutes(app: FastifyInstance, tools: Tools): void {
  const { db, clock } = tools;
  const beginUpload = placesPerPerson(SCANS_PER_PERSON, 'SCANS_UNDER_WAY');

  route(
    app,
    startReading,
    async ({ files, session, traceparent }) => {
      const sent = CONTRACT_FILES.flatMap((name) => files[name] ?? []);
      const started = await start(tools, memberOf(session.person), { files: sent, traceparent });
      return { result: presentReading(started) };
    },
    {
      fileLimits: { maxBytes: CONTRACT_MAX_BYTES, tooLarge: 'CONTRACT_TOO_LARGE' },
      admit: ({ person }) => beginUpload(memberOf(person).id),
    },
  );

  route(app, listReadings, async ({ session }) => {
    const found = await findReadingsOf(db, memberOf(session.person));
    return { result: found.map(presentReading) };
  });

  route(app, readingProgress, async ({ params, session }) => {
    const found = await findOpenReading(db, memberOf(session.person), params.id);
    // of a file whose server was killed while it stored it, nothing comes anymore
    if (!found || (found.state === 'storing' && !isArriving(found, clock.now()))) throw new AppError('READING_GONE');
    return { result: presentReading(found) };
  });

  route(app, readingResult, async ({ params, session }) => {
    const member = memberOf(session.person);
    const found = await findOpenReading(db, member, params.id);
    if (!found) throw new AppError('READING_GONE');
    if (found.failure) throw new AppError(found.failure);
    const reading = await findResult(db, member, params.id);
    if (!reading) throw new AppError('READING_UNFINISHED');
    return presentScan(reading);
  });

  route(app, discardReading, async ({ params, session }) => {
    await discard(tools, memberOf(session.person), params.id);
    return { message: 'The contract was removed.' };
  });

  route(app, removeContract, async ({ params, session }) => {
    await remove(tools, memberOf(session.person), params.id);
    return { message: 'The contract was removed.' };
  });
}
