import {
  pathOf,
  progressOf,
  reduceSignUp,
  seenFrom,
  signUpStart,
  type SignUpEvent,
  type SignUpFlow,
} from './sign-up-flow';

const juniper = { fullName: 'Juniper Vale', email: 'juniper@vale.example', referralCode: '' };
const invited = { ...juniper, referralCode: 'E4H8KDZP3VNB' };

const detailsGiven: SignUpEvent = { type: 'detailsGiven', details: juniper };
const codeSent: SignUpEvent = { type: 'codeSent', details: juniper, role: 'SuperRealtor', token: 'sign-up', at: 1000 };
const codeAccepted: SignUpEvent = { type: 'codeAccepted', token: 'person' };
const wholeWay: SignUpEvent[] = [
  detailsGiven,
  codeSent,
  codeAccepted,
  { type: 'passwordSet' },
  { type: 'termsAccepted' },
];

function after(...events: SignUpEvent[]): SignUpFlow {
  return events.reduce(reduceSignUp, signUpStart);
}

test('who comes alone goes from details by role, code, password and terms to the picture', () => {
  const steps = wholeWay.map((_event, done) => after(...wholeWay.slice(0, done + 1)).step);

  expect(steps).toEqual(['role', 'code', 'password', 'terms', 'picture']);
});

test('an invited person chooses no role', () => {
  expect(after({ type: 'codeSent', details: invited, token: 'sign-up', at: 1000 })).toMatchObject({
    step: 'code',
    role: undefined,
  });
});

test('each step has its address', () => {
  const addresses = wholeWay.map((_event, done) => pathOf(after(...wholeWay.slice(0, done + 1))));

  expect(pathOf(signUpStart)).toBe('/signup');
  expect(addresses).toEqual(['/signup', '/signup', '/password', '/term-and-service', '/auth-profile']);
});

test('the token of the code takes the place of the sign-up’s own', () => {
  expect(after(detailsGiven, codeSent, codeAccepted)).toMatchObject({ token: 'person' });
});

test('a new code begins a new wait', () => {
  expect(after(detailsGiven, codeSent, { type: 'codeResent', at: 31_000 })).toMatchObject({
    step: 'code',
    token: 'sign-up',
    sentAt: 31_000,
  });
});

describe('looking back', () => {
  const atCode = after(detailsGiven, codeSent);

  test.each([
    ['role', 'details', after(detailsGiven)],
    ['code', 'details', atCode],
    ['code', 'role', atCode],
  ])('from the %s at the %s, everything is as it was entered', (_from, step, flow) => {
    expect(seenFrom(flow, step)).toMatchObject({ step, ref: '', details: juniper });
  });

  test('at the role, the one that was chosen is known', () => {
    expect(seenFrom(atCode, 'role')).toMatchObject({ sent: { role: 'SuperRealtor' } });
  });

  test('an invited person sees no role', () => {
    const flow = after({ type: 'codeSent', details: invited, token: 'sign-up', at: 1000 });

    expect(seenFrom(flow, 'role')).toBe(flow);
  });

  test.each(['code', 'picture', 'elsewhere'])('from the details nothing is seen of a step such as “%s”', (step) => {
    expect(seenFrom(signUpStart, step)).toBe(signUpStart);
  });

  test.each(['details', 'role', 'code'])('once the address is proved, nothing is seen of the %s', (step) => {
    const proved = after(detailsGiven, codeSent, codeAccepted);

    expect(seenFrom(proved, step)).toBe(proved);
  });
});

describe('whoever has looked back from a code', () => {
  test.each<[string, SignUpEvent[]]>([
    ['sends the same once more', [detailsGiven]],
    [
      'types something else and takes it back',
      [{ type: 'detailsTyped', details: { ...juniper, fullName: 'June' } }, detailsGiven],
    ],
  ])('can go on to enter it who %s', (_what, events) => {
    const again: SignUpEvent = { type: 'codeAwaited', details: juniper, role: 'SuperRealtor' };

    expect(after(detailsGiven, codeSent, ...events, again)).toEqual(after(detailsGiven, codeSent));
  });

  test.each<[string, SignUpEvent]>([
    ['address', { type: 'codeAwaited', details: { ...juniper, email: 'june@vale.example' }, role: 'SuperRealtor' }],
    ['role', { type: 'codeAwaited', details: juniper, role: 'SuperLender' }],
  ])('does not enter it for another %s', (_what, event) => {
    expect(after(detailsGiven, codeSent, detailsGiven, event).step).toBe('role');
  });

  test('no longer waits for it once something else is typed', () => {
    expect(
      after(detailsGiven, codeSent, { type: 'detailsTyped', details: { ...juniper, fullName: 'June' } }),
    ).toMatchObject({
      step: 'details',
      details: { fullName: 'June' },
    });
  });

  test('has nothing to enter once the sign-up is over', () => {
    expect(after(detailsGiven, codeSent, { type: 'codeEnded' })).toEqual({
      step: 'details',
      ref: '',
      details: juniper,
    });
  });
});

test('starting over forgets the person, not the invitation', () => {
  const proved = after({ type: 'invited', ref: 'E4H8KDZP3VNB' }, { ...codeSent, details: invited }, codeAccepted);

  expect(reduceSignUp(proved, { type: 'startedOver' })).toEqual({
    step: 'details',
    ref: 'E4H8KDZP3VNB',
    details: { fullName: '', email: '', referralCode: 'E4H8KDZP3VNB' },
  });
});

test('a recovery of the same address ends the sign-up, and another one’s does not', () => {
  const proved = after({ ...codeSent, details: invited }, codeAccepted);

  expect(reduceSignUp(proved, { type: 'recovered', email: 'Juniper@Vale.example' })).toEqual(
    reduceSignUp(proved, { type: 'startedOver' }),
  );
  expect(reduceSignUp(proved, { type: 'recovered', email: 'june@vale.example' })).toBe(proved);
});

test('an invitation fills in its code and keeps the name that was typed', () => {
  expect(after(detailsGiven, { type: 'invited', ref: 'E4H8KDZP3VNB' })).toEqual({
    step: 'details',
    ref: 'E4H8KDZP3VNB',
    details: invited,
  });
});

test('the same invitation seen again, as after a reload, changes nothing', () => {
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
])('at the details, $type means nothing', (event) => {
  expect(reduceSignUp(signUpStart, event)).toBe(signUpStart);
});

test.each<SignUpEvent>([detailsGiven, { type: 'detailsTyped', details: juniper }, codeSent])(
  'after the code, $type means nothing',
  (event) => {
    const proved = after(detailsGiven, codeSent, codeAccepted);

    expect(reduceSignUp(proved, event)).toBe(proved);
  },
);

test('leaving forgets everything', () => {
  expect(after(...wholeWay, { type: 'left' })).toBe(signUpStart);
});

test('who comes alone has seven steps with the company, an invited person five', () => {
  expect(progressOf(after(...wholeWay))).toEqual({ position: 6, total: 7 });
  expect(progressOf(after({ type: 'codeSent', details: invited, token: 'sign-up', at: 1000 }))).toEqual({
    position: 2,
    total: 5,
  });
});
