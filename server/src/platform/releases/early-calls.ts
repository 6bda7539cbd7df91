import { EARLY_CALLS, STORED_TOKEN, STORED_USER, USER_API } from '@keydate/contracts/early-calls';
import { getUser } from '@keydate/contracts/people';
import { SESSION_COOKIE } from '@keydate/contracts/session-cookie';
import { escapeHtml } from '../../escape-html';
import { inlineScript } from './inline-script';

/**
 * Asks for the signed-in person and the first page's data while the page's scripts are still loading; shared/client
 * takes the answers. It is above the style sheets, because an inline script waits for those above it. It runs only
 * with a complete stored session: the host removes an incomplete one. Its text is the same on each page, so that the
 * policy can name its hash: the page's calls are in an attribute. Such a person's page shows days. A page's first date
 * format takes a phone a tenth of a second, and the others nothing, so it is made while the processor waits for the
 * network.
 */
export const MAKE_EARLY_CALLS = inlineScript(`try {
const token = localStorage.getItem('${STORED_TOKEN}');
if (token && document.cookie.split('; ').includes('${SESSION_COOKIE}=' + encodeURIComponent(token))) {
const early = window.${EARLY_CALLS} = { token, userId: null, at: performance.now(), replies: new Map() };
const ask = (call) => {
const address = new URL('${USER_API}' + call, location.origin);
const reply = fetch(address, { headers: { authorization: 'Bearer ' + token } });
reply.catch(() => {});
address.searchParams.sort();
early.replies.set(address.pathname + address.search, reply);
};
const calls = document.currentScript.dataset.calls.split(' ').filter(Boolean);
ask('${getUser.path}');
setTimeout(() => new Intl.DateTimeFormat('en-US', { timeZone: 'America/Denver' }));
early.userId = JSON.parse(localStorage.getItem('${STORED_USER}'))._id;
const page = new URLSearchParams(location.search);
for (const call of calls) {
const [path, query = ''] = call.split('?');
const variables = Array.from(query.matchAll(/=:(\\w+)/g), ([, name]) => name);
if (variables.join() !== [...page.keys()].join()) continue;
const values = query.replace(/=:(\\w+)/g, (_, name) => '=' + encodeURIComponent(page.get(name)));
ask(path.replace(':userId', encodeURIComponent(early.userId)) + '?' + values);
}
}
} catch {}`);

/**
 * The script's tag.
 * @param calls the first calls of the page, as its card has them
 */
export function earlyCallsTag(calls: readonly string[]): string {
  return MAKE_EARLY_CALLS.html.replace('<script>', `<script data-calls="${escapeHtml(calls.join(' '))}">`);
}
