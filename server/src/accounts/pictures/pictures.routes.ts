import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../app-error';
import type { Tools } from '../../tools';
import { pictureFile } from './picture-file';
import { canSeePicture } from '../policies/picture';
import { findPictureOwner } from './pictures.repository';

/**
 * Other texts in an address name no picture, and may contain characters that neither database nor file store takes.
 * The demo's pictures have names.
 */
const pictureId = z.string().regex(/^[\w-]{1,64}$/);

/** Pictures at /api/files/pictures, for people who may see them; the browser's own requests carry only the cookie. */
export function pictureRoutes(app: FastifyInstance, { db, files, ask }: Tools): void {
  app.get<{ Params: { id: string } }>('/files/pictures/:id.webp', async (request, reply) => {
    const session = await app.authenticateViewer(request);
    if (session?.kind !== 'full') throw new AppError('UNAUTHENTICATED');
    const { data: id } = pictureId.safeParse(request.params.id);
    const owner = id === undefined ? undefined : await findPictureOwner(db, id);
    if (!id || !owner) throw new AppError('NOT_FOUND');
    const { personId } = owner;
    const isSeen =
      canSeePicture(session.person, owner) ||
      (personId !== null && (await ask.isInTouchWith(db, session.person, personId)));
    if (!isSeen) throw new AppError('NOT_FOUND');
    const webp = await files.read(pictureFile(id));
    if (!webp) throw new AppError('NOT_FOUND');
    // a picture never changes under its id, but its permissions can
    return reply.type('image/webp').header('cache-control', 'private, max-age=3600').send(webp);
  });
}
