import { pathOf, progressOf, reduceSignUp, signUpStart, type SignUpEvent, type SignUpFlow } from './sign-up-flow';

const juniper = { fullName: 'Juniper Vale', email: 'juniper@vale.example', referralCode: '' };
const invited = { ...juniper, referralCode: 'E4H8KDZP3VNB' };

const detailsGiven: SignUpEvent = { type: 'detailsGiven', details: juniper };
const codeSent: SignUpEvent = { type: 'codeSent', details: juniper, role: 'SuperRealtor', token: 'sign-up', at: 1000 };
const codeAccepted: SignUpEvent = { type: 'codeAccepted', token: 'person' };
const wholeWay: SignUpEvent[] = [detailsGiven, codeSent, codeAccepted, { type: 'passwordSet' }, { type: 'termsAccepted' }];

function after(...events: SignUpEvent[]): SignUpFlow {
  return events.reduce(reduceSignUp, signUpStart);
}

test('who comes alone goes from details by role, code, password and terms to the picture', () => {
  const steps = wholeWay.map((_event, done) => after(...wholeWay.slice(0, done + 1)).step);

  expect(steps).toEqual(['role', 'code', 'password', 'terms', 'picture']);
});

test('an invited person chooses no role', () => {
  expect(after({ type: 'codeSent', details: invited, token: 'sign-up', at: 1000 })).toMatchObject({ step: 'code', role: undefined });
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
  expect(after(detailsGiven, codeSent, { type: 'codeResent', at: 31_000 })).toMatchObject({ step: 'code', token: 'sign-up', sentAt: 31_000 });
});

test.each([
  ['role', [detailsGiven]],
  ['code', [detailsGiven, codeSent]],
])('from the %s one can go back to the details, which are still there', (_step, events) => {
  expect(after(...events, { type: 'wentBack' })).toMatchObject({ step: 'details', ref: '', details: juniper });
});

describe('who has gone back from a code', () => {
  const back: SignUpEvent[] = [detailsGiven, codeSent, { type: 'wentBack' }, detailsGiven];

  test('can go on to enter it with the same details and role', () => {
    expect(after(...back, { type: 'codeAwaited', details: juniper, role: 'SuperRealtor' })).toEqual(after(detailsGiven, codeSent));
  });

  test.each<[string, SignUpEvent]>([
    ['address', { type: 'codeAwaited', details: { ...juniper, email: 'june@vale.example' }, role: 'SuperRealtor' }],
    ['role', { type: 'codeAwaited', details: juniper, role: 'SuperLender' }],
  ])('does not enter it for another %s', (_what, event) => {
    expect(after(...back, event).step).toBe('role');
  });

  test('has nothing to enter once the sign-up is over', () => {
    expect(after(detailsGiven, codeSent, { type: 'codeEnded' })).toEqual({ step: 'details', ref: '', details: juniper });
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

test('once the address is proved there is no way back to another one', () => {
  const proved = after(detailsGiven, codeSent, codeAccepted);

  expect(reduceSignUp(proved, { type: 'wentBack' })).toBe(proved);
});

test('an invitation fills in its code and keeps the name that was typed', () => {
  expect(after(detailsGiven, { type: 'invited', ref: 'E4H8KDZP3VNB' })).toEqual({ step: 'details', ref: 'E4H8KDZP3VNB', details: invited });
});

test('the same invitation seen again, as after a reload, changes nothing', () => {
  const underWay = after({ type: 'invited', ref: 'E4H8KDZP3VNB' }, { type: 'codeSent', details: invited, token: 'sign-up', at: 1000 });

  expect(reduceSignUp(underWay, { type: 'invited', ref: 'E4H8KDZP3VNB' })).toBe(underWay);
});

test.each<SignUpEvent>([{ type: 'codeResent', at: 1 }, codeAccepted, { type: 'passwordSet' }, { type: 'termsAccepted' }])(
  'at the details, $type means nothing',
  (event) => {
    expect(reduceSignUp(signUpStart, event)).toBe(signUpStart);
  },
);

test.each([detailsGiven, codeSent])('after the code, $type means nothing', (event) => {
  const proved = after(detailsGiven, codeSent, codeAccepted);

  expect(reduceSignUp(proved, event)).toBe(proved);
});

test('leaving forgets everything', () => {
  expect(after(...wholeWay, { type: 'left' })).toBe(signUpStart);
});

test('who comes alone has seven steps with the company, an invited person five', () => {
  expect(progressOf(after(...wholeWay))).toEqual({ position: 6, total: 7 });
  expect(progressOf(after({ type: 'codeSent', details: invited, token: 'sign-up', at: 1000 }))).toEqual({ position: 2, total: 5 });
});
