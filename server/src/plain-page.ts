import type { FastifyReply } from 'fastify';
import { escapeHtml } from './escape-html';

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

const STYLE =
  'body{margin:0;padding:48px 16px;background:#faf9f6;color:#14171f;font:16px/24px Inter,system-ui,sans-serif}' +
  'main{max-width:480px;margin:0 auto;padding:32px;background:#fff;border:1px solid #e3e1da;border-radius:12px}' +
  'h1{margin:0 0 12px;font:600 28px/34px Georgia,serif}p{margin:0;color:#4a5060}form{margin:20px 0 0}' +
  'button{min-height:44px;padding:0 20px;border:0;border-radius:8px;background:#14171f;color:#fff;font:inherit;font-weight:600}' +
  'button:focus-visible{outline:2px solid #14171f;outline-offset:2px}' +
  '@media(prefers-color-scheme:dark){body{background:#12141a;color:#eceae4}main{background:#1a1d25;border-color:#2c303a}' +
  'p{color:#a9adb8}button{background:#eceae4;color:#12141a}button:focus-visible{outline-color:#eceae4}}';

/** The text of a page, and the one action on it. */
export interface PlainPage {
  title: string;
  text: string;
  button?: { label: string; name: string; value: string };
}

/** Answers with a page that works without the product and without scripts: links in mails lead to such pages. */
export function sendPlainPage(reply: FastifyReply, status: number, page: PlainPage): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .send(htmlOf(page));
}

function htmlOf({ title, text, button }: PlainPage): string {
  const form = button
    ? `<form method="post"><input type="hidden" name="${button.name}" value="${button.value}"><button>${escapeHtml(button.label)}</button></form>`
    : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Keydate</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${form}</main></body></html>`;
}
