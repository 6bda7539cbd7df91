import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../app-error';
import { openApiOf } from '../../calls/openapi';
import { sendDue } from '../../jobs/send-due';
import { reconcileAll } from '../../billing';
import type { Tools } from '../../tools';
import { inboxPage, MAIL_POLICY, PAGE_POLICY } from './inbox-page';

const addressee = z.object({ to: z.string().max(300).optional() });
const losing = z.object({ loseEvents: z.boolean() });
const time = z.object({ now: z.iso.datetime({ offset: true }) });

/** The host that a request must name, and the address that its connection must come from. */
const NAMES_THIS_MACHINE = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;
const IS_THIS_MACHINE = /^(?:::1|(?:::ffff:)?127(?:\.\d+){3})$/i;

function addresseeOf(query: unknown): string | undefined {
  const asked = addressee.safeParse(query);
  if (!asked.success) throw new AppError('BAD_INPUT', { to: 'This is not one address.' });
  return asked.data.to;
}

/**
 * The calls with which a developer and the end-to-end suite inspect and change the server's state, in the demo only.
 */
export async function developmentRoutes(app: FastifyInstance, tools: Tools): Promise<void> {
  const { demo, config } = tools;
  if (!demo) return;
  const { inbox, clock, sandbox } = demo;

  app.addHook('onRequest', async ({ headers, socket }) => {
    // behind a proxy every connection comes from this machine
    const isOpen = config.trustedProxies === 0 && IS_THIS_MACHINE.test(socket.remoteAddress ?? '');
    // a page elsewhere could have its own name resolve to this machine, and read codes out of the mails
    if (!isOpen || !NAMES_THIS_MACHINE.test(headers.host ?? '')) throw new AppError('FORBIDDEN');
  });

  app.get('/inbox.json', async ({ query }) => inbox.list(addresseeOf(query)));

  app.get('/inbox', async ({ query }, reply) => {
    const mails = await inbox.list(addresseeOf(query));
    return reply.type('text/html').header('content-security-policy', PAGE_POLICY).send(inboxPage(mails));
  });

  // at an address of its own, so that no other page's policy applies to it
  app.get<{ Params: { id: string } }>('/inbox/:id', async ({ params }, reply) => {
    const mail = (await inbox.list()).find(({ id }) => id === params.id);
    if (!mail) throw new AppError('NOT_FOUND');
    return reply.type('text/html').header('content-security-policy', MAIL_POLICY).send(mail.html);
  });

  app.get('/clock', async () => ({ now: clock.now().toISOString() }));

  app.put('/clock', async ({ body }) => {
    const asked = time.safeParse(body);
    if (!asked.success) throw new AppError('BAD_INPUT', { now: 'This is not a time.' });
    clock.set(new Date(asked.data.now));
    // work that became due meanwhile is done and sent before the answer
    await sandbox?.catchUp();
    await sendDue(tools);
    return { now: clock.now().toISOString() };
  });

  app.get('/payments', async () => ({ origin: sandbox?.origin ?? null }));

  app.put('/payments', async ({ body }) => {
    const asked = losing.safeParse(body);
    if (!asked.success) throw new AppError('BAD_INPUT', { loseEvents: 'This is neither true nor false.' });
    sandbox?.loseEvents(asked.data.loseEvents);
    return asked.data;
  });

  // runs the hourly job at once
  app.post('/payments/reconcile', async () => {
    await reconcileAll(tools);
    return { status: 200 };
  });

  await app.register(swagger);
  await app.register(swaggerUi, {
    routePrefix: '/api',
    indexPrefix: app.prefix,
    staticCSP: true,
    // made on the first request: it takes longer than the rest of the start
    transformSpecification: () => openApiOf(app.boundCalls, '/api/v1/user'),
  });
}
