/** The cookie that marks a session in the browser (spec § 3); its value is the token. */
export const SESSION_COOKIE = 'keydate_session';
