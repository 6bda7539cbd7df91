import type Stripe from 'stripe';
import { BANK_ASKS, CARD_FIELDS } from './element-page';
import { escapeHtml } from './escape-html';

const dollars = (cents: number) =>
  `${cents < 0 ? '−' : ''}$${(Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
const day = (at: number) =>
  new Date(at * 1000).toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** The page of an invoice: people can pay it there while it is open; once it is paid it is the receipt. */
export function invoicePage(invoice: Stripe.Invoice | null, account: string): string {
  const secret = invoice?.status === 'open' ? invoice.confirmation_secret?.client_secret : undefined;
  const title = invoice ? `Invoice ${invoice.number ?? ''}` : 'Invoice not found';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><link rel="stylesheet" href="/elements/frame.css"></head>
<body class="page" data-element="${secret === undefined ? '' : 'invoice'}"><main class="invoice">
${invoice ? invoiceBody(invoice) : '<h1>Invoice not found</h1><p>There is no invoice at this address.</p>'}
${invoice && secret !== undefined ? paymentBody(invoice, secret, account) : ''}
<p class="note">Payment sandbox. No money has moved.</p>
</main>${secret === undefined ? '' : '<script src="/elements/frame.js"></script>'}</body></html>`;
}

/** The lower part of Stripe's page of an open invoice: the fields of a card, and the button that pays. */
function paymentBody({ amount_due: due }: Stripe.Invoice, secret: string, account: string): string {
  return `<section class="pay" aria-label="Payment">
<form id="form" autocomplete="on" novalidate data-key="pk_test_${escapeHtml(account)}" data-secret="${escapeHtml(secret)}">
${CARD_FIELDS}
<button id="pay" class="wide" disabled>Pay ${dollars(due)}</button></form><p class="problem" id="failure" role="alert"></p>
</section>
<dialog id="challenge" class="challenge" aria-labelledby="bank"><h1 id="bank">3D Secure 2 Test Page</h1><p>${BANK_ASKS}</p>
<div class="buttons"><button id="complete" type="button">Complete</button><button id="fail" type="button" class="plain">Fail</button></div></dialog>`;
}

function invoiceBody(invoice: Stripe.Invoice): string {
  const { number, status, customer_name: name, customer_email: email, created, lines, total } = invoice;
  const paidAt = invoice.status_transitions.paid_at;
  const rows = lines.data.map(
    ({ description, amount, period }) =>
      `<tr><td>${escapeHtml(description ?? '')}<br><small>${day(period.start)} – ${day(period.end)}</small></td><td>${dollars(amount)}</td></tr>`,
  );
  const credit = invoice.amount_due - total;
  return `<header><h1>${paidAt === null ? 'Invoice' : 'Receipt'}</h1><p class="amount">${dollars(invoice.amount_due)}</p>
<p>${paidAt === null ? escapeHtml(STATUS[status ?? ''] ?? '') : `Paid on ${day(paidAt)}`}</p></header>
<dl><dt>Invoice number</dt><dd>${escapeHtml(number ?? '')}</dd><dt>Date</dt><dd>${day(created)}</dd>
<dt>Billed to</dt><dd>${escapeHtml([name, email].filter(Boolean).join(' · '))}</dd></dl>
<table><thead><tr><th>Description</th><th>Amount</th></tr></thead><tbody>
${rows.join('\n')}
${credit === 0 ? '' : `<tr><td>Credit</td><td>${dollars(credit)}</td></tr>`}
</tbody><tfoot><tr><th>${paidAt === null ? 'Amount due' : 'Amount paid'}</th><td>${dollars(invoice.amount_due)}</td></tr></tfoot></table>`;
}

const STATUS: Readonly<Record<string, string>> = {
  open: 'Not paid yet',
  void: 'No longer due',
  uncollectible: 'Not paid',
};
