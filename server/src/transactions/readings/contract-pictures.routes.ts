import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SCANS_PER_PERSON } from '@keydate/contracts/limits';
import { z } from 'zod';
import type { ContractPictures } from '@keydate/reader/sources/draw-pictures';
import { memberOf, type Member } from '../../accounts';
import { AppError } from '../../app-error';
import { placesPerPerson } from '../../calls/places-per-person';
import { signalOf } from '../../calls/route';
import { sharedWork } from '../../calls/shared-work';
import type { Tools } from '../../tools';
import { changedBy } from '../policies/check-transaction';
import { findTransaction } from '../transactions.repository';
import { deadlinePicturePlace } from './contract-file';
import { findOpenReading, findResult } from './contract-readings.repository';
import { findPicture } from './deadline-pictures.repository';
import { unlessBroken } from './unless-broken';
import { picturesOf } from './use-cases/draw-pictures';

const place = z.object({ id: z.uuid(), number: z.coerce.number().int().nonnegative() });
const date = z.object({ transactionId: z.uuid(), dateId: z.string().max(100) });

type Refusal = 401 | 404 | 503;
type Found = Uint8Array | Refusal;
type Choose = (pictures: ContractPictures, number: number) => Uint8Array | undefined;

/**
 * Pictures of contracts, as JPEG, by the cookie that the browser's own requests carry. Until it is submitted, only the person who uploaded a
 * contract sees pictures of it, at /api/files/contracts/:id. Those that stay with deadlines are for people who may change their transaction.
 */
export function contractPictureRoutes(app: FastifyInstance, tools: Tools): void {
  const drawOnce = sharedWork<ContractPictures | null>();
  const begin = placesPerPerson(SCANS_PER_PERSON, 'SCANS_UNDER_WAY');

  const find = async (request: FastifyRequest, reply: FastifyReply, choose: Choose): Promise<Found> => {
    const session = await app.authenticateViewer(request);
    if (session?.kind !== 'full') return 401;
    const { id: personId, companyId } = session.person;
    const { data } = place.safeParse(request.params);
    if (!data || companyId === null) return 404;
    try {
      // a page asks for all pictures of a contract at the same time
      const pictures = await drawOnce(`${personId} ${data.id}`, signalOf(reply), async (signal) => {
        const leave = begin(personId);
        const open = () => openPictures(tools, { id: personId, companyId }, data.id, signal);
        return unlessBroken(request.log, open).finally(leave);
      });
      return (pictures && choose(pictures, data.number)) ?? 404;
    } catch (error) {
      // full, or everybody has left: the page shows the row without its picture
      if (error instanceof AppError) return 503;
      throw error;
    }
  };

  app.get('/files/contracts/:id/rows/:number', async (request, reply) =>
    answer(reply, await find(request, reply, ({ rows }, number) => rows.find(({ row }) => row === number)?.picture)),
  );
  app.get('/files/contracts/:id/sheets/:number', async (request, reply) =>
    answer(reply, await find(request, reply, ({ sheets }, number) => sheets[number])),
  );
  app.get('/files/deadline-pictures/:transactionId/:dateId', async (request, reply) => {
    const session = await app.authenticateViewer(request);
    if (session?.kind !== 'full') return answer(reply, 401);
    const { data } = date.safeParse(request.params);
    const isKnown = data !== undefined && session.person.companyId !== null;
    return answer(reply, isKnown ? await pictureOfDeadline(tools, memberOf(session.person), data, request.log) : 404);
  });
}

async function openPictures(
  tools: Tools,
  owner: Pick<Member, 'id' | 'companyId'>,
  id: string,
  signal: AbortSignal,
): Promise<ContractPictures | null> {
  const [reading, result] = [await findOpenReading(tools.db, owner, id), await findResult(tools.db, owner, id)];
  return reading && result ? picturesOf(tools, reading, result, signal) : null;
}

async function pictureOfDeadline(
  { db, sealer }: Tools,
  member: Member,
  asked: z.infer<typeof date>,
  log: FastifyBaseLogger,
): Promise<Found> {
  try {
    await changedBy(db, member, await findTransaction(db, asked.transactionId));
  } catch (error) {
    if (error instanceof AppError) return 404;
    throw error;
  }
  const sealed = await findPicture(db, asked);
  return (sealed && (await unlessBroken(log, () => sealer.open(deadlinePicturePlace(asked), sealed)))) ?? 404;
}

function answer(reply: FastifyReply, found: Found): FastifyReply {
  reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
  return typeof found === 'number' ? reply.code(found).send() : reply.type('image/jpeg').send(Buffer.from(found));
}
