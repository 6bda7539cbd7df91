import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../app-error';
import { sendPlainPage } from '../plain-page';
import type { Tools } from '../tools';
import { hashOfToken } from '../accounts';
import { chatPictureFile } from './chat-picture-file';
import { isLinkOf, isUnsentPictureOf } from './chat-pictures.repository';
import { isPictureOf } from './conversations.repository';

const pictureId = z.string().regex(/^[a-z0-9-]{1,64}$/);
const linkToken = z.string().max(100);

const TITLE = 'This picture cannot be opened';
/** The page for a person who opens a picture in a browser, by the refusal. */
const PAGES = {
  LINK_ENDED: {
    status: 410,
    text: 'The link has expired or was cut off. Please ask the person who sent the picture to send it again.',
  },
  UNAUTHENTICATED: {
    status: 401,
    text: 'Please sign in to Keydate and open it again. A link from an email must be opened whole.',
  },
  NOT_FOUND: { status: 404, text: 'It is not stored anymore, or it is in a conversation that you do not see.' },
};
type Refusal = keyof typeof PAGES;

interface PictureRequest {
  Params: { '*': string };
  Querystring: { link?: unknown };
}

/**
 * Pictures of messages at /api/files/chat. The two people of a conversation see its pictures, by the cookie that the
 * browser's own requests carry. Anyone who has the link in a mail sees that one picture. Before a picture is sent,
 * only the person who uploaded it sees it: the composer shows it after a reload. The log contains no query, and so no
 * link. Refusals are pages for somebody who opens a picture by itself, and JSON for the product, which shows it in a
 * page.
 */
export function chatPictureRoutes(app: FastifyInstance, tools: Tools): void {
  app.get<PictureRequest>('/files/chat/*', async (request, reply) => {
    const found = await findPicture(app, tools, request);
    const isByLink = 'link' in request.query;
    if (typeof found === 'string') {
      // a link is in mails alone, and is followed in a browser
      const isOpenedByItself = isByLink || request.headers.accept?.includes('text/html');
      if (found !== 'LINK_ENDED' && !isOpenedByItself) throw new AppError(found);
      const { status, text } = PAGES[found];
      return sendPlainPage(reply, status, { title: TITLE, text });
    }
    return reply
      .type('image/webp')
      .header('cache-control', isByLink ? 'private, no-store' : 'private, max-age=3600')
      .header('x-robots-tag', 'noindex')
      .send(found);
  });
}

async function findPicture(
  app: FastifyInstance,
  { db, files, clock }: Tools,
  request: FastifyRequest<PictureRequest>,
): Promise<Uint8Array | Refusal> {
  const { '*': name } = request.params;
  const id = name.endsWith('.webp') ? (pictureId.safeParse(name.slice(0, -'.webp'.length)).data ?? '') : '';
  if ('link' in request.query) {
    const link = linkToken.safeParse(request.query.link).data ?? '';
    if (!(await isLinkOf(db, id, hashOfToken(link), clock.now()))) return 'LINK_ENDED';
  } else {
    const session = await app.authenticateViewer(request);
    if (session?.kind !== 'full') return 'UNAUTHENTICATED';
    const { id: personId, companyId } = session.person;
    const isTheirs =
      companyId !== null &&
      ((await isPictureOf(db, { id: personId, companyId }, id)) || (await isUnsentPictureOf(db, personId, id)));
    if (!isTheirs) return 'NOT_FOUND';
  }
  return (await files.read(chatPictureFile(id))) ?? 'NOT_FOUND';
}
