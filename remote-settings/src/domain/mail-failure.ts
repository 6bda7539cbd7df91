/** Why an email was not sent: our mail server was not reached, or some mail server refused it; other where neither is known. */
export type MailFailure = 'unreachable' | 'refused' | 'other';

/** The kind of a failure, from the words of the mail server or the network: `connect ETIMEDOUT`, `550 no such mailbox`. */
export function mailFailureOf(words: string): MailFailure {
  if (/\bE(?:CONN|TIMEDOUT|SOCKET|AI_|HOST|NET|DNS|PIPE)|\bENOTFOUND\b|timeout|connection (?:was )?closed/i.test(words))
    return 'unreachable';
  // RFC 4954: our own login at the mail server is missing or wrong, so that it refuses us and not the email
  if (/invalid login|\b53[045][ -]/i.test(words)) return 'other';
  // RFC 5321: a reply of three digits, where 4 refuses for now and 5 for good
  return /\b[45][0-5]\d[ -]/.test(words) ? 'refused' : 'other';
}
