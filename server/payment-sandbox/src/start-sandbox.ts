import Fastify from 'fastify';
import type Stripe from 'stripe';
import { confirmSetup, takeCard } from './engine/confirm';
import { catchUp } from './engine/renewals';
import type { Work } from './engine/work';
import { serveApi } from './http/api-server';
import { answerRequest } from './http/answer-request';
import { present } from './http/present';
import { memoryLedgerStore } from './ledger/memory-store';
import { openLedgerStore, type Connection } from './ledger/ledger-store';
import type { Ledger } from './ledger/ledger';
import { serveBrowser, type BrowserFiles } from './pages/serve-browser';
import { openDeliveries } from './webhooks/deliveries';
import { newEvent, type Deliver, type WebhookTarget } from './webhooks/webhooks';

// checked on loading: in production mode nothing may even load it
if (process.env.KEYDATE_MODE === 'production') throw new Error('The payment sandbox cannot be loaded in production.');

export interface SandboxOptions {
  /** The database that it makes its own schema in; null for one in memory. */
  connection: Connection | null;
  /** The time that its accounts live in. */
  now: () => Date;
  /** Built scripts of the replacement for Stripe.js. */
  browserFiles: BrowserFiles;
  /** The origin of the pages that show its frames. */
  pageOrigin: string;
  /** Delivers an event; over HTTP unless given. */
  deliver?: Deliver;
}

export interface Sandbox {
  /** The origin of its API, its scripts and its pages: another one than the product's. */
  origin: string;
  host: string;
  port: number;
  /** Sends events there from now on; first those that waited. */
  setWebhook: (target: WebhookTarget) => void;
  /**
   * Carries out the due events of one account or all, and waits until their webhooks have been delivered or refused.
   */
  catchUp: (account?: string) => Promise<void>;
  /** While `true`, events get lost on their way. */
  loseEvents: (isLosing: boolean) => void;
  /** Confirms a setup intent of an account, as a person does who types the test card that always pays. */
  typeCard: (account: string, clientSecret: string) => Promise<void>;
  close: () => Promise<void>;
}

const CATCH_UP_MS = 30_000;
/** Stored in place of the origin, whose port differs at each start. */
const OWN_ORIGIN = 'http://payment-sandbox.invalid';

/** Starts a payment provider that speaks as Stripe does, on a free port of this machine. For the demo and for tests. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  if (process.env.KEYDATE_MODE === 'production')
    throw new Error('The payment sandbox cannot be started in production.');
  const { connection, now, browserFiles, pageOrigin, deliver } = options;
  const store = connection ? await openLedgerStore(connection, now) : memoryLedgerStore(now);
  const app = Fastify({ logger: false });
  // a name that the product does not have, so that its cookies do not come here
  const host = new URL(pageOrigin).hostname === '127.0.0.1' ? 'localhost' : '127.0.0.1';
  let origin = '';
  // those that were requested here: another sandbox on the same database may have another time
  const served = new Set<string>();
  const deliveries = openDeliveries(store, {
    deliver,
    served,
    finish: (payload) => payload.replaceAll(OWN_ORIGIN, origin),
  });

  const change = async <T>(account: string, work: (work: Work) => T): Promise<T> => {
    served.add(account);
    const { result, tells } = await store.change(account, (ledger) => {
      const result = work(workOn(ledger));
      return { result, tells: ledger.all('sandbox.event').length > 0 };
    });
    if (tells) deliveries.send(account);
    return result;
  };
  await app.register(async (api) =>
    serveApi(api, async (account, request) => {
      const reply = await change(account, (work) => answerRequest(work, request));
      return { ...reply, body: reply.body.replaceAll(OWN_ORIGIN, origin) };
    }),
  );
  await app.register(async (pages) =>
    serveBrowser(pages, {
      browserFiles,
      pageOrigin,
      invoice: (account, id) => change(account, (work) => structuredClone(work.ledger.find('invoice', id) ?? null)),
    }),
  );
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const port = Number(new URL(address).port);
  origin = `http://${host}:${port}`;

  const catchUpAll = async (only?: string) => {
    for (const account of only === undefined ? served : [only]) await change(account, catchUp);
    await deliveries.settle();
  };
  const timer = setInterval(() => void catchUpAll().catch(() => undefined), CATCH_UP_MS).unref();
  return {
    origin,
    host: '127.0.0.1',
    port,
    setWebhook: deliveries.setTarget,
    catchUp: catchUpAll,
    loseEvents: deliveries.lose,
    typeCard: (account, clientSecret) => change(account, (work) => typeTestCard(work, clientSecret)),
    close: async () => {
      clearInterval(timer);
      await app.close();
      await deliveries.close();
      await store.close();
    },
  };
}

function workOn(ledger: Ledger): Work {
  return {
    ledger,
    emit: (type: Stripe.Event.Type, object) => {
      const event = newEvent(type, present(ledger, object), ledger.now(), Math.floor(Date.now() / 1000));
      ledger.save('sandbox.event', event);
    },
    hostedUrl: (id) => `${OWN_ORIGIN}/invoices/${ledger.account}/${id}`,
  };
}

function typeTestCard(work: Work, clientSecret: string): void {
  const intent = work.ledger.get('setup_intent', clientSecret.split('_secret_')[0] ?? '');
  const expYear = new Date(work.ledger.now() * 1000).getUTCFullYear() + 5;
  const typed = { number: '4242424242424242', expMonth: 12, expYear, name: null, postalCode: null };
  confirmSetup(work, intent, takeCard(work, typed, undefined));
}
