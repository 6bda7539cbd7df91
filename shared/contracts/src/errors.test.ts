import { ERRORS, isErrorCode } from './errors';
import { createCompanyBody } from './companies';
import { CONTRACT_MAX_PAGES, CONTRACT_MAX_RECOGNIZED_PAGES } from './limits';
import { otpBody, updateUser } from './people';

test.each([
  ['CLIENT_NOT_ALLOWED', 403, 'Client are not allowed'],
  ['USER_ALREADY_EXISTS', 409, 'USER_ALREADY_EXISTS'],
  ['ACTIVE_LIMIT_EXCEEDED', 406, 'Active transaction limit has exceeded'],
  ['TEAM_LIMIT_EXCEEDED', 406, 'Team member limit has exceeded'],
  ['PICTURE_EMPTY', 400, 'Please Upload Image'],
  ['INTERNAL', 500, 'Something went wrong!'],
] as const)('spec § 8, to the letter: %s is %i "%s"', (code, status, message) => {
  expect(ERRORS[code]).toEqual({ status, message });
});

test('without a session the status is 401, and it is nothing else’s: by it the browser signs out', () => {
  expect(Object.entries(ERRORS).filter(([, { status }]) => status === 401)).toEqual([
    ['UNAUTHENTICATED', { status: 401, message: 'Please sign in.' }],
  ]);
});

test.each(Object.entries(ERRORS))('%s is told by a sentence of its own', (code, { message, status }) => {
  expect(Object.values(ERRORS).filter((other) => other.message === message)).toHaveLength(1);
  expect(status).toBeGreaterThanOrEqual(400);
  // one is the specification's own
  if (code !== 'USER_ALREADY_EXISTS') expect(message).toMatch(/^[A-Z][^_]+$/);
});

test.each(Object.entries(ERRORS))('%s is told in plain words', (_code, { message }) => {
  expect(message).not.toMatch(/\bwhoever\b/i);
});

const ofLenderInvitations = Object.keys(ERRORS)
  .filter(isErrorCode)
  .filter((code) => /^LENDER_(INVITATION|TRANSACTION)_/.test(code));

test.each(['PASSWORD_TOO_COMMON' as const, 'CONTRACT_TOO_MANY_PAGES' as const, ...ofLenderInvitations])(
  '%s is told in one sentence',
  (code) => {
    expect(ERRORS[code].message.match(/[.!?](?:\s|$)/g)).toHaveLength(1);
  },
);

test('a contract with too many pages is refused with both limits', () => {
  expect(ERRORS.CONTRACT_TOO_MANY_PAGES.message).toContain(`at most ${CONTRACT_MAX_PAGES} pages`);
  expect(ERRORS.CONTRACT_TOO_MANY_PAGES.message).toContain(`at most ${CONTRACT_MAX_RECOGNIZED_PAGES} of them`);
});

describe('spec § 5, to the letter:', () => {
  const sentencesOf = ({ error }: ReturnType<typeof createCompanyBody.safeParse | typeof otpBody.safeParse>) =>
    Object.fromEntries([...(error?.issues ?? [])].reverse().map(({ path, message }) => [path.join('.'), message]));

  test('a new company says what it misses', () => {
    const nothing = {
      name: '',
      website: '',
      primaryColor: '#000000',
      secondaryColor: '#00000080',
      address: { street: '', city: '', state: '', zipCode: '' },
    };
    expect(sentencesOf(createCompanyBody.safeParse(nothing))).toEqual({
      name: 'Company Name is required',
      website: 'Website is required',
      'address.street': 'Street is required',
      'address.city': 'City is required',
      'address.state': 'State is required',
      'address.zipCode': 'Zip Code is required',
    });
  });

  test('a code is required, and has six digits', () => {
    const email = 'ada@agents.example';
    expect(sentencesOf(otpBody.safeParse({ otp: '', email })).otp).toBe('Otp is required');
    for (const otp of ['12345', '1234567', '12345a', '１２３４５６'])
      expect(sentencesOf(otpBody.safeParse({ otp, email })).otp).toBe('Otp must be 6 digits.');
  });

  test('of a new password only a missing one is an error of the form', () => {
    const { password } = updateUser.body.shape;
    expect(password.safeParse('').error?.issues.map(({ message }) => message)).toEqual(['Password is required']);
    expect(password.safeParse('short').success).toBe(true);
  });
});
