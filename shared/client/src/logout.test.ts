import { memorySession } from '@keydate/testing/session/memory-session';
import { aRealtor } from '@keydate/testing/builders/people';
import { askBeforeLogout, requestLogout, returnAfterSwitch, switchAccount } from './logout';
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

test('the host learns where somebody returns to who switches accounts, and of no other logout', async () => {
  const heard: unknown[] = [];
  session().user$.subscribe((person) => {
    if (person === null) heard.push(returnAfterSwitch());
  });
  switchAccount('/lender-invitation/7');
  session().login(aRealtor(), 'token');
  await requestLogout();

  expect(heard).toEqual(['/lender-invitation/7', undefined]);
});
