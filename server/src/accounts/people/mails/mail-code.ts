import { CODE_LIFETIME_MS } from '@keydate/contracts/limits';
import { composeMail } from '../../../mail';
import type { Mail } from '../../../ports/mailer';
import type { Tools } from '../../../tools';
import type { CodePurpose } from '../../one-time-codes/one-time-codes.repository';

const WHAT_FOR = {
  'sign-up': 'finish signing up',
  recovery: 'set a new password',
  'sign-in': 'sign in',
} as const satisfies Record<CodePurpose, string>;

const MINUTES = CODE_LIFETIME_MS / 60_000;

interface CodeToSend {
  purpose: CodePurpose;
  email: string;
  code: string;
}

/** Sends a code in the background: the time that a mail server takes must not reveal whether an address is known. */
export function mailCode(
  { mailer, background, config }: Pick<Tools, 'mailer' | 'background' | 'config'>,
  code: CodeToSend,
): void {
  background.start('mail a code', () => mailer.send(composeCode(code, config.publicOrigin)));
}

function composeCode({ purpose, email, code }: CodeToSend, origin: string): Mail {
  return composeMail({
    to: email,
    subject: `${code} is your Keydate code`,
    lines: [
      `Enter this code to ${WHAT_FOR[purpose]}:`,
      { emphasis: code },
      `It is valid for ${MINUTES} minutes. Nobody from Keydate will ever ask you for it.`,
      purpose === 'sign-in'
        ? `The person who asked for it knows your password. If that was not you, set another one right away at ${origin}/reset-password.`
        : 'If you did not ask for a code, you can ignore this email.',
    ],
  });
}
