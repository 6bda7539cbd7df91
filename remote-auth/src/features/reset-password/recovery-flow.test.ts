import { recoveryStart, reduceRecovery, type RecoveryEvent, type RecoveryFlow } from './recovery-flow';

const codeSent: RecoveryEvent = { type: 'codeSent', email: 'wren@poudreriver.example', at: 1000 };
const codeAccepted: RecoveryEvent = { type: 'codeAccepted', token: 'recovery' };

function after(...events: RecoveryEvent[]): RecoveryFlow {
  return events.reduce(reduceRecovery, recoveryStart);
}

test('a recovery goes from the address by the code to the new password', () => {
  expect(after(codeSent)).toEqual({ step: 'code', email: 'wren@poudreriver.example', sentAt: 1000 });
  expect(after(codeSent, codeAccepted)).toEqual({ step: 'password', email: 'wren@poudreriver.example', token: 'recovery' });
});

test('a new code begins a new wait', () => {
  expect(after(codeSent, { ...codeSent, at: 31_000 })).toMatchObject({ step: 'code', sentAt: 31_000 });
});

test('going back keeps the address and drops the token', () => {
  expect(after(codeSent, codeAccepted, { type: 'wentBack' })).toEqual({ step: 'email', email: 'wren@poudreriver.example' });
});

test('one that is begun for another address begins anew, and for the same goes on', () => {
  const atPassword = after(codeSent, codeAccepted);

  expect(reduceRecovery(atPassword, { type: 'begun', email: 'ansel@mail.example' })).toEqual({ step: 'email', email: 'ansel@mail.example' });
  for (const email of ['', ' Wren@PoudreRiver.example']) expect(reduceRecovery(atPassword, { type: 'begun', email })).toBe(atPassword);
});

test('who went back from a code can go on to enter it, and nobody else', () => {
  const back = after(codeSent, { type: 'wentBack' });

  expect(reduceRecovery(back, { type: 'codeAwaited', email: 'wren@poudreriver.example' })).toEqual(after(codeSent));
  expect(reduceRecovery(back, { type: 'codeAwaited', email: 'ansel@mail.example' })).toBe(back);
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
