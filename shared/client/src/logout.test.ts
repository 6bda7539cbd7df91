import { memorySession } from '@keydate/testing/session/memory-session';
import { aRealtor } from '@keydate/testing/builders/people';
import { askBeforeLogout, requestLogout } from './logout';
import { installSession, session } from './session';

beforeEach(() => installSession(memorySession(aRealtor(), 'token')));

test('logging out needs no answer when nothing asks', async () => {
  await requestLogout();

  expect(session().user()).toBeNull();
});

test('a person who is asked and stays remains signed in', async () => {
  const stop = askBeforeLogout(() => Promise.resolve(false));
  await requestLogout();
  expect(session().user()).not.toBeNull();

  stop();
  await requestLogout();
  expect(session().user()).toBeNull();
});

test('a person who is asked and leaves is signed out', async () => {
  const stop = askBeforeLogout(() => Promise.resolve(true));
  await requestLogout();
  stop();

  expect(session().user()).toBeNull();
});
