import type { updateUser } from '@keydate/contracts/people';
import { PHONE_DIGITS } from '@keydate/contracts/limits';
import { z } from 'zod';
import { AppError } from '../../app-error';
import type { AccountChange } from './use-cases/update-account';

type UpdateBody = z.output<(typeof updateUser)['body']>;

// spec § 5: the phone has exactly ten characters
const contact = z.object({
  phone: z
    .string()
    .regex(new RegExp(`^(?:\\d{${PHONE_DIGITS}})?$`), 'Invalid phone number')
    .optional(),
});

/** The fields that the form of `update` asks for; `contact` is JSON within it (spec § 7). */
export function readUpdate(body: UpdateBody, avatar: Uint8Array | undefined): AccountChange {
  return {
    fullName: body.fullName,
    phone: body.contact === undefined ? undefined : readPhone(body.contact),
    avatar,
    inviteCode: body.referralCode,
    role: body.role,
    timeZone: body.timeZone === undefined ? undefined : body.timeZone || null,
    seen: body.seen ?? {},
    acceptsTerms: body.terms_accepted === 'true',
    newPassword:
      body.password === undefined ? undefined : { password: body.password, currentPassword: body.current_password },
  };
}

function readPhone(json: string): string | undefined {
  const read = contact.safeParse(parseJson(json));
  if (!read.success) throw new AppError('BAD_INPUT', { 'contact.phone': 'Invalid phone number' });
  return read.data.phone;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
