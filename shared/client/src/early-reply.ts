import { EARLY_USER, EARLY_USER_PATH, type EarlyUser } from '@keydate/contracts/early-user';

declare global {
  interface Window {
    [EARLY_USER]?: EarlyUser;
  }
}

/** The reply to this request, if a script in the page's HTML has asked for it already; only once, and only for the same person. */
export function takeEarlyReply({ url, headers }: Request): Promise<Response> | undefined {
  const early = window[EARLY_USER];
  const isSame = new URL(url).pathname === EARLY_USER_PATH && headers.get('Authorization') === `Bearer ${early?.token}`;
  if (!early || !isSame) return undefined;
  window[EARLY_USER] = undefined;
  return early.reply;
}
