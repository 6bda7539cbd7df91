import { getTransaction } from '@keydate/contracts/transactions';
import { aRealtor } from '@keydate/testing/builders/people';
import { memorySession } from '@keydate/testing/session/memory-session';
import { act, renderHook, waitFor } from '@testing-library/react';
import { ApiError } from './api-error';
import { queryClient } from './query-client';
import { installSession } from './session';
import { SessionEnded } from './session-ended';
import { useChange } from './use-change';

const STALE = ['stale'];
const onError = jest.fn();

function renderChange(mutationFn: (name: string) => Promise<string>) {
  const { result } = renderHook(() =>
    useChange(getTransaction, { mutationFn, stale: [STALE], staleIf: ['NOT_FOUND'], onError }),
  );
  return result;
}

const isStale = () => queryClient.getQueryState(STALE)?.isInvalidated;

beforeEach(() => {
  installSession(memorySession(aRealtor(), 'token'));
  queryClient.setQueryData(STALE, 'a list');
  onError.mockClear();
});
afterEach(() => queryClient.clear());

test('a second start while it is running sends nothing', async () => {
  const send = jest.fn(async () => 'sent');
  const change = renderChange(send);
  let second: Promise<string> | undefined;

  await act(async () => {
    const first = change.current.mutateAsync('Ana');
    second = change.current.mutateAsync('Ana');
    change.current.mutate('Ana');
    await first;
  });

  expect(second).toBeUndefined();
  expect(send).toHaveBeenCalledTimes(1);
});

test('what a change makes stale is fetched again once it is done', async () => {
  const change = renderChange(async () => 'sent');
  act(() => change.current.mutate('Ana'));

  await waitFor(() => expect(isStale()).toBe(true));
});

test.each([
  ['says that somebody else has changed it', new ApiError(404, 'This could not be found.', 'NOT_FOUND'), true],
  ['says something else', new ApiError(500, 'Something went wrong!', 'INTERNAL'), false],
])('after a refusal that %s, what it makes stale is fetched again or not', async (_what, error, isStaleNow) => {
  const change = renderChange(async () => Promise.reject(error));
  act(() => change.current.mutate('Ana'));

  await waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
  expect(isStale()).toBe(isStaleNow);
});

test('the end of the session is no failure to speak of', async () => {
  const change = renderChange(async () => Promise.reject(new SessionEnded()));

  await act(async () => {
    await expect(change.current.mutateAsync('Ana')).rejects.toBeInstanceOf(SessionEnded);
  });

  expect(onError).not.toHaveBeenCalled();
});
