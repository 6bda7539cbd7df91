import { foldEmail } from '@keydate/domain/email';
import { isTimeZone } from '@keydate/domain/time-zone';
import { z } from 'zod';
import { defineCall, plainReply, replyWith } from './call';
import { company } from './companies';
import { PICTURE_ERROR_CODES } from './errors/picture-errors';
import { emailField, id, nameField, role, stored, text } from './fields';
import { EMAIL_MAX, ONE_TIME_CODE_DIGITS, PERSON_NAME_MAX, TEXT_MAX } from './limits';

const ADDRESS_MISSING = 'Please enter your address!';

function addressPart() {
  return z.string(ADDRESS_MISSING).max(TEXT_MAX).trim();
}

/** An address as the payment provider's form gives it. */
export const billingAddress = z.object(
  {
    line1: addressPart().min(1, ADDRESS_MISSING),
    line2: text.nullish(),
    city: addressPart(),
    state: addressPart(),
    postal_code: addressPart(),
    /** Two letters, such as US. */
    country: z.string(ADDRESS_MISSING).regex(/^[A-Z]{2}$/, ADDRESS_MISSING),
  },
  ADDRESS_MISSING,
);
export type BillingAddress = z.infer<typeof billingAddress>;

/** Spec § 3, User. */
export const user = z.object({
  _id: id,
  fullName: z.string(),
  role,
  avatar: stored.nullable(),
  contact: z.object({ email: z.string(), phone: z.string() }),
  company: company.nullable(),
  /** True if it is the terms in force: a member for whom it is not accepted older ones (server/src/accounts/README.md, Terms). */
  termsAccepted: z.boolean(),
  /** Our addition: the zone in which moments are shown to them, such as `America/Denver`; null for the one of their device. */
  timeZone: z.string().nullable().default(null),
  /** Where invoices go; null until one is saved, and for roles that hold no subscription. */
  stripeAddress: billingAddress.nullable(),
  isSubscriptionPurchased: z.boolean(),
  /** Null without a plan, and for roles that hold no subscription. */
  subscriptions: z
    .object({
      provider: z.enum(['STRIPE', 'GOOGLE', 'APPLE']),
      isCancelled: z.boolean(),
      paymentAmount: z.number(),
      /** The moment of the next charge; of a cancelled subscription, its end. */
      nextBillingDate: z.iso.datetime(),
      stripeSubscriptionId: z.string(),
      // spec § 3: written so on the wire
      /** The provider's product, as in the plan's rule. */
      subscritionPlanId: z.string(),
      subscription_tier: z.string(),
    })
    .nullable(),
  /** Our addition: a plan that ended; for super roles also a failed renewal, with the end of its days of grace. */
  subscriptionNotice: z
    .object({ kind: z.enum(['payment_failed', 'ended']), until: z.iso.datetime().nullable() })
    .nullable()
    .default(null),
});
export type User = z.infer<typeof user>;

export const signInBody = z.object({
  email: z.string().trim().min(1, 'Email is required').max(EMAIL_MAX, 'This email is too long.').overwrite(foldEmail),
  password: z.string().min(1, 'Password is required').max(1000, 'This password is too long.'),
});

/** Spec § 5: a code starting with C invites a client, and clients use another app. */
export const inviteCode = z
  .string()
  .trim()
  .max(64, 'This invite code does not exist.')
  .refine((code) => !/^c/i.test(code), 'Client are not allowed');

/** The code that the person types from the email. */
const oneTimeCode = z
  .string()
  .trim()
  .min(1, 'Otp is required')
  .regex(new RegExp(`^\\d{${ONE_TIME_CODE_DIGITS}}$`), 'Otp must be 6 digits.');

export const signUpBody = z.object({
  fullName: nameField('Full Name is required', 'Full Name may have at most 120 characters.', PERSON_NAME_MAX),
  email: emailField('Email is required', 'Invalid email address'),
  referralCode: inviteCode.optional(),
  role: role.optional(),
});

export const otpBody = z.object({
  otp: oneTimeCode,
  email: emailField('Email is required', 'Invalid email address'),
});

const signedIn = z.object({ user, accessToken: z.string() });

export const getUser = defineCall({
  method: 'GET',
  path: 'getUser',
  summary: 'The person of this session',
  access: 'session',
  replies: { 200: replyWith(user) },
});

/** The same call in the other spelling that the spec saw (docs/oddities.md). */
export const getUserLowerCase = defineCall({
  ...getUser,
  path: 'getuser',
  summary: 'The person of this session (other spelling)',
});

export const login = defineCall({
  method: 'POST',
  path: 'login',
  summary: 'Sign in',
  access: 'public',
  /** `otp` is our addition: where many passwords were wrong, a code is needed too (server/src/accounts/README.md, Sessions). */
  body: signInBody.extend({ otp: oneTimeCode.optional() }),
  errors: ['WRONG_CREDENTIALS', 'CLIENT_NOT_ALLOWED', 'SIGN_IN_CODE_NEEDED', 'SIGN_IN_CODE_WRONG'],
  replies: { 200: z.object({ status: z.number(), messages: z.string(), message: z.string(), result: signedIn }) },
});

/** Ends this session on the server (our addition: the spec's logout is the browser's alone). */
export const logout = defineCall({
  method: 'POST',
  path: 'logout',
  summary: 'End this session',
  access: 'code',
  replies: { 200: plainReply },
});

export const signUp = defineCall({
  method: 'POST',
  path: 'sign-up',
  summary: 'Ask for an account; sends a one-time code',
  access: 'public',
  query: z.object({ referralCode: text.optional() }),
  body: signUpBody,
  errors: [
    'USER_ALREADY_EXISTS',
    'ROLE_MISSING',
    'CLIENT_NOT_ALLOWED',
    'INVITE_CODE_UNKNOWN',
    'TEAM_LIMIT_EXCEEDED',
    'CODE_RESEND_TOO_SOON',
    'CODE_RESEND_LIMIT',
  ],
  replies: { 200: replyWith(z.object({ accessToken: z.string() })) },
});

/** With the token of a sign-up under way it is that sign-up's; without one it recovers a password (docs/decisions/0008). */
export const resendOtp = defineCall({
  method: 'POST',
  path: 'resendotp',
  summary: 'Send a new code, for a sign-up under way or to recover a password',
  access: 'public',
  body: z.object({ email: emailField('Email is required', 'Invalid email address') }),
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'CODE_RESEND_TOO_SOON', 'CODE_RESEND_LIMIT'],
  replies: { 200: plainReply },
});

/** As with resendotp: the token of the sign-up, or none to recover a password. */
export const otp = defineCall({
  method: 'POST',
  path: 'otp',
  summary: 'Prove an email address by its code',
  access: 'public',
  body: otpBody,
  errors: ['UNAUTHENTICATED', 'CODE_WRONG', 'CODE_EXPIRED', 'CODE_LOCKED', 'USER_ALREADY_EXISTS', 'CLIENT_NOT_ALLOWED'],
  replies: { 200: replyWith(z.object({ accessToken: z.string() })) },
});

/**
 * Form fields are text; `contact` is JSON with the phone, as the spec has it. A person without a company may join one by
 * `referralCode`, or take a `role` that can create one: both as in sign-up, and our addition here.
 */
export const updateUser = defineCall({
  method: 'PUT',
  path: 'update',
  summary:
    'Change name, phone, picture, time zone or password, accept the terms; without a company, join one or choose a role',
  access: 'code',
  encoding: 'form',
  files: ['avatar'],
  body: z.object({
    fullName: nameField(
      'First name is required',
      'The name may have at most 120 characters.',
      PERSON_NAME_MAX,
    ).optional(),
    contact: z.string().max(200, 'Invalid phone number').optional(),
    password: z
      .string()
      .min(1, 'Password is required')
      .max(1000, 'The password may have at most 200 characters.')
      .optional(),
    current_password: z.string().max(1000, 'The current password is wrong.').optional(),
    terms_accepted: z.literal('true').optional(),
    /** The values that the person saw before they changed these: if one is another by now, nothing is saved. */
    seen: z.object({ fullName: z.string(), phone: z.string(), timeZone: z.string() }).partial().optional(),
    referralCode: inviteCode.optional(),
    role: role.optional(),
    /** Empty for the zone of the person's device. */
    timeZone: z
      .string()
      .refine((zone) => zone === '' || isTimeZone(zone), 'Please choose a time zone.')
      .optional(),
  }),
  errors: [
    'PASSWORD_TOO_SHORT',
    'PASSWORD_TOO_LONG',
    'PASSWORD_TOO_COMMON',
    'CURRENT_PASSWORD_WRONG',
    'TOO_MANY_REQUESTS',
    'TERMS_NOT_ACCEPTED',
    'COMPANY_EXISTS',
    'ROLE_MISSING',
    'CLIENT_NOT_ALLOWED',
    'INVITE_CODE_UNKNOWN',
    'INVITE_CODE_ENDED',
    'TEAM_LIMIT_EXCEEDED',
    ...PICTURE_ERROR_CODES,
  ],
  errorResults: { CHANGED_MEANWHILE: z.object({ user }) },
  replies: { 200: replyWith(z.object({ user })) },
});
