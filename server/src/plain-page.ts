import type { FastifyReply } from 'fastify';
import { escapeHtml } from './escape-html';

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

const STYLE =
  'body{margin:0;padding:48px 16px;background:#faf9f6;color:#14171f;font:16px/24px Inter,system-ui,sans-serif}' +
  'main{max-width:480px;margin:0 auto;padding:32px;background:#fff;border:1px solid #e3e1da;border-radius:12px}' +
  'h1{margin:0 0 12px;font:600 28px/34px Georgia,serif}p{margin:0;color:#4a5060}form{margin:20px 0 0}' +
  'button{min-height:44px;padding:0 20px;border:0;border-radius:8px;background:#14171f;color:#fff;font:inherit;font-weight:600}' +
  'button.second{border:1px solid #8b8f9a;background:transparent;color:#14171f}a{color:#14171f}' +
  'button:focus-visible,a:focus-visible{outline:2px solid #14171f;outline-offset:2px}' +
  'p+p,form p,form+p{margin-top:12px}h2{margin:0 0 4px;font-size:18px}form div{display:flex;flex-wrap:wrap;gap:8px;margin-top:12px}' +
  '@media(prefers-color-scheme:dark){body{background:#12141a;color:#eceae4}main{background:#1a1d25;border-color:#2c303a}' +
  'p{color:#a9adb8}button{background:#eceae4;color:#12141a}button.second{background:transparent;color:#eceae4}a{color:#eceae4}' +
  'button:focus-visible,a:focus-visible{outline-color:#eceae4}}';

/** A button that sends its value under its name. */
interface PlainButton {
  label: string;
  name: string;
  value: string;
  isSecondary?: boolean;
}

interface PlainForm {
  heading?: string;
  hint?: string;
  buttons: readonly PlainButton[];
}

/** The texts of a page, and the actions on it. */
export interface PlainPage {
  title: string;
  text: string | readonly string[];
  forms?: readonly PlainForm[];
  /** To another page of the product. */
  link?: { label: string; href: string };
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

function htmlOf({ title, text, forms = [], link }: PlainPage): string {
  const paragraphs = [text].flat().map(paragraphOf);
  const below = link ? [`<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>`] : [];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Keydate</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${[...paragraphs, ...forms.map(htmlOfForm), ...below].join('')}</main></body></html>`;
}

function htmlOfForm({ heading, hint, buttons }: PlainForm): string {
  const above = [heading ? `<h2>${escapeHtml(heading)}</h2>` : '', hint ? paragraphOf(hint) : ''].join('');
  return `<form method="post">${above}<div>${buttons.map(htmlOfButton).join('')}</div></form>`;
}

function htmlOfButton({ label, name, value, isSecondary = false }: PlainButton): string {
  const look = isSecondary ? ' class="second"' : '';
  return `<button${look} name="${name}" value="${escapeHtml(value)}">${escapeHtml(label)}</button>`;
}

function paragraphOf(words: string): string {
  return `<p>${escapeHtml(words)}</p>`;
}
