import { queryClient } from '@keydate/client';
import { aLender, aRealtor } from '@keydate/testing/builders/people';
import { memorySession } from '@keydate/testing/session/memory-session';
import { clearQueryCacheOnUserChange } from './clear-query-cache';

const ana = aRealtor();

beforeEach(() => queryClient.setQueryData(['transactions'], ['a transaction of the first person']));
afterEach(() => queryClient.clear());

test.each([
  ['signs out', ana, null],
  ['signs in', null, ana],
  ['is replaced by another', ana, aLender()],
])('the query cache is cleared when the person %s', (_what, before, after) => {
  const session = memorySession(before, 'token');
  clearQueryCacheOnUserChange(session);

  if (after) session.login(after, 'another token');
  else session.logout();

  expect(queryClient.getQueryData(['transactions'])).toBeUndefined();
});

test('the query cache is not cleared when the same person’s data changes', () => {
  const session = memorySession(ana, 'token');
  clearQueryCacheOnUserChange(session);

  session.update({ fullName: 'Ana R. Reyes' });

  expect(queryClient.getQueryData(['transactions'])).toEqual(['a transaction of the first person']);
});
