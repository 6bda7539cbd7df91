import {
  pathOf,
  progressOf,
  reduceSignUp,
  shownAt,
  signUpStart,
  type SignUpEvent,
  type SignUpFlow,
} from './sign-up-flow';

const juniper = { fullName: 'Juniper Vale', email: 'juniper@vale.example', referralCode: '' };
const invited = { ...juniper, referralCode: 'E4H8KDZP3VNB' };

const detailsGiven: SignUpEvent = { type: 'detailsGiven', details: juniper };
const codeSent: SignUpEvent = { type: 'codeSent', details: juniper, role: 'SuperRealtor', token: 'sign-up', at: 1000 };
const codeAccepted: SignUpEvent = { type: 'codeAccepted', token: 'person' };
const allEvents: SignUpEvent[] = [
  detailsGiven,
  codeSent,
  codeAccepted,
  { type: 'passwordSet' },
  { type: 'termsAccepted' },
];

function after(...events: SignUpEvent[]): SignUpFlow {
  return events.reduce(reduceSignUp, signUpStart);
}

test('without an invite code, the steps are details, role, code, password, terms and picture', () => {
  const steps = allEvents.map((_event, done) => after(...allEvents.slice(0, done + 1)).step);

  expect(steps).toEqual(['role', 'code', 'password', 'terms', 'picture']);
});

test('an invited person chooses no role', () => {
  expect(after({ type: 'codeSent', details: invited, token: 'sign-up', at: 1000 })).toMatchObject({
    step: 'code',
    role: undefined,
  });
});

test('each step has its path', () => {
  const stepPaths = allEvents.map((_event, done) => pathOf(after(...allEvents.slice(0, done + 1))));

  expect(pathOf(signUpStart)).toBe('/signup');
  expect(stepPaths).toEqual(['/signup', '/signup', '/password', '/term-and-service', '/auth-profile']);
});

test('the token that the code gave replaces the sign-up’s token', () => {
  expect(after(detailsGiven, codeSent, codeAccepted)).toMatchObject({ token: 'person' });
});

test('a new code restarts the wait for the next one', () => {
  expect(after(detailsGiven, codeSent, { type: 'codeResent', at: 31_000 })).toMatchObject({
    step: 'code',
    token: 'sign-up',
    sentAt: 31_000,
  });
});

describe('going back', () => {
  const atCode = after(detailsGiven, codeSent);

  test.each([
    ['role', 'details', after(detailsGiven)],
    ['code', 'details', atCode],
    ['code', 'role', atCode],
  ])('from %s to %s, everything is as it was entered', (_from, step, flow) => {
    expect(shownAt(flow, step)).toMatchObject({ step, ref: '', details: juniper });
  });

  test('to the role, the chosen role is still known', () => {
    expect(shownAt(atCode, 'role')).toMatchObject({ sent: { role: 'SuperRealtor' } });
  });

  test('an invited person never sees the role step', () => {
    const flow = after({ type: 'codeSent', details: invited, token: 'sign-up', at: 1000 });

    expect(shownAt(flow, 'role')).toBe(flow);
  });

  test.each(['code', 'picture', 'elsewhere'])('the first step does not show the step “%s”', (step) => {
    expect(shownAt(signUpStart, step)).toBe(signUpStart);
  });

  test.each(['details', 'role', 'code'])('once the address is confirmed, the step “%s” is not shown again', (step) => {
    const confirmed = after(detailsGiven, codeSent, codeAccepted);

    expect(shownAt(confirmed, step)).toBe(confirmed);
  });
});

describe('a person who has gone back from the code', () => {
  test.each<[string, SignUpEvent[]]>([
    ['sends the same details again', [detailsGiven]],
    [
      'types other details and corrects them',
      [{ type: 'detailsTyped', details: { ...juniper, fullName: 'June' } }, detailsGiven],
    ],
  ])('can still enter the code if the person %s', (_what, events) => {
    const again: SignUpEvent = { type: 'codeAwaited', details: juniper, role: 'SuperRealtor' };

    expect(after(detailsGiven, codeSent, ...events, again)).toEqual(after(detailsGiven, codeSent));
  });

  test.each<[string, SignUpEvent]>([
    ['address', { type: 'codeAwaited', details: { ...juniper, email: 'june@vale.example' }, role: 'SuperRealtor' }],
    ['role', { type: 'codeAwaited', details: juniper, role: 'SuperLender' }],
  ])('cannot enter the code for another %s', (_what, event) => {
    expect(after(detailsGiven, codeSent, detailsGiven, event).step).toBe('role');
  });

  test('stays at the details after changing them', () => {
    expect(
      after(detailsGiven, codeSent, { type: 'detailsTyped', details: { ...juniper, fullName: 'June' } }),
    ).toMatchObject({
      step: 'details',
      details: { fullName: 'June' },
    });
  });

  test('has no code to enter once it has expired', () => {
    expect(after(detailsGiven, codeSent, { type: 'codeExpired' })).toEqual({
      step: 'details',
      ref: '',
      details: juniper,
    });
  });
});

test('starting over clears the person’s details but not the invitation', () => {
  const confirmed = after({ type: 'invited', ref: 'E4H8KDZP3VNB' }, { ...codeSent, details: invited }, codeAccepted);

  expect(reduceSignUp(confirmed, { type: 'startedOver' })).toEqual({
    step: 'details',
    ref: 'E4H8KDZP3VNB',
    details: { fullName: '', email: '', referralCode: 'E4H8KDZP3VNB' },
  });
});

test('a recovery for the same address ends the sign-up, and one for another address does not', () => {
  const confirmed = after({ ...codeSent, details: invited }, codeAccepted);

  expect(reduceSignUp(confirmed, { type: 'recovered', email: 'Juniper@Vale.example' })).toEqual(
    reduceSignUp(confirmed, { type: 'startedOver' }),
  );
  expect(reduceSignUp(confirmed, { type: 'recovered', email: 'june@vale.example' })).toBe(confirmed);
});

test('an invitation fills in its code and does not change the name that was typed', () => {
  expect(after(detailsGiven, { type: 'invited', ref: 'E4H8KDZP3VNB' })).toEqual({
    step: 'details',
    ref: 'E4H8KDZP3VNB',
    details: invited,
  });
});

test('opening the same invitation again, as a reload does, changes nothing', () => {
  const underWay = after(
    { type: 'invited', ref: 'E4H8KDZP3VNB' },
    { type: 'codeSent', details: invited, token: 'sign-up', at: 1000 },
  );

  expect(reduceSignUp(underWay, { type: 'invited', ref: 'E4H8KDZP3VNB' })).toBe(underWay);
});

test.each<SignUpEvent>([
  { type: 'codeResent', at: 1 },
  codeAccepted,
  { type: 'passwordSet' },
  { type: 'termsAccepted' },
])('at the details, $type changes nothing', (event) => {
  expect(reduceSignUp(signUpStart, event)).toBe(signUpStart);
});

test.each<SignUpEvent>([detailsGiven, { type: 'detailsTyped', details: juniper }, codeSent])(
  'after the code, $type changes nothing',
  (event) => {
    const confirmed = after(detailsGiven, codeSent, codeAccepted);

    expect(reduceSignUp(confirmed, event)).toBe(confirmed);
  },
);

test('leaving clears the sign-up', () => {
  expect(after(...allEvents, { type: 'left' })).toBe(signUpStart);
});

test('there are five steps for an invited person, and seven with role and company for anyone else', () => {
  expect(progressOf(after(...allEvents))).toEqual({ position: 6, total: 7 });
  expect(progressOf(after({ type: 'codeSent', details: invited, token: 'sign-up', at: 1000 }))).toEqual({
    position: 2,
    total: 5,
  });
});
