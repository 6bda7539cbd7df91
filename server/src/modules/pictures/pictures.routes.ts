import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error';
import type { Tools } from '../../tools';
import { pictureFile } from './picture-file';
import { canSeePicture } from './pictures.policy';
import { findPictureOwner } from './pictures.repository';

/** Pictures at /api/files/pictures, for whoever may see them; the browser's own requests carry only the cookie. */
export function pictureRoutes(app: FastifyInstance, { db, files }: Tools): void {
  app.get<{ Params: { id: string } }>('/files/pictures/:id.webp', async (request, reply) => {
    const session = await app.authenticateViewer(request);
    if (session?.kind !== 'full') throw new AppError('UNAUTHENTICATED');
    const owner = await findPictureOwner(db, request.params.id);
    if (!owner || !canSeePicture(session.person, owner)) throw new AppError('NOT_FOUND');
    const webp = await files.read(pictureFile(request.params.id));
    if (!webp) throw new AppError('NOT_FOUND');
    // a picture never changes under its id, but who may see it can
    return reply.type('image/webp').header('cache-control', 'private, max-age=3600').send(webp);
  });
}
