import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../app-error';
import { sendPlainPage } from '../../plain-page';
import type { Tools } from '../../tools';
import { answerPage, refusedPage, unknownPage } from './answer-pages';
import { answerByLink, readByLink } from './use-cases/answer-by-link';

const query = z.object({ token: z.string().max(100) });
const FORM_MAX_BYTES = 1024;
const form = z.union([
  z.object({ answer: z.literal('got-it') }).transform(() => ({ hasIt: true })),
  z.object({ remindAt: z.iso.datetime() }).transform(({ remindAt }) => ({ remindAt: new Date(remindAt) })),
]);

/**
 * The address of the link at each deadline of a reminder's email: a POST answers it, without a session. A GET changes nothing.
 * The token is in the query, which no log has.
 */
export async function answerPageRoutes(app: FastifyInstance, tools: Tools): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_MAX_BYTES },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );

  app.get('/', (request, reply) => show(reply, tokenOf(request), null));

  app.post('/', async (request, reply) => {
    const token = tokenOf(request);
    const answer = form.safeParse(request.body);
    const refused = answer.success
      ? await refusalOf(answerByLink(tools, token, answer.data))
      : 'Please choose an answer.';
    return show(reply, token, refused);
  });

  async function show(reply: FastifyReply, token: string, refused: string | null): Promise<FastifyReply> {
    const reminder = await readByLink(tools, token);
    if (!reminder) return sendPlainPage(reply, 404, unknownPage());
    if (reminder.refusal) return sendPlainPage(reply, 410, refusedPage(reminder.refusal));
    return sendPlainPage(
      reply,
      refused === null ? 200 : 400,
      answerPage(reminder, { now: tools.clock.now(), refused }),
    );
  }
}

function tokenOf(request: FastifyRequest): string {
  return query.safeParse(request.query).data?.token ?? '';
}

/** The sentence for a time that cannot be chosen. The page itself shows why nothing can be answered any more. */
async function refusalOf(answering: Promise<void>): Promise<string | null> {
  try {
    await answering;
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.fields?.remindAt ?? null;
  }
}
