import { act, renderHook } from '@testing-library/react';
import { tabStorage } from '@keydate/client';
import { z } from 'zod';
import { persistedEntries } from './persisted-entries';
import { persistedFlow } from './persisted-flow';

const schema = z.object({ step: z.enum(['first', 'second']) });
type Steps = z.infer<typeof schema>;
const start: Steps = { step: 'first' };
const reduce = (_state: Steps, event: 'advanced' | 'left'): Steps =>
  event === 'advanced' ? { step: 'second' } : start;

/** The module as a page loads it. */
const load = () =>
  persistedFlow({ entries: persistedEntries({ storage: tabStorage, name: 'flows', schema }), key: 'a', start, reduce });

beforeEach(() => window.sessionStorage.clear());

test('a reload finds the flow at the same step', () => {
  const before = renderHook(load());
  act(() => void before.result.current[1]('advanced'));

  expect(renderHook(load()).result.current[0]).toEqual({ step: 'second' });
});

test('every component that uses the flow sees the next step', () => {
  const useFlow = load();
  const [page, frame] = [renderHook(useFlow), renderHook(useFlow)];

  act(() => void page.result.current[1]('advanced'));

  expect(frame.result.current[0]).toEqual({ step: 'second' });
});

test('the flow also works in a browser that cannot store anything', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { result } = renderHook(load());
  act(() => void result.current[1]('advanced'));

  expect(result.current[0]).toEqual({ step: 'second' });
  act(() => void result.current[1]('left'));
  expect(result.current[0]).toBe(start);
});

test('a flow in its first state stores nothing in the tab', () => {
  const { result } = renderHook(load());
  act(() => void result.current[1]('advanced'));
  act(() => void result.current[1]('left'));

  expect(window.sessionStorage).toHaveLength(0);
});

test.each(['{"a":{"step":"third"}}', '{"a":', 'null', '7'])('a flow stored as %s starts again', (stored) => {
  window.sessionStorage.setItem('flows', stored);

  expect(renderHook(load()).result.current[0]).toBe(start);
});
