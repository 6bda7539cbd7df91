import { PASSWORD_MIN } from '@keydate/contracts/limits';
import { passwordLength } from '@keydate/domain/password-length';
import { copy } from './copy';

/** A rule that is shown while a new password is typed (spec § 5). */
export interface PasswordRule {
  readonly label: string;
  readonly isMet: (password: string) => boolean;
}

export const PASSWORD_RULES: readonly PasswordRule[] = [
  { label: copy.isLongEnough(PASSWORD_MIN), isMet: (password) => passwordLength(password) >= PASSWORD_MIN },
  { label: copy.hasBothCases, isMet: (password) => /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password) },
  { label: copy.hasNumber, isMet: (password) => /\d/.test(password) },
  { label: copy.hasSymbol, isMet: (password) => /[!@#$%^&*]/.test(password) },
];
