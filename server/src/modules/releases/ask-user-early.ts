import { EARLY_USER, EARLY_USER_PATH, STORED_TOKEN } from '@keydate/contracts/early-user';
import { SESSION_COOKIE } from '@keydate/contracts/session-cookie';
import { inlineScript } from './inline-script';

/**
 * Asks who is signed in while the page's scripts are still on their way; the shell takes the answer (shared/client). Before the
 * style sheets, because an inline script waits for those above it. Only for a whole session: the host removes half of one.
 *
 * Such a person's page shows days. The first format of one that a page makes takes a phone a tenth of a second, and the others nothing:
 * it is made while the processor waits for the network.
 */
export const ASK_USER_EARLY = inlineScript(`try {
const token = localStorage.getItem('${STORED_TOKEN}');
if (token && document.cookie.split('; ').includes('${SESSION_COOKIE}=' + encodeURIComponent(token))) {
const reply = fetch('${EARLY_USER_PATH}', { headers: { authorization: 'Bearer ' + token } });
reply.catch(() => {});
window.${EARLY_USER} = { token, reply };
setTimeout(() => new Intl.DateTimeFormat('en-US', { timeZone: 'America/Denver' }));
}
} catch {}`);
