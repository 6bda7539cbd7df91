import { useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { ApiError } from './api-error';
import { queryClient } from './query-client';
import { SessionEnded } from './session-ended';

const unreachable = async () => Promise.reject(new ApiError(0, 'Keydate cannot be reached.'));

beforeAll(() => queryClient.mount());
afterAll(() => queryClient.unmount());
beforeEach(() => window.dispatchEvent(new Event('offline')));
afterEach(() => window.dispatchEvent(new Event('online')));

test('what is sent while the browser is offline fails at once, instead of waiting without a word', async () => {
  const sending = queryClient.getMutationCache().build(queryClient, { mutationFn: unreachable });

  await expect(sending.execute(undefined)).rejects.toThrow('Keydate cannot be reached.');
});

test('what is asked for while the browser is offline fails too', async () => {
  const asking = queryClient.query({ queryKey: ['transactions'], queryFn: unreachable, retry: false });

  await expect(asking).rejects.toThrow('Keydate cannot be reached.');
});

test('what is shown is asked for again when the browser is online again', async () => {
  const ask = jest.fn(async () => 'a list');
  const { unmount } = renderHook(() => useQuery({ queryKey: ['shown'], queryFn: ask, staleTime: 0 }, queryClient));
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));

  act(() => void window.dispatchEvent(new Event('online')));

  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  unmount();
});

test('what is asked for in a session that has ended is not asked for again', async () => {
  const ask = jest.fn(async () => Promise.reject(new SessionEnded()));

  await expect(queryClient.query({ queryKey: ['ended'], queryFn: ask })).rejects.toBeInstanceOf(SessionEnded);
  expect(ask).toHaveBeenCalledTimes(1);
});
