import { recoveryStart, reduceRecovery, seenFrom, type RecoveryEvent, type RecoveryFlow } from './recovery-flow';

const codeSent: RecoveryEvent = { type: 'codeSent', email: 'wren@poudreriver.example', at: 1000 };
const codeAccepted: RecoveryEvent = { type: 'codeAccepted', token: 'recovery' };

function after(...events: RecoveryEvent[]): RecoveryFlow {
  return events.reduce(reduceRecovery, recoveryStart);
}

test('a recovery goes from the address by the code to the new password', () => {
  expect(after(codeSent)).toEqual({ step: 'code', email: 'wren@poudreriver.example', sentAt: 1000 });
  expect(after(codeSent, codeAccepted)).toEqual({
    step: 'password',
    email: 'wren@poudreriver.example',
    token: 'recovery',
  });
});

test('a new code begins a new wait', () => {
  expect(after(codeSent, { ...codeSent, at: 31_000 })).toMatchObject({ step: 'code', sentAt: 31_000 });
});

test('a code that was right and has expired since leaves the address', () => {
  expect(after(codeSent, codeAccepted, { type: 'codeEnded' })).toEqual({
    step: 'email',
    email: 'wren@poudreriver.example',
  });
});

test('from the code one can look back at the address, and at nothing once it was right', () => {
  const proved = after(codeSent, codeAccepted);

  expect(seenFrom(after(codeSent), 'email')).toEqual({ step: 'email', email: 'wren@poudreriver.example' });
  for (const step of ['email', 'code']) expect(seenFrom(proved, step)).toBe(proved);
});

test('one that is begun for another address begins anew, and for the same goes on', () => {
  const atPassword = after(codeSent, codeAccepted);

  expect(reduceRecovery(atPassword, { type: 'begun', email: 'ansel@mail.example' })).toEqual({
    step: 'email',
    email: 'ansel@mail.example',
  });
  for (const email of ['', ' Wren@PoudreRiver.example'])
    expect(reduceRecovery(atPassword, { type: 'begun', email })).toBe(atPassword);
});

test('a code that was sent can be waited for anew, for its own address alone', () => {
  const atCode = after(codeSent);

  expect(reduceRecovery(atCode, { type: 'codeAwaited', email: 'wren@poudreriver.example' })).toEqual(atCode);
  for (const flow of [atCode, recoveryStart])
    expect(reduceRecovery(flow, { type: 'codeAwaited', email: 'ansel@mail.example' })).toBe(flow);
});

test('a code is only good while one is waited for', () => {
  expect(after(codeAccepted)).toBe(recoveryStart);
});

test('a late answer to a resend does not take the password step away', () => {
  const atPassword = after(codeSent, codeAccepted);

  expect(reduceRecovery(atPassword, codeSent)).toBe(atPassword);
});

test('leaving forgets everything', () => {
  expect(after(codeSent, codeAccepted, { type: 'left' })).toBe(recoveryStart);
});
