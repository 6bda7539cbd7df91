import { queryClient } from '@keydate/client';
import { aLender, aRealtor } from '@keydate/testing/builders/people';
import { memorySession } from '@keydate/testing/session/memory-session';
import { forgetAnswersWithPerson } from './forget-answers';

const ana = aRealtor();

beforeEach(() => queryClient.setQueryData(['transactions'], ['a transaction of the first person']));
afterEach(() => queryClient.clear());

test.each([
  ['signs out', ana, null],
  ['signs in', null, ana],
  ['is replaced by another', ana, aLender()],
])('what the server answered is forgotten when the person %s', (_what, before, after) => {
  const session = memorySession(before, 'token');
  forgetAnswersWithPerson(session);

  if (after) session.login(after, 'another token');
  else session.logout();

  expect(queryClient.getQueryData(['transactions'])).toBeUndefined();
});

test('what the server answered stays when the same person merely changes', () => {
  const session = memorySession(ana, 'token');
  forgetAnswersWithPerson(session);

  session.update({ fullName: 'Ana R. Reyes' });

  expect(queryClient.getQueryData(['transactions'])).toEqual(['a transaction of the first person']);
});
