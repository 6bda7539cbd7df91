import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ContractPictures } from '@keydate/reader/sources/draw-pictures';
import type { Member } from '../../accounts';
import { AppError } from '../../app-error';
import type { Tools } from '../../tools';
import { findOpenReading, findResult } from './contract-readings.repository';
import { picturesOf } from './use-cases/draw-pictures';

const place = z.object({ id: z.uuid(), number: z.coerce.number().int().nonnegative() });

type Refusal = 401 | 404 | 503;
type Choose = (pictures: ContractPictures, number: number) => Uint8Array | undefined;

/**
 * Pictures of contracts at /api/files/contracts/:id, as JPEG, by the cookie that the browser's own requests carry. Until it is
 * submitted, only the person who uploaded a contract sees pictures of it.
 */
export function contractPictureRoutes(app: FastifyInstance, tools: Tools): void {
  const drawOnce = onceAtATime<ContractPictures | null>();

  const find = async (request: FastifyRequest, choose: Choose): Promise<Uint8Array | Refusal> => {
    const session = await app.authenticateViewer(request);
    if (session?.kind !== 'full') return 401;
    const { id: personId, companyId } = session.person;
    const { data } = place.safeParse(request.params);
    if (!data || companyId === null) return 404;
    try {
      const pictures = await drawOnce(`${personId} ${data.id}`, () =>
        openPictures(tools, { id: personId, companyId }, data.id),
      );
      return (pictures && choose(pictures, data.number)) ?? 404;
    } catch (error) {
      // full, or the file takes too much: the page shows the row without its picture
      if (error instanceof AppError) return 503;
      throw error;
    }
  };

  app.get('/files/contracts/:id/rows/:number', async (request, reply) =>
    answer(reply, await find(request, ({ rows }, number) => rows.find(({ row }) => row === number)?.picture)),
  );
  app.get('/files/contracts/:id/sheets/:number', async (request, reply) =>
    answer(reply, await find(request, ({ sheets }, number) => sheets[number])),
  );
}

async function openPictures(
  tools: Tools,
  owner: Pick<Member, 'id' | 'companyId'>,
  id: string,
): Promise<ContractPictures | null> {
  const [reading, result] = [await findOpenReading(tools.db, owner, id), await findResult(tools.db, owner, id)];
  return reading && result ? picturesOf(tools, reading, result) : null;
}

/** A page asks for all pictures of a contract at the same time: they are drawn once. */
function onceAtATime<T>() {
  const running = new Map<string, Promise<T>>();
  return (key: string, work: () => Promise<T>): Promise<T> => {
    const found = running.get(key);
    if (found) return found;
    const started = work().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}

function answer(reply: FastifyReply, found: Uint8Array | Refusal): FastifyReply {
  reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
  return typeof found === 'number' ? reply.code(found).send() : reply.type('image/jpeg').send(Buffer.from(found));
}
