/** The key of local storage that has the session's token (spec § 6). */
export const STORED_TOKEN = 'token';

/** The path that the start-up check asks; the page's HTML asks it first. */
export const EARLY_USER_PATH = '/api/v1/user/getUser';

/** The property of `window` with the reply that the page's HTML has asked for, before any of its scripts arrived. */
export const EARLY_USER = 'keydateEarlyUser';

/** What is in it. */
export interface EarlyUser {
  /** Whose reply it is. */
  token: string;
  reply: Promise<Response>;
}
