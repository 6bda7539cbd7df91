import { CODE_RESEND_AFTER_MS, ONE_TIME_CODE_DIGITS } from '@keydate/contracts/limits';

/** The digits of what was typed or pasted, as many as a code has: a mail's "246 813" becomes `246813`. */
export function digitsOfCode(text: string): string {
  return text.replace(/\D/g, '').slice(0, ONE_TIME_CODE_DIGITS);
}

/** Whole seconds until another code may be asked for, 0 when it may. Both moments in milliseconds since 1970. */
export function secondsUntilResend(sentAt: number, now: number): number {
  // a moment that was read before the code was sent is no time at all
  const waited = Math.max(0, now - sentAt);
  return Math.max(0, Math.ceil((CODE_RESEND_AFTER_MS - waited) / 1000));
}
