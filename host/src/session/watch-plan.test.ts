import { installSession } from '@keydate/client';
import type { User } from '@keydate/contracts/people';
import { aRealtor, aSubscription } from '@keydate/testing/builders/people';
import { expectLog } from '@keydate/testing/remotes/expect-log';
import { memorySession } from '@keydate/testing/session/memory-session';
import { watchPlan } from './watch-plan';

const MINUTE = 60_000;
const ana = aRealtor({ isSubscriptionPurchased: true, subscriptions: aSubscription() });
const ENDED = {
  isSubscriptionPurchased: false,
  subscriptions: null,
  subscriptionNotice: { kind: 'ended', until: null },
} as const;

let answer: () => Promise<User>;
let read: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  answer = async () => ({ ...ana, ...ENDED });
  read = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ status: 200, message: 'Success', result: await answer() }));
});
afterEach(() => jest.useRealTimers());

function open(user: User | null = ana) {
  const session = memorySession();
  if (user) session.login(user, 'token');
  installSession(session);
  watchPlan(session);
  return session;
}

async function changesTab(state: DocumentVisibilityState, minutes = 0) {
  await jest.advanceTimersByTimeAsync(minutes * MINUTE);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(1);
}

test('a tab that was open when the plan ended learns of it when its person comes back', async () => {
  const session = open();
  await changesTab('hidden', 6);
  expect(read).not.toHaveBeenCalled();

  await changesTab('visible');
  expect(session.user()).toEqual({ ...ana, ...ENDED });
});

test('the plan is read at most every five minutes', async () => {
  open();
  await changesTab('visible', 4);
  expect(read).not.toHaveBeenCalled();

  await changesTab('visible', 1);
  await changesTab('visible', 4);
  expect(read).toHaveBeenCalledTimes(1);
});

test('nothing else of the person changes, so that no form is taken off the page', async () => {
  const session = open();
  answer = async () => ({ ...ana, ...ENDED, fullName: 'Ana R. Reyes', company: null, stripeAddress: null });
  await changesTab('visible', 6);

  expect(session.user()).toEqual({ ...ana, ...ENDED });
});

test('a plan that was stored while it was read is not replaced by an older one', async () => {
  const session = open();
  const bought = { subscriptions: aSubscription({ subscription_tier: 'Office' }) };
  answer = async () => {
    session.update(bought);
    return { ...ana, ...ENDED };
  };
  await changesTab('visible', 6);

  expect(session.user()).toEqual({ ...ana, ...bought });
});

test.each([
  ['a visitor', null],
  ['a person without a company', aRealtor({ company: null })],
])('nothing is read for %s', async (_who, user) => {
  open(user);
  await changesTab('visible', 6);

  expect(read).not.toHaveBeenCalled();
});

test('where the plan cannot be read, the tab shows what it has', async () => {
  const log = expectLog();
  const session = open();
  read.mockRejectedValue(new TypeError('Failed to fetch'));
  await changesTab('visible', 6);

  expect(session.user()).toEqual(ana);
  expect(log).toHaveBeenCalledWith('[keydate] The plan could not be read again.', expect.anything());
});
