import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../app-error';
import { sendPlainPage } from '../../plain-page';
import type { Tools } from '../../tools';
import { hashOfToken } from '../sessions/token';
import { chatPictureFile } from './chat-picture-file';
import { isLinkOf, isUnsentPictureOf } from './chat-pictures.repository';
import { isPictureOf } from './conversations.repository';

const pictureId = z.string().regex(/^[a-z0-9-]{1,64}$/);
const EXPIRED = {
  title: 'This picture cannot be opened',
  text: 'The link has expired or was cut off. Please ask the person who sent the picture to send it again.',
};
const linkQuery = z.object({ link: z.string().max(100) });

/**
 * Pictures of messages at /api/files/chat. The two people of a conversation see its pictures, by the cookie that the
 * browser's own requests carry. Anyone who has the link in a mail sees that one picture. Before a picture is sent,
 * only the person who uploaded it sees it: the composer shows it after a reload. The log contains no query, and so no
 * link.
 */
export function chatPictureRoutes(app: FastifyInstance, { db, files, clock }: Tools): void {
  app.get<{ Params: { id: string } }>('/files/chat/:id.webp', async (request, reply) => {
    const id = pictureId.safeParse(request.params.id).data ?? '';
    const { data: query } = linkQuery.safeParse(request.query);
    if (query) {
      const isOpen = await isLinkOf(db, id, hashOfToken(query.link), clock.now());
      // a client follows the link in a browser
      if (!isOpen && request.headers.accept?.includes('text/html')) return sendPlainPage(reply, 410, EXPIRED);
      if (!isOpen) throw new AppError('PICTURE_LINK_ENDED');
    } else {
      const session = await app.authenticateViewer(request);
      if (session?.kind !== 'full') throw new AppError('UNAUTHENTICATED');
      const { id: personId, companyId } = session.person;
      const isTheirs =
        companyId !== null &&
        ((await isPictureOf(db, { id: personId, companyId }, id)) || (await isUnsentPictureOf(db, personId, id)));
      if (!isTheirs) throw new AppError('NOT_FOUND');
    }
    const webp = await files.read(chatPictureFile(id));
    if (!webp) throw new AppError('NOT_FOUND');
    return reply
      .type('image/webp')
      .header('cache-control', query ? 'private, no-store' : 'private, max-age=3600')
      .header('x-robots-tag', 'noindex')
      .send(webp);
  });
}
