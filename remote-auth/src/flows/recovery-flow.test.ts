import { recoveryStart, reduceRecovery, shownAt, type RecoveryEvent, type RecoveryFlow } from './recovery-flow';

const codeSent: RecoveryEvent = { type: 'codeSent', email: 'wren@poudreriver.example', at: 1000 };
const codeAccepted: RecoveryEvent = { type: 'codeAccepted', token: 'recovery' };

function after(...events: RecoveryEvent[]): RecoveryFlow {
  return events.reduce(reduceRecovery, recoveryStart);
}

test('a recovery asks for the email address, the code and the new password, in this order', () => {
  expect(after(codeSent)).toEqual({ step: 'code', email: 'wren@poudreriver.example', sentAt: 1000 });
  expect(after(codeSent, codeAccepted)).toEqual({
    step: 'password',
    email: 'wren@poudreriver.example',
    token: 'recovery',
  });
});

test('a new code restarts the wait for the next one', () => {
  expect(after(codeSent, { ...codeSent, at: 31_000 })).toMatchObject({ step: 'code', sentAt: 31_000 });
});

test('a session that expires before the new password is set leads back to the first step, with the address', () => {
  expect(after(codeSent, codeAccepted, { type: 'codeExpired' })).toEqual({
    step: 'email',
    email: 'wren@poudreriver.example',
  });
});

test('the first step can be shown again from the code step, and no earlier step after the code is confirmed', () => {
  const confirmed = after(codeSent, codeAccepted);

  expect(shownAt(after(codeSent), 'email')).toEqual({ step: 'email', email: 'wren@poudreriver.example' });
  for (const step of ['email', 'code']) expect(shownAt(confirmed, step)).toBe(confirmed);
});

test('a recovery for another address starts again, and one for the same address continues', () => {
  const atPassword = after(codeSent, codeAccepted);

  expect(reduceRecovery(atPassword, { type: 'started', email: 'ansel@mail.example' })).toEqual({
    step: 'email',
    email: 'ansel@mail.example',
  });
  for (const email of ['', ' Wren@PoudreRiver.example'])
    expect(reduceRecovery(atPassword, { type: 'started', email })).toBe(atPassword);
});

test('a code that was sent can still be entered, but only for the address to which it was sent', () => {
  const atCode = after(codeSent);

  expect(reduceRecovery(atCode, { type: 'codeAwaited', email: 'wren@poudreriver.example' })).toEqual(atCode);
  for (const flow of [atCode, recoveryStart])
    expect(reduceRecovery(flow, { type: 'codeAwaited', email: 'ansel@mail.example' })).toBe(flow);
});

test('a code is accepted at the code step only', () => {
  expect(after(codeAccepted)).toBe(recoveryStart);
});

test('a late reply to a resend does not leave the password step', () => {
  const atPassword = after(codeSent, codeAccepted);

  expect(reduceRecovery(atPassword, codeSent)).toBe(atPassword);
});

test('leaving clears the recovery', () => {
  expect(after(codeSent, codeAccepted, { type: 'left' })).toBe(recoveryStart);
});
