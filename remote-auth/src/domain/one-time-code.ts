import { CODE_RESEND_AFTER_MS, ONE_TIME_CODE_DIGITS } from '@keydate/contracts/limits';

/** The digits in the typed or pasted text, at most as many as a code has: "246 813" becomes `246813`. */
export function digitsOfCode(text: string): string {
  return text.replace(/\D/g, '').slice(0, ONE_TIME_CODE_DIGITS);
}

/** Whole seconds until the user may request another code; 0 if they already may. Both times are in milliseconds since 1970. */
export function secondsUntilResend(sentAt: number, now: number): number {
  // `now` may have been read just before the code was sent
  const waited = Math.max(0, now - sentAt);
  return Math.max(0, Math.ceil((CODE_RESEND_AFTER_MS - waited) / 1000));
}
