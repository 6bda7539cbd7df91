import { PASSWORD_MIN } from '@keydate/contracts/limits';
import { passwordLength } from '@keydate/domain/password-length';

/** A rule that is shown while a new password is typed (spec § 5). */
export interface PasswordRule {
  readonly label: string;
  readonly isMet: (password: string) => boolean;
}

export const PASSWORD_RULES: readonly PasswordRule[] = [
  { label: `at least ${PASSWORD_MIN} characters`, isMet: (password) => passwordLength(password) >= PASSWORD_MIN },
  {
    label: 'lowercase and uppercase letters',
    isMet: (password) => /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password),
  },
  { label: 'a number', isMet: (password) => /\d/.test(password) },
  // spec § 5: labelled so, tests for one of these symbols (docs/oddities.md)
  { label: 'no leading/trailing spaces', isMet: (password) => /[!@#$%^&*]/.test(password) },
];
