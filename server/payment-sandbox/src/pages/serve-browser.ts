import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type Stripe from 'stripe';
import { ELEMENT_CSS, elementPage } from './element-page';
import { invoicePage } from './invoice-page';

/** Built scripts, as paths: the one that a page loads in place of Stripe.js, and the one of its frames. */
export interface BrowserFiles {
  stripe: string;
  frame: string;
}

export interface BrowserOptions {
  browserFiles: BrowserFiles;
  pageOrigin: string;
  invoice: (account: string, id: string) => Promise<Stripe.Invoice | null>;
}

const ELEMENTS = ['payment', 'address', 'challenge'] as const;

/** Serves the files of a browser: the replacement for Stripe.js, its frames, and the hosted invoices. */
export function serveBrowser(app: FastifyInstance, { browserFiles, pageOrigin, invoice }: BrowserOptions): void {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ];
  const html = (reply: FastifyReply, body: string, ancestors: string) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': [...policy, `frame-ancestors ${ancestors}`].join('; '),
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
      .send(body);
  const script = (path: string) => async (_request: unknown, reply: FastifyReply) =>
    reply
      .type('text/javascript; charset=utf-8')
      // the product's pages accept only resources that permit it
      .headers({ 'cross-origin-resource-policy': 'cross-origin', 'cache-control': 'no-cache' })
      .send(await readFile(path));

  app.get('/v3/stripe.js', script(browserFiles.stripe));
  app.get('/elements/frame.js', script(browserFiles.frame));
  app.get('/elements/frame.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(ELEMENT_CSS));
  for (const element of ELEMENTS)
    app.get(`/elements/${element}`, async (_request, reply) => html(reply, elementPage(element), pageOrigin));
  app.get<{ Params: { account: string; id: string } }>('/invoices/:account/:id', async ({ params }, reply) => {
    const found = await invoice(params.account, params.id);
    return html(reply.code(found ? 200 : 404), invoicePage(found, params.account), "'none'");
  });
}
