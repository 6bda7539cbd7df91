import { randomUUID } from 'node:crypto';
import { CALENDAR_FILE_PATH } from '@keydate/contracts/calendar-feeds';
import { PLATFORM_PATH } from '@keydate/contracts/releases/upload';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { AppError } from './app-error';
import { chatRoutes } from './chat/chat.routes';
import { chatPictureRoutes } from './chat/chat-pictures.routes';
import { answerChat } from './chat/chat.sockets';
import { billingRoutes } from './billing/billing.routes';
import { webhookRoutes } from './billing/webhook.routes';
import { calendarFeedRoutes } from './transactions/calendar/calendar-feeds.routes';
import { calendarFileRoutes } from './transactions/calendar/calendar-file.routes';
import { clientRoutes } from './transactions/clients/clients.routes';
import { companyRoutes } from './accounts/companies/companies.routes';
import { computedDeadlineRoutes } from './transactions/computed-deadlines.routes';
import { calendarRoutes } from './transactions/calendar/calendar.routes';
import { dueDeadlineRoutes } from './transactions/due-deadlines/due-deadlines.routes';
import { developmentRoutes } from './platform/development/development.routes';
import { explanationRoutes } from './transactions/explanations/explanations.routes';
import { healthRoutes } from './platform/health/health.routes';
import { invitationRoutes } from './accounts/invitations/invitations.routes';
import { lenderRoutes } from './transactions/lenders/lenders.routes';
import { loanMilestoneRoutes } from './transactions/loan-milestones/loan-milestones.routes';
import { newsletterRoutes } from './accounts/newsletter/newsletter.routes';
import { peopleRoutes } from './accounts/people/people.routes';
import { pictureRoutes } from './accounts/pictures/pictures.routes';
import { historyRoutes } from './platform/releases/history.routes';
import { originRoutes } from './platform/releases/origins.routes';
import { platformRoutes } from './platform/releases/platform.routes';
import { releaseRoutes } from './platform/releases/releases.routes';
import { tokenRoutes } from './platform/releases/tokens.routes';
import { questionRoutes } from './transactions/questions/questions.routes';
import { answerPageRoutes } from './reminders/answers/answer-page.routes';
import { reminderSettingsRoutes } from './reminders/reminder-settings.routes';
import { reminderRoutes } from './reminders/reminders.routes';
import { unsubscribeRoutes } from './reminders/unsubscribe.routes';
import { contractFileRoutes } from './transactions/readings/contract-files.routes';
import { contractPictureRoutes } from './transactions/readings/contract-pictures.routes';
import { readingRoutes } from './transactions/readings/readings.routes';
import { scanRoutes } from './transactions/scans/scans.routes';
import { sessionRoutes } from './accounts/sessions/sessions.routes';
import { telemetryRoutes } from './platform/telemetry/telemetry.routes';
import { teammateRoutes } from './accounts/teammates/teammates.routes';
import { transactionRoutes } from './transactions/transactions.routes';
import { unsentMailRoutes } from './reminders/unsent-mails/unsent-mails.routes';
import { reportRequests } from './plugins/answered-requests';
import { authenticateRequests } from './plugins/authentication';
import { JSON_MAX_BYTES, limitBodies } from './plugins/body-limits';
import { markBrowsers } from './plugins/browser-marks';
import { answerErrors, sendRefusal } from './plugins/errors';
import { part } from './plugins/part';
import { admitSockets } from './plugins/sockets';
import { limitAttempts } from './plugins/rate-limits';
import { endSilentConnections } from './plugins/silent-connections';
import { setSecurityHeaders } from './plugins/security-headers';
import { refuseUnreadable } from './plugins/unreadable-requests';
import { logOptions } from './startup/log-options';
import type { Tools } from './tools';

/** The calls of the contract, by the module that answers them. */
const CALLS = [
  peopleRoutes,
  sessionRoutes,
  companyRoutes,
  teammateRoutes,
  invitationRoutes,
  clientRoutes,
  transactionRoutes,
  computedDeadlineRoutes,
  dueDeadlineRoutes,
  calendarRoutes,
  calendarFeedRoutes,
  lenderRoutes,
  questionRoutes,
  readingRoutes,
  loanMilestoneRoutes,
  reminderRoutes,
  reminderSettingsRoutes,
  unsentMailRoutes,
  explanationRoutes,
  billingRoutes,
  newsletterRoutes,
  chatRoutes,
];

/** How long a request may take to arrive: a contract of 25 MB over a slow line. */
const UPLOAD_MS = 5 * 60_000;
/**
 * How long the headers of a request may take, and how often the server checks it: headers that come slowly block a
 * connection.
 */
const HEADERS_MS = 15_000;
const CHECK_MS = 5_000;
/** How long a part of the server may take to load; on a machine busy with other things that is more than Fastify's 10 s. */
const START_MS = 60_000;

/** The server, made of its parts, not yet listening. */
export async function buildApp(tools: Tools): Promise<FastifyInstance> {
  const { config } = tools;
  const app = Fastify({
    bodyLimit: JSON_MAX_BYTES,
    requestTimeout: UPLOAD_MS,
    // a request that comes on an open connection during a stop is answered; the connection then ends
    return503OnClosing: false,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECK_MS },
    pluginTimeout: START_MS,
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    logger: logOptions(config),
    // no other server's; one that a caller sends is not read
    genReqId: () => randomUUID(),
    ...refuseUnreadable(config),
  });
  app.decorate('checksReplies', config.mode === 'demo');
  app.decorate('boundCalls', []);
  // a stop does not wait minutes for scans: those that it reads are handed back, and its callers get an answer
  const stopping = new AbortController();
  app.addHook('preClose', async () => {
    stopping.abort();
    await tools.recognition.close();
  });
  endSilentConnections(app);
  reportRequests(app, tools);
  answerErrors(app);
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, new AppError('NOT_FOUND')));
  setSecurityHeaders(app, config);
  limitBodies(app);
  healthRoutes(app, tools);
  // before the server waits for its connections to end: a socket would never
  app.addHook('preClose', () => tools.realtime.close());
  // a process that serves no people says only how it is
  if (!config.roles.has('web')) return app;
  limitAttempts(app, tools);
  await authenticateRequests(app, tools);
  markBrowsers(app, config);
  await app.register(multipart, { throwFileSizeLimit: false });

  await app.register(
    part('api', async (api) => {
      pictureRoutes(api, tools);
      chatPictureRoutes(api, tools);
      contractFileRoutes(api, tools);
      contractPictureRoutes(api, tools);
      await api.register(part('webhooks', async (webhooks) => webhookRoutes(webhooks, tools)));
      await api.register(
        part('calls', async (calls) => {
          CALLS.forEach((routes) => routes(calls, tools));
          scanRoutes(calls, tools, stopping.signal);
        }),
        { prefix: '/v1/user' },
      );
    }),
    { prefix: '/api' },
  );
  await app.register(
    part('platform', async (platform) => {
      platformRoutes(platform, tools);
      tokenRoutes(platform, tools);
      historyRoutes(platform, tools);
      originRoutes(platform, tools);
    }),
    { prefix: PLATFORM_PATH },
  );
  await app.register(
    part('telemetry', async (telemetry) => telemetryRoutes(telemetry, tools)),
    { prefix: '/api/telemetry' },
  );
  admitSockets(app, tools);
  answerChat(app, tools);
  await app.register(
    part('unsubscribe', async (mails) => unsubscribeRoutes(mails, tools)),
    { prefix: '/unsubscribe' },
  );
  await app.register(
    part('answer', async (mails) => answerPageRoutes(mails, tools)),
    { prefix: '/answer' },
  );
  await app.register(
    part('calendar', async (calendar) => calendarFileRoutes(calendar, tools)),
    { prefix: CALENDAR_FILE_PATH },
  );
  await app.register(
    part('development', async (dev) => developmentRoutes(dev, tools)),
    { prefix: '/dev' },
  );
  await app.register(part('pages', async (pages) => releaseRoutes(pages, tools)));
  return app;
}
